import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import type { Column } from './GridCell.tsx';

type Stage = Pick<StoryContext, 'canvasElement' | 'userEvent'>;

/** The cells of a column, from above, once they are there. */
export async function cellsOfColumn(
  { canvasElement }: Pick<StoryContext, 'canvasElement'>,
  column: Column,
): Promise<HTMLInputElement[]> {
  return waitFor(() => {
    const found = [
      ...canvasElement.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`),
    ];
    if (found.length === 0) throw new Error(`no ${column} yet`);
    return found;
  });
}

/** Types a number over that of a cell. */
export async function typeOver(
  context: Stage,
  column: Column,
  row: number,
  value: string,
): Promise<void> {
  const cell = (await cellsOfColumn(context, column))[row];
  if (cell === undefined) throw new Error(`no row ${row}`);
  await context.userEvent.clear(cell);
  await context.userEvent.type(cell, value);
}

/** Presses a button by its name. */
export async function ask(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: RegExp,
): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}
