import { boughtLine } from '@hien/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderItems } from '../../db/schema/orders.ts';

type ItemRow = typeof orderItems.$inferSelect;

/** A line of a member's order with the purchase it is a part of. */
type Purchase = {
  readonly item: ItemRow;
  /** The line as it was bought. */
  readonly id: number;
  /** It and every part that claims have split off. */
  readonly parts: readonly number[];
};

/** What a member bought as one line, held until the transaction ends, whichever part is asked for. Null for what is not theirs. */
export async function lockPurchase(
  tx: Orm,
  userId: number,
  itemId: number,
): Promise<Purchase | null> {
  const [asked] = await tx
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(and(eq(orderItems.id, itemId), eq(orderItems.userId, userId)));
  if (asked === undefined) return null;
  const ofOrder = await tx
    .select({ id: orderItems.id, splitFrom: orderItems.splitFrom })
    .from(orderItems)
    .where(eq(orderItems.orderId, asked.orderId));
  const lines = new Map(ofOrder.map((line) => [line.id, line]));
  const bought = ofOrder.map((line) => ({ part: line.id, of: boughtLine(line, lines) }));
  const id = bought.find(({ part }) => part === itemId)?.of ?? itemId;
  const locked = await tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.id, [id, itemId]))
    .orderBy(asc(orderItems.id))
    .for('update');
  const item = locked.find((row) => row.id === itemId);
  return item === undefined
    ? null
    : { item, id, parts: bought.flatMap(({ part, of }) => (of === id ? [part] : [])) };
}
