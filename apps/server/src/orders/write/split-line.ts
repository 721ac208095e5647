import { shares, splitLine } from '@hien/domain';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { countSplit } from './counts.ts';
import { itemColumns } from './item-columns.ts';
import { copyWords } from '../read/line-words.ts';
import type { ItemRow, LockedOrder } from './locked-order.ts';

type Amounts = Pick<
  ItemRow,
  'list' | 'discount' | 'goods' | 'couponShare' | 'pointsShare' | 'paid' | 'prepaidShipping'
>;
type Part = Amounts & Pick<ItemRow, 'quantity' | 'data'>;

const share = (total: number, weights: readonly number[]): readonly [number, number] => {
  const [rest = 0, part = 0] = shares(total, weights);
  return [rest, part];
};

/** What a line's two parts are, to the đồng; null when the part is the whole. */
export function partsOf(row: ItemRow, quantity: number): readonly [rest: Part, part: Part] | null {
  const [rest, part] = splitLine({ quantity: row.quantity, item: row.data }, quantity);
  if (part === undefined) return null;
  const weights = [rest.quantity, part.quantity];
  const [, goods] = share(row.goods, weights);
  const [, list] = share(row.list, weights);
  const [, prepaidShipping] = share(row.prepaidShipping, weights);
  // What is not paid in money is coupon and points; the coupon's share leaves room for the points'.
  const unpaid = goods - part.item.amount;
  const [, coupon] = share(row.couponShare, weights);
  const couponShare = Math.max(
    0,
    unpaid - row.pointsShare,
    Math.min(coupon, row.couponShare, unpaid),
  );
  const taken: Part = {
    quantity: part.quantity,
    data: part.item,
    list,
    discount: list - goods,
    goods,
    couponShare,
    pointsShare: unpaid - couponShare,
    paid: part.item.amount,
    prepaidShipping,
  };
  const left: Part = {
    quantity: rest.quantity,
    data: rest.item,
    list: row.list - taken.list,
    discount: row.discount - taken.discount,
    goods: row.goods - taken.goods,
    couponShare: row.couponShare - taken.couponShare,
    pointsShare: row.pointsShare - taken.pointsShare,
    paid: rest.item.amount,
    prepaidShipping: row.prepaidShipping - taken.prepaidShipping,
  };
  return [left, taken];
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
