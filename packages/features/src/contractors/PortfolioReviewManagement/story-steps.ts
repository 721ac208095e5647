import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Moves the first project one down, and saves the order. */
export async function moveAndSave({ canvas, userEvent }: Stage): Promise<void> {
  const [first] = await canvas.findAllByRole('article');
  if (first === undefined) throw new Error('no project');
  const [, down] = within(first).getAllByRole('button');
  if (down === undefined) throw new Error('it cannot be moved');
  await userEvent.click(down);
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(?:Lưu thứ tự|Save the order|순서 저장)$/u }),
  );
}
