import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

const sendButton = /^(Gửi duyệt|Send for approval|승인 요청)$/;

export const pressSend = async ({ canvas, userEvent }: Stage): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: sendButton }));

/** Adds to a field by its id. */
export async function typeInto(
  { canvasElement, userEvent }: Stage,
  id: string,
  words: string,
): Promise<void> {
  const field = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>(`#${id}`);
    if (found === null) throw new Error(`no ${id} yet`);
    return found;
  });
  await userEvent.type(field, words);
}
