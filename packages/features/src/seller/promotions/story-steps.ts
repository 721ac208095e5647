import type { StoryContext } from '@storybook/react-vite';

/** Unfolds a promotion once the rows are there: in a table, or in the cards of a phone. */
export async function unfoldPromotion(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  at = 0,
): Promise<void> {
  const rows = await canvas.findAllByRole('button', {
    expanded: false,
    name: /^(Xem|Show) | 펼치기$/,
  });
  const row = rows[at];
  if (row) await userEvent.click(row);
}
