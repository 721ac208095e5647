import type { StoryContext } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { uploadsKept } from '../../shared/forms/story-steps.ts';

type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

export const patient = { timeout: 10_000 };

/** Sends the open form as it is. */
export async function save({ canvas, userEvent }: Stage): Promise<void> {
  await canvas.findAllByRole('radio', {}, patient);
  const button = canvas
    .getAllByRole('button')
    .find((one) => one instanceof HTMLButtonElement && one.type === 'submit');
  if (button === undefined) throw new Error('The form has no button');
  await userEvent.click(button);
}

/** Takes the first review back, and says yes. */
export async function takeBack({ canvas, userEvent }: Stage): Promise<void> {
  const [first] = await canvas.findAllByRole(
    'button',
    { name: /^(?:Rút lại|Take back|철회)$/u },
    patient,
  );
  if (first === undefined) throw new Error('Nothing can be taken back');
  await userEvent.click(first);
  const dialog = await screen.findByRole('alertdialog', {}, patient);
  await userEvent.click(
    within(dialog).getByRole('button', { name: /^(?:Rút lại|Take back|철회하기)$/u }),
  );
}

/** Chooses a contract and a file of it in the open sheet. */
export async function fillInEvidence({ userEvent: user }: Pick<Stage, 'userEvent'>): Promise<void> {
  const dialog = await screen.findByRole('dialog', {}, patient);
  const [contract] = await within(dialog).findAllByRole('radio', {}, patient);
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (contract === undefined || input === null) throw new Error('The sheet has no fields');
  await user.click(contract);
  await user.upload(input, new File(['%PDF-1.7 '], 'hop-dong.pdf', { type: 'application/pdf' }));
  await within(dialog).findByText('hop-dong.pdf', {}, patient);
}

/** Sends what is in the sheet, once nothing is on its way any more. */
export async function sendEvidence(): Promise<void> {
  const dialog = await screen.findByRole('dialog', {}, patient);
  const button = within(dialog)
    .getAllByRole('button')
    .find((one) => one instanceof HTMLButtonElement && one.type === 'submit');
  if (button === undefined) throw new Error('The sheet has no button');
  await uploadsKept(dialog);
  await userEvent.click(button);
}
