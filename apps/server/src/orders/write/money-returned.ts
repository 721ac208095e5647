import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderItems, paymentGroups } from '../../db/schema/orders.ts';
import { bids } from '../../db/schema/auctions.ts';
import { designOrders } from '../../db/schema/design-orders.ts';
import { moneyReturns } from '../../db/schema/payments.ts';
import { bidKey, bidRefunded } from '../auctions/bid-refund.ts';
import { refundKey } from '../designs/refund-follows.ts';
import { lockDesigns, moveDesigns } from '../designs/stored-order.ts';
import { bySystem, changeItems } from './change-items.ts';
import { notifyMember } from '../../notices/notify-member.ts';

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
      key: moneyReturns.key,
      designs: designOrders.id,
      bid: bids,
    })
    .from(moneyReturns)
    .innerJoin(paymentGroups, eq(paymentGroups.id, moneyReturns.groupId))
    .leftJoin(orderItems, eq(orderItems.id, moneyReturns.orderItemId))
    .leftJoin(designOrders, eq(designOrders.groupId, moneyReturns.groupId))
    .leftJoin(bids, eq(bids.groupId, moneyReturns.groupId))
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
  // Money that came twice or too late for an order of designs is no refund of it.
  if (row.designs !== null && row.key === refundKey(row.designs)) {
    const locked = await lockDesigns(tx, row.designs);
    const command = { event: 'payment.refunded', by: 'system', at, payload: {} } as const;
    if (locked?.row.state === 'refund_approved') await moveDesigns(tx, locked, command);
    return;
  }
  // Money that came twice for a bid is no return of it.
  if (row.bid !== null && row.key === bidKey(row.bid.id)) await bidRefunded(tx, row.bid, at);
  const { userId, number, amount } = row;
  await notifyMember(tx, {
    userId,
    key: `money:${moneyReturnId}`,
    at,
    values: { number, amount },
    mail: {
      template: 'money-step',
      values: {
        about: 'money.returned',
        number,
        amount,
        failure: null,
        until: null,
        page: '/order',
      },
    },
  });
}

/** Money that belongs to no line was written down to go back: who paid is told before it arrives. */
export async function moneyReturning(
  tx: Orm,
  group: { readonly userId: number; readonly number: string },
  money: { readonly key: string; readonly amount: number; readonly dueAt: number },
  at: number,
): Promise<void> {
  const { userId, number } = group;
  const { key, amount, dueAt } = money;
  await notifyMember(tx, {
    userId,
    key: `returning:${key}`,
    at,
    values: { number, amount },
    mail: {
      template: 'money-step',
      values: {
        about: 'money.returning',
        number,
        amount,
        failure: null,
        until: dueAt,
        page: '/order',
      },
    },
  });
}
