import type { Database } from '../db/database.ts';
import { createOrders } from '../orders/write/create-order.ts';
import { newGroup, newLine } from './fixture-orders.ts';

/** A checkout of the fixture's customer that waits for its money: one lamp, 930.000 đ with its delivery. */
export async function placeGroup(
  database: Database,
  at: number,
): Promise<{ groupId: number; total: number; itemId: number }> {
  const made = await database.orm.transaction((tx) =>
    createOrders(tx, newGroup([newLine()], { at, method: 'QR' })),
  );
  return {
    groupId: made.groupId,
    total: made.total,
    itemId: made.orders[0]?.itemIds[0] ?? 0,
  };
}
