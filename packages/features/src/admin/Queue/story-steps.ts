import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Unfolds the row at a place once the rows are there: in a table, or in the cards of a phone. */
export async function unfold({ canvas, userEvent }: Stage, at = 0): Promise<void> {
  const rows = await canvas.findAllByRole('button', {
    expanded: false,
    name: /^(Xem|Show) | 펼치기$/,
  });
  const row = rows[at];
  if (row === undefined) return;
  await userEvent.click(row);
  // The address says it first.
  await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'true'));
}
