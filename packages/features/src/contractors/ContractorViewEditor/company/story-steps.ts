import type { StoryContext } from '@storybook/react-vite';
import { screen, waitFor, within } from 'storybook/test';

type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

const sendButton = /^(Gửi duyệt|Send( \d+ changes?)? for approval|(\d+개 항목 )?승인 요청)/;

export const sendCompany = async ({ canvas, userEvent }: Stage): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: sendButton }));

/** Adds to a field of the form that lies over the page, by its id. */
export async function typeOver({ userEvent }: Stage, id: string, words: string): Promise<void> {
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`#company-${id}`);
    if (found === null) throw new Error(`no ${id} yet`);
    return found;
  });
  await userEvent.type(field, words);
}

/** The form that lies over the page. */
export const opened = async () => within(await screen.findByRole('dialog'));
