import type { ShopItem } from '@hien/api';
import { MoneyInput } from '@hien/ui';
import { useId } from 'react';
import { validationText } from '../../shared/forms/validation-text.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type Cell, type Edit, problemsIn, shownIn, storedIn } from './grid-edits.ts';
import * as s from './items.css.ts';

/** Cells of one column lie below one another, an option's stock below that of its neighbours. */
export type Column = 'price' | 'discount' | 'preparation' | 'stock' | 'additional';

/** The largest number that a field takes. */
const most: Readonly<Record<Column, number>> = {
  price: 9_999_999_999,
  discount: 9_999_999_999,
  additional: 9_999_999_999,
  stock: 9_999_999,
  preparation: 99,
};

interface GridCellProps {
  item: ShopItem;
  edit: Edit | undefined;
  cell: Cell;
  column: Column;
  label: string;
  onType: (value: number | null) => void;
}

/** One number of the list, typed over in place. It says what is wrong with it, and what it became meanwhile. */
export function GridCell({ item, edit, cell, column, label, onType }: GridCellProps) {
  const text = useText();
  const { integer } = useFormat();
  const id = useId();
  const stored = storedIn(item, cell);
  const isTyped = edit?.cells[cell] !== undefined;
  const problem = problemsIn(edit)[cell];
  const moved =
    isTyped && (edit.moved?.includes(cell) === true || stored !== storedIn(edit.item, cell));
  const said =
    problem !== undefined
      ? validationText(text, problem)
      : moved
        ? text('seller.items.moved', { value: integer(stored) })
        : undefined;
  return (
    <span className={s.cell}>
      <MoneyInput
        className={isTyped ? s.typed : undefined}
        format={integer}
        unit=""
        max={most[column]}
        value={shownIn(item, edit, cell)}
        onChange={onType}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={said === undefined ? undefined : id}
        data-column={column}
        data-item={item.id}
        data-cell={cell}
      />
      {said === undefined ? null : (
        <span id={id} className={problem === undefined ? s.moved : s.wrong}>
          {said}
        </span>
      )}
    </span>
  );
}
