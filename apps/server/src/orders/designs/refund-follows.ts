import { type DesignOrder, goesToAccount, newMoneyReturn, totalOf } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { designOrderLines, designRefunds } from '../../db/schema/design-orders.ts';
import { designPurchases } from '../../db/schema/design-purchases.ts';
import { moneyReturns } from '../../db/schema/payments.ts';
import { openCase } from '../write/staff-cases.ts';
import type { LockedDesigns } from './stored-order.ts';

/** The key of the money that an order of designs gives back; there is one return of it. */
export const refundKey = (orderId: number): string => `design-order:${orderId}`;

/** What follows from an order's new state for what was bought and for its money (2.10 G8–G10). */
export async function followRefund(
  tx: Orm,
  locked: LockedDesigns,
  after: DesignOrder,
): Promise<void> {
  const orderId = locked.row.id;
  const at = new Date(after.changedAt);
  const setOwned = (values: { lockedAt?: Date | null; returnedAt?: Date }) =>
    tx.update(designPurchases).set(values).where(eq(designPurchases.orderId, orderId));
  switch (after.state) {
    case 'refund_requested':
      await setOwned({ lockedAt: at });
      return;
    case 'refund_rejected':
      await setOwned({ lockedAt: null });
      return;
    case 'refund_approved':
      await oweMoney(tx, locked, after);
      return;
    case 'refund_completed':
      await setOwned({ returnedAt: at });
      // Whose money came back may order the same again.
      await tx
        .update(designOrderLines)
        .set({ endedAt: at })
        .where(eq(designOrderLines.orderId, orderId));
      return;
    case 'pending':
    case 'purchased':
    case 'cancelled':
  }
}

/** Writes down the money that goes back, and has finance correct an invoice that was asked for. */
async function oweMoney(tx: Orm, { group, row }: LockedDesigns, after: DesignOrder): Promise<void> {
  const at = after.changedAt;
  const money = newMoneyReturn(totalOf(after), at);
  const toAccount = goesToAccount(group.method);
  const [refund] = await tx
    .select({ account: designRefunds.account })
    .from(designRefunds)
    .where(eq(designRefunds.orderId, row.id));
  await tx.insert(moneyReturns).values({
    groupId: group.id,
    key: refundKey(row.id),
    attemptId: toAccount ? null : group.paidAttemptId,
    account: toAccount ? (refund?.account ?? null) : null,
    state: money.state,
    amount: money.amount,
    dueAt: new Date(money.dueAt),
    nextTryAt: new Date(at),
    changedAt: new Date(at),
    createdAt: new Date(at),
  });
  if (row.redBill !== null)
    await openCase(tx, {
      queue: 'finance',
      because: 'invoice-adjust',
      groupId: group.id,
      orderItemId: null,
      facts: { number: group.number, amount: money.amount },
      key: `design-invoice-adjust:${row.id}`,
      at,
    });
}
