import type { ReactNode } from 'react';
import * as s from './lists.css.ts';

interface ListRowsProps<Item> {
  items: readonly Item[];
  /** What the row is about, and the facts beside it; on phones below it. */
  row: (item: Item) => { main: ReactNode; facts?: ReactNode };
}

/** A list of things told in words, one below the other. */
export function ListRows<Item extends { readonly id: number | string }>({
  items,
  row,
}: ListRowsProps<Item>) {
  return (
    <ul className={s.rows}>
      {items.map((item) => {
        const { main, facts } = row(item);
        return (
          <li key={item.id} className={s.row}>
            <div className={s.cell}>{main}</div>
            {facts ? <div className={s.cell}>{facts}</div> : null}
          </li>
        );
      })}
    </ul>
  );
}
