import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { notices, orderItems, paymentGroups } from '../db/schema/orders.ts';
import { moneyReturns } from '../db/schema/payments.ts';
import { bySystem, changeItems } from './change-items.ts';

/**
 * The gateway or staff have said how a return of money ended; its line goes on with it. Told twice it changes nothing:
 * the line no longer waits.
 */
export async function moneyReturned(
  tx: Orm,
  moneyReturnId: number,
  outcome: 'refunded' | 'failed',
  at: number,
): Promise<void> {
  const [row] = await tx
    .select({
      amount: moneyReturns.amount,
      userId: paymentGroups.userId,
      number: paymentGroups.number,
      orderId: orderItems.orderId,
      itemId: orderItems.id,
    })
    .from(moneyReturns)
    .innerJoin(paymentGroups, eq(paymentGroups.id, moneyReturns.groupId))
    .leftJoin(orderItems, eq(orderItems.id, moneyReturns.orderItemId))
    .where(eq(moneyReturns.id, moneyReturnId));
  if (row === undefined) throw new Error(`no money return ${moneyReturnId}`);
  if (row.orderId !== null && row.itemId !== null) {
    await changeItems(tx, {
      orderId: row.orderId,
      itemIds: [row.itemId],
      command: bySystem(
        outcome === 'refunded' ? 'payment.refunded' : 'payment.refund_failed',
        {},
        at,
      ),
      who: { userId: null },
    });
    return;
  }
  if (outcome === 'failed') return;
  await tx
    .insert(notices)
    .values({
      userId: row.userId,
      about: 'money.returned',
      to: 'buyer',
      values: { number: row.number, amount: row.amount },
      key: `money:${moneyReturnId}`,
      at: new Date(at),
    })
    .onConflictDoNothing({ target: notices.key });
}
