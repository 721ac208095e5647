import { type LineAmounts, splitAmounts, splitLine } from '@hien/domain';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { countSplit } from './counts.ts';
import { itemColumns } from './item-columns.ts';
import { copyWords } from '../read/line-words.ts';
import type { ItemRow, LockedOrder } from './locked-order.ts';

type Part = LineAmounts & Pick<ItemRow, 'quantity' | 'data'>;

/** What a line's two parts are, to the đồng; null when the part is the whole. */
export function partsOf(row: ItemRow, quantity: number): readonly [rest: Part, part: Part] | null {
  const [rest, part] = splitLine({ quantity: row.quantity, item: row.data }, quantity);
  if (part === undefined) return null;
  const [left, taken] = splitAmounts(row, [rest, part]);
  return [
    { ...left, quantity: rest.quantity, data: rest.item },
    { ...taken, quantity: part.quantity, data: part.item },
  ];
}

/**
 * Takes part of a line's quantity into a line of its own (2.1), with the same history, and answers the order with the
 * id of the part. The whole quantity is no split.
 */
export async function splitOff(
  tx: Orm,
  locked: LockedOrder,
  row: ItemRow,
  quantity: number,
): Promise<{ readonly locked: LockedOrder; readonly itemId: number }> {
  const parts = partsOf(row, quantity);
  if (parts === null) return { locked, itemId: row.id };
  const [rest, part] = parts;
  const [left = row] = await tx
    .update(orderItems)
    .set({ ...rest, ...itemColumns(rest.data, row.reminded) })
    .where(eq(orderItems.id, row.id))
    .returning();
  const { id: _, ...whole } = row;
  const [taken] = await tx
    .insert(orderItems)
    .values({ ...whole, ...part, ...itemColumns(part.data, row.reminded), splitFrom: row.id })
    .returning();
  if (taken === undefined) throw new Error('the part of the line was not written');
  await tx.execute(sql`
    insert into item_events (item_id, order_id, event, rule, by, user_id, "from", "to", payload, version, at)
    select ${taken.id}, order_id, event, rule, by, user_id, "from", "to", payload, version, at
    from item_events where item_id = ${row.id} order by id`);
  await copyWords(tx, row.id, taken.id);
  await countSplit(tx, taken);
  const rows = [...locked.rows.map((one) => (one.id === row.id ? left : one)), taken];
  return { locked: { ...locked, rows }, itemId: taken.id };
}
