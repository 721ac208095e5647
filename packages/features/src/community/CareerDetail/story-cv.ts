import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { uploadsKept } from '../../shared/forms/story-steps.ts';

/** Chooses a file as CV, as a dialog of files would give it. */
export async function chooseCv(
  { canvasElement, userEvent }: Pick<StoryContext, 'canvasElement' | 'userEvent'>,
  content: string,
): Promise<void> {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('No file can be chosen');
    return found;
  });
  const file = new File([content], 'Nguyen-Thu-An-CV.pdf', { type: 'application/pdf' });
  await userEvent.upload(input, file);
}

/** Waits until the CV has arrived and can be sent with the form. */
export async function cvKept({
  canvasElement,
}: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  await waitFor(() => expect(canvasElement).toHaveTextContent('Nguyen-Thu-An-CV.pdf'));
  await uploadsKept(canvasElement);
}
