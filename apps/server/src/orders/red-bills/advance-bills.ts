import { and, asc, isNotNull, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { redBills } from '../../db/schema/orders.ts';
import { lockOrder } from '../write/locked-order.ts';
import { passMonth } from './change-bill.ts';
import { lockBill } from './stored-bill.ts';

const most = 200;

/**
 * Lets the month end for every invoice that was not issued (B5). An order somebody is changing right now is passed over
 * and found the next time.
 */
export async function advanceBills(
  database: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const tried: number[] = [];
  for (;;) {
    const due = await database.orm
      .select({ orderId: redBills.orderId })
      .from(redBills)
      .where(
        and(
          isNotNull(redBills.dueAt),
          lt(redBills.dueAt, new Date(now)),
          tried.length === 0 ? undefined : notInArray(redBills.orderId, tried),
        ),
      )
      .orderBy(asc(redBills.dueAt), asc(redBills.orderId))
      .limit(most);
    if (due.length === 0) return;
    for (const { orderId } of due) {
      tried.push(orderId);
      try {
        await retried(database.orm, async (tx) => {
          const locked = await lockOrder(tx, orderId, false);
          const row = locked === null ? null : await lockBill(tx, orderId);
          if (locked !== null && row !== null) await passMonth(tx, locked, row, now);
        });
      } catch (error) {
        onError(error);
      }
    }
  }
}
