import type { Item, Order, OrderEffect, OrderEntry } from '@hien/domain';
import type { ItemRow, OrderRow } from './locked-order.ts';

/** What the domain made of an order. */
export type Outcome = {
  readonly order: Order;
  readonly effects: readonly OrderEffect[];
  readonly entries: readonly OrderEntry[];
};

/** A line as it stands in the database, and the item that the domain made of it. */
export type Line = { readonly row: ItemRow; readonly item: Item };

export function linesOf(rows: readonly ItemRow[], { order }: Outcome): Line[] {
  return rows.map((row, index) => ({ row, item: order.items[index] ?? row.data }));
}

/** An order as it was written, with what happened to it. */
export type WrittenChange = {
  readonly order: OrderRow;
  readonly rows: readonly ItemRow[];
  readonly outcome: Pick<Outcome, 'effects' | 'entries'>;
};
