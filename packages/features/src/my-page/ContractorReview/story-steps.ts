import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';

type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

const patient = { timeout: 10_000 };

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
