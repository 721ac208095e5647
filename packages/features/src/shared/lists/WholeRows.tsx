import { wholeRows } from '@hien/domain';
import type { ReactNode } from 'react';
import * as s from './WholeRows.css.ts';

interface WholeRowsProps<Item> {
  items: readonly Item[];
  /** Unique within the list; ids alone may repeat (D65). */
  itemKey: (item: Item) => string;
  children: (item: Item, at: number) => ReactNode;
}

/**
 * A grid cut to whole rows: of 2 up to 992 px, of 3 above (D63, D67). The window's width is not known on the
 * server, so both cuts are made there and the style sheet hides what is over: nothing moves, nothing mismatches.
 */
export function WholeRows<Item>({ items, itemKey, children }: WholeRowsProps<Item>) {
  const narrow = wholeRows(items, 2).length;
  const wide = wholeRows(items, 3).length;
  return (
    <ul className={s.grid}>
      {items.slice(0, Math.max(narrow, wide)).map((item, at) => (
        <li
          key={itemKey(item)}
          className={at >= wide ? s.narrowOnly : at >= narrow ? s.wideOnly : undefined}
        >
          {children(item, at)}
        </li>
      ))}
    </ul>
  );
}
