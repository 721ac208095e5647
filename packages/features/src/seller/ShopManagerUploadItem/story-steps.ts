import type { ItemStep } from '@hien/domain';
import { itemStepLabels } from '@hien/domain';
import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

export const sendButton = /^(Gửi duyệt|Send for approval|승인 요청)$/;

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

/** Wants to send the item, and goes to the step in which something is said. */
export async function pressSend(
  { canvas, userEvent }: Stage,
  step: ItemStep | null,
): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: sendButton }));
  if (step === null) return;
  const labels = Object.values(itemStepLabels[step]);
  const links = await canvas.findAllByRole('link');
  const link = links.find((one) => labels.some((label) => one.textContent?.includes(`${label} (`)));
  if (link === undefined) throw new Error(`no way to ${step}`);
  await userEvent.click(link);
}
