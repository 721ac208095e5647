import type { Item, Order } from '@hien/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderItems, orders, paymentGroups } from '../../db/schema/orders.ts';

export type GroupRow = typeof paymentGroups.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;

/** An order nobody else can change until the transaction ends. */
export type LockedOrder = {
  readonly group: GroupRow;
  readonly order: OrderRow;
  readonly rows: readonly ItemRow[];
};

/**
 * Locks the payment group and then the order, always in this order: whatever happens to a group's orders stands in one
 * line. Null when there is no such order.
 * @param wait `false` passes over what somebody else is changing right now.
 */
export async function lockOrder(
  tx: Orm,
  orderId: number,
  wait = true,
): Promise<LockedOrder | null> {
  const [found] = await tx
    .select({ groupId: orders.groupId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (found === undefined) return null;
  const group = await lockGroup(tx, found.groupId, wait);
  if (group === null) return null;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (order === undefined) return null;
  return { group, order, rows: await rowsOf(tx, orderId) };
}

/** Orders of a group whose lock is held, by their ids: two statements however many they are. */
export async function lockOrdersOf(
  tx: Orm,
  group: GroupRow,
  orderIds: readonly number[],
): Promise<LockedOrder[]> {
  if (orderIds.length === 0) return [];
  const heads = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.groupId, group.id), inArray(orders.id, [...orderIds])))
    .orderBy(asc(orders.id))
    .for('update');
  const rows = await tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.id));
  return heads.map((order) => ({
    group,
    order,
    rows: rows.filter(({ orderId }) => orderId === order.id),
  }));
}

export async function lockGroup(tx: Orm, groupId: number, wait = true): Promise<GroupRow | null> {
  const [group] = await tx
    .select()
    .from(paymentGroups)
    .where(eq(paymentGroups.id, groupId))
    .for('update', wait ? {} : { skipLocked: true });
  return group ?? null;
}

/** The lines of an order in their fixed order: the positions of the domain's `Order`. */
export function rowsOf(tx: Orm, orderId: number): Promise<ItemRow[]> {
  return tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id));
}

/** The domain's order of the rows. */
export function asOrder(
  order: Pick<OrderRow, 'extendedAt' | 'extensions'>,
  items: readonly Item[],
): Order {
  return { items, extendedAt: order.extendedAt?.getTime() ?? null, extensions: order.extensions };
}
