import type { PaymentMethod, Reason, RedBillBuyer } from '@hien/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { bidOrders } from '../../db/schema/auctions.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { returnParts } from '../write/transferred-parts.ts';
import { nextNumber } from '../write/order-number.ts';

export type BidOrderRow = typeof bidOrders.$inferSelect;

export type NewBidOrder = {
  readonly contractorId: number;
  readonly userId: number;
  readonly city: string;
  readonly week: string;
  readonly slot: number;
  /** Whole đồng. */
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly redBill: RedBillBuyer | null;
  readonly at: number;
  readonly dueAt: number;
};

/** Makes the payment group of a bid, and the order in it, which waits for its money. */
export async function createBidOrder(
  tx: Orm,
  { userId, method, amount, at, dueAt, ...order }: NewBidOrder,
): Promise<BidOrderRow> {
  const [group] = await tx
    .insert(paymentGroups)
    .values({
      number: await nextNumber(tx, at),
      userId,
      purpose: 'auction',
      method,
      goods: amount,
      total: amount,
      placedAt: new Date(at),
      dueAt: new Date(dueAt),
    })
    .returning();
  if (group === undefined) throw new Error('the payment group was not written');
  const [row] = await tx
    .insert(bidOrders)
    .values({
      ...order,
      amount,
      groupId: group.id,
      state: 'waiting',
      placedAt: new Date(at),
      dueAt: new Date(dueAt),
    })
    .returning();
  if (row === undefined) throw new Error('the order of a bid was not written');
  return row;
}

/** Ends an order that was not paid. @param refusal why the rules do not take it; null when it was let go. */
export async function endBidOrder(
  tx: Orm,
  order: BidOrderRow,
  refusal: Reason | null,
  at: number,
): Promise<void> {
  await tx
    .update(bidOrders)
    .set({ state: refusal === null ? 'cancelled' : 'refused', refusal })
    .where(eq(bidOrders.id, order.id));
  await tx
    .update(paymentGroups)
    .set({ cancelledAt: new Date(at) })
    .where(and(eq(paymentGroups.id, order.groupId), isNull(paymentGroups.paidAt)));
  await returnParts(tx, order.groupId, at);
}
