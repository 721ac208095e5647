import type { StoryContext } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { uploadsKept } from '../../shared/forms/story-steps.ts';

type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

/** Sends the open form as it is. */
export async function save({ canvas, userEvent }: Stage): Promise<void> {
  await canvas.findAllByRole('radio');
  const button = canvas
    .getAllByRole('button')
    .find((one) => one instanceof HTMLButtonElement && one.type === 'submit');
  if (button === undefined) throw new Error('The form has no button');
  await userEvent.click(button);
}

/** Takes the first review back, and says yes. */
export async function takeBack({ canvas, userEvent }: Stage): Promise<void> {
  const [first] = await canvas.findAllByRole('button', { name: /^(?:Rút lại|Take back|철회)$/u });
  if (first === undefined) throw new Error('Nothing can be taken back');
  await userEvent.click(first);
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(
    within(dialog).getByRole('button', { name: /^(?:Rút lại|Take back|철회하기)$/u }),
  );
}

/** Chooses a contract and a file of it in the open sheet. */
export async function fillInEvidence({ userEvent: user }: Pick<Stage, 'userEvent'>): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  const [contract] = await within(dialog).findAllByRole('radio');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (contract === undefined || input === null) throw new Error('The sheet has no fields');
  await user.click(contract);
  await user.upload(input, new File(['%PDF-1.7 '], 'hop-dong.pdf', { type: 'application/pdf' }));
  await within(dialog).findByText('hop-dong.pdf');
}

/** Sends what is in the sheet, once nothing is on its way any more. */
export async function sendEvidence(): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  const button = within(dialog)
    .getAllByRole('button')
    .find((one) => one instanceof HTMLButtonElement && one.type === 'submit');
  if (button === undefined) throw new Error('The sheet has no button');
  await uploadsKept(dialog);
  await userEvent.click(button);
}
