import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';

/** Presses the first line's next step. */
export async function pressNext(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: RegExp,
): Promise<void> {
  const [next] = await canvas.findAllByRole('button', { name });
  if (next === undefined) throw new Error('no line has this step');
  await userEvent.click(next);
}

/** Fills in the form of a parcel that the shop's own people fetch. */
export async function fetchByOwnPeople(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  name: RegExp,
): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  const self = await dialog.findByRole('radio', {
    name: /^(Tự đến lấy|Our own people fetch them|직접 수거)$/,
  });
  await userEvent.click(self);
  await userEvent.click(dialog.getByRole('button', { name }));
}
