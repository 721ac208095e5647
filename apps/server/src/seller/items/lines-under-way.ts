import { type ItemState, itemStateInfo, itemStates } from '@hien/domain';
import { and, count, inArray, notInArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderItems } from '../../db/schema/orders.ts';

const over = (Object.keys(itemStates) as ItemState[]).filter(
  (state) => itemStateInfo(state).end === true,
);

/** How many lines of orders of each item are not over: they may need its options and its page still. */
export async function linesUnderWay(
  orm: Orm,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await orm
    .select({ productId: orderItems.productId, lines: count() })
    .from(orderItems)
    .where(and(inArray(orderItems.productId, [...productIds]), notInArray(orderItems.state, over)))
    .groupBy(orderItems.productId);
  return new Map(rows.map(({ productId, lines }) => [productId, lines]));
}
