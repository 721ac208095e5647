import { canBid, isLater, placeBid } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { bidOrders } from '../../db/schema/auctions.ts';
import { contractors } from '../../db/schema/contractors.ts';
import type { GroupRow } from '../write/locked-order.ts';
import { endBidOrder } from './bid-orders.ts';
import { moveBids } from './move-bids.ts';
import { ownersOf } from './owners.ts';
import { keepPlan, placePlans, planRefusal, plansOf } from './plans.ts';
import { knownAdWeek, lockAuctionOf } from './stored-auction.ts';

/**
 * What a bid waits for, and how it is placed; null when it waits for nothing any more. A bid is placed when its money is
 * here (D31), under the auction's lock: it is judged by what was bid until then, and who was overtaken meanwhile gets the
 * money back. A bid for a later week is kept until that opens. The group's lock is held.
 */
export async function debtOfBid(
  tx: Orm,
  group: GroupRow,
  at: number,
): Promise<{ readonly due: number; readonly pay: () => Promise<void> } | null> {
  const [order] = await tx.select().from(bidOrders).where(eq(bidOrders.groupId, group.id));
  if (order === undefined) throw new Error(`payment group ${group.id} has no bid`);
  if (order.state !== 'waiting') return null;
  if (order.dueAt.getTime() < at) {
    await endBidOrder(tx, order, null, at);
    return null;
  }
  const [company] = await tx
    .select()
    .from(contractors)
    .where(eq(contractors.id, order.contractorId));
  if (company === undefined) throw new Error(`no company ${order.contractorId}`);
  const adWeek = knownAdWeek(order.week);
  if (isLater(adWeek, at)) {
    const plans = (await plansOf(tx, company.id, order)).filter(({ id }) => id !== order.id);
    const refusal = planRefusal(company, order, { plans, adWeek, at });
    if (refusal === null) return { due: group.total, pay: () => keepPlan(tx, order, group, at) };
    await endBidOrder(tx, order, refusal, at);
    return null;
  }
  const auction = await placePlans(tx, await lockAuctionOf(tx, order.city, order.week), at);
  const request = {
    id: auction.bids.length + 1,
    company: company.id,
    owners: await ownersOf(tx, auction.row.ownerKey, company),
    slot: order.slot,
    amount: order.amount,
    approved: company.approval === 'approved',
    paid: true,
  };
  const refusal = canBid(auction.bids, auction.adWeek, request, at);
  if (refusal !== null) {
    await endBidOrder(tx, order, refusal, at);
    return null;
  }
  return {
    due: group.total,
    pay: async () => {
      const placed = placeBid(auction.bids, auction.adWeek, request, at);
      if (!placed.ok) throw new Error(`bid of order ${order.id} refused: ${placed.reason}`);
      await tx.update(bidOrders).set({ state: 'placed' }).where(eq(bidOrders.id, order.id));
      await moveBids(tx, auction, placed.bids, {
        at,
        fresh: { userId: group.userId, groupId: group.id },
      });
    },
  };
}
