import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens an act's form, types its words in their order, and sends it. */
export async function doAct(
  { canvas, userEvent }: Stage,
  name: RegExp,
  words: readonly string[],
): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  const fields = await dialog.findAllByRole('textbox');
  for (const [index, field] of fields.entries()) {
    const typed = words[index];
    if (typed !== undefined) await userEvent.type(field, typed);
  }
  await userEvent.click(dialog.getByRole('button', { name }));
}
