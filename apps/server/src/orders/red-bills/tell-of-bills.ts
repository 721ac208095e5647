import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { redBills } from '../../db/schema/orders.ts';
import { tellAbout } from '../notices/notify.ts';
import type { LockedOrder } from '../write/locked-order.ts';

/**
 * Tells shops which of these orders ask for an invoice (B1). Call it when their money is there, or comes at the door: before
 * that nothing can be issued, and what is never paid asks for nothing.
 */
export async function tellOfBills(
  tx: Orm,
  orders: readonly LockedOrder[],
  at: number,
): Promise<void> {
  if (orders.length === 0) return;
  const asked = await tx
    .select({ orderId: redBills.orderId })
    .from(redBills)
    .where(
      and(
        inArray(
          redBills.orderId,
          orders.map(({ order }) => order.id),
        ),
        eq(redBills.state, 'requested'),
      ),
    );
  const ids = new Set(asked.map(({ orderId }) => orderId));
  await tellAbout(
    tx,
    orders.filter(({ order }) => ids.has(order.id)),
    { about: 'red-bill.requested', to: ['seller'], item: 0, name: ':bill' },
    at,
  );
}
