import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { bidOrders } from '../../db/schema/auctions.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { openCase } from '../write/staff-cases.ts';
import type { LockedAuction } from './stored-auction.ts';

/** Winners who asked for a VAT invoice get one: before the results nothing is sold. */
export async function openInvoices(tx: Orm, { rows }: LockedAuction, at: number): Promise<void> {
  const won = rows.filter(({ state }) => state === 'won').map(({ groupId }) => groupId);
  if (won.length === 0) return;
  const asked = await tx
    .select({
      redBill: bidOrders.redBill,
      groupId: paymentGroups.id,
      number: paymentGroups.number,
      amount: paymentGroups.total,
    })
    .from(bidOrders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, bidOrders.groupId))
    .where(and(inArray(bidOrders.groupId, won), isNotNull(bidOrders.redBill)));
  for (const { redBill, groupId, number, amount } of asked)
    await openCase(tx, {
      queue: 'finance',
      because: 'ad-invoice',
      groupId,
      orderItemId: null,
      facts: { ...redBill, number, amount },
      key: `bid-invoice:${groupId}`,
      at,
    });
}
