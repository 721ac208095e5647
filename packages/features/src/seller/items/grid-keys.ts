import type { ClipboardEvent, KeyboardEvent } from 'react';
import { pasted } from './grid-edits.ts';

interface CellAt {
  readonly itemId: number;
  readonly cell: string;
}

/** The field of a cell that an event came from, and those below it in its column, itself first. */
function below(root: HTMLElement, target: EventTarget): readonly HTMLInputElement[] {
  if (!(target instanceof HTMLInputElement)) return [];
  const { column } = target.dataset;
  if (column === undefined) return [];
  const all = [...root.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`)];
  return all.slice(all.indexOf(target));
}

/** The cell above or below in its column. */
function neighbour(root: HTMLElement, field: HTMLInputElement, step: 1 | -1) {
  const { column = '' } = field.dataset;
  const all = [...root.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`)];
  return all[all.indexOf(field) + step];
}

const cellAt = ({ dataset }: HTMLInputElement): CellAt => ({
  itemId: Number(dataset['item']),
  cell: dataset['cell'] ?? '',
});

interface Keys {
  /** Esc: a cell goes back to what is stored. */
  readonly onReset: (at: CellAt) => void;
  readonly onSave: () => void;
  /** A column of a spreadsheet: a number for each cell from this one down, null where there was none. */
  readonly onPaste: (values: readonly { readonly at: CellAt; readonly value: number }[]) => void;
}

/** Enter and the arrows go from cell to cell, Esc takes back, Ctrl or ⌘ with S saves, a pasted column fills those below. */
export function gridKeys({ onReset, onSave, onPaste }: Keys) {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault();
        onSave();
        return;
      }
      const [field] = below(event.currentTarget, event.target);
      if (field === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') return onReset(cellAt(field));
      const step =
        event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
          ? -1
          : event.key === 'ArrowDown' || event.key === 'Enter'
            ? 1
            : null;
      if (step === null) return;
      event.preventDefault();
      const next = neighbour(event.currentTarget, field, step);
      next?.focus();
      next?.select();
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const fields = below(event.currentTarget, event.target);
      const values = pasted(event.clipboardData.getData('text'), fields.length);
      if (fields.length === 0 || values === null) return;
      event.preventDefault();
      onPaste(
        values.flatMap((value, index) => {
          const field = fields[index];
          return value === null || field === undefined ? [] : [{ at: cellAt(field), value }];
        }),
      );
    },
  };
}
