import { canPlan, placePlan, type Reason, timetableOf } from '@hien/domain';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { bidOrders } from '../../db/schema/auctions.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { giveBack } from '../write/give-back.ts';
import type { GroupRow } from '../write/locked-order.ts';
import type { BidOrderRow } from './bid-orders.ts';
import { moveBids } from './move-bids.ts';
import { ownersOf } from './owners.ts';
import { type LockedAuction, weekOf } from './stored-auction.ts';
import { tellPlanner } from './tell-bidder.ts';

type Company = typeof contractors.$inferSelect;
type Asked = Pick<BidOrderRow, 'city' | 'week' | 'slot' | 'amount'>;

/** The return of a plan's money; asked for again it is the same one. */
export const planKey = (orderId: number): string => `plan:${orderId}`;

const weekMs = 7 * 86_400_000;

/** Plans of a company for a city and week, those that wait for their money too. */
export const plansOf = (
  tx: Orm,
  contractorId: number,
  { city, week }: Omit<Asked, 'slot' | 'amount'>,
) =>
  tx
    .select()
    .from(bidOrders)
    .where(
      and(
        eq(bidOrders.contractorId, contractorId),
        eq(bidOrders.city, city),
        eq(bidOrders.week, week),
        inArray(bidOrders.state, ['waiting', 'planned']),
      ),
    );

/** Why a company cannot plan a bid at a moment; null when it can. */
export const planRefusal = (
  company: Pick<Company, 'id' | 'approval'>,
  { slot, amount }: Pick<Asked, 'slot' | 'amount'>,
  { plans, adWeek, at }: { plans: readonly BidOrderRow[]; adWeek: number; at: number },
): Reason | null =>
  canPlan(
    plans,
    adWeek,
    {
      id: 1,
      company: company.id,
      owners: [],
      slot,
      amount,
      approved: company.approval === 'approved',
      paid: true,
    },
    at,
  );

/** The money of a bid for a later week is here: it is kept until that week opens (docs/adr/0150). */
export async function keepPlan(
  tx: Orm,
  order: BidOrderRow,
  { id: groupId, userId }: Pick<GroupRow, 'id' | 'userId'>,
  at: number,
): Promise<void> {
  await tx.update(bidOrders).set({ state: 'planned' }).where(eq(bidOrders.id, order.id));
  await tellPlanner(tx, { ...order, userId, groupId }, { about: 'bid.planned', at, reason: null });
}

/** Takes a plan back, before its week opens or as it cannot be placed, with all of its money. The group's or the order's lock is held. */
export async function endPlan(
  tx: Orm,
  order: BidOrderRow,
  { refusal, at }: { readonly refusal: Reason | null; readonly at: number },
): Promise<void> {
  await tx
    .update(bidOrders)
    .set({ state: refusal === null ? 'cancelled' : 'refused', refusal })
    .where(eq(bidOrders.id, order.id));
  const [group] = await tx.select().from(paymentGroups).where(eq(paymentGroups.id, order.groupId));
  if (group === undefined) throw new Error(`the planned bid ${order.id} was paid by no group`);
  await giveBack(tx, group, {
    attemptId: group.paidAttemptId,
    amount: order.amount,
    at,
    because: 'bid-canceled',
    isUsual: true,
    key: planKey(order.id),
  });
  const about = refusal === null ? 'bid.plan-canceled' : 'bid.unplaced';
  await tellPlanner(tx, { ...order, userId: group.userId }, { about, at, reason: refusal });
}

/**
 * Places what was planned for an auction that has opened, in the order in which it was paid and dated when the week opened.
 * Whoever bids in an auction asks for this first: a plan stands before the first bid, whether or not the clock has come by.
 */
export async function placePlans(
  tx: Orm,
  auction: LockedAuction,
  now: number,
): Promise<LockedAuction> {
  const { opens } = timetableOf(auction.adWeek);
  const { city, week } = auction.row;
  if (now < opens || auction.row.closedAt !== null) return auction;
  const due = await tx
    .select({ order: bidOrders, group: paymentGroups, company: contractors })
    .from(bidOrders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, bidOrders.groupId))
    .innerJoin(contractors, eq(contractors.id, bidOrders.contractorId))
    .where(and(eq(bidOrders.city, city), eq(bidOrders.week, week), eq(bidOrders.state, 'planned')))
    .orderBy(asc(paymentGroups.paidAt), asc(bidOrders.id))
    .for('update', { of: bidOrders });
  let after = auction;
  for (const { order, group, company } of due) {
    const placed = placePlan(after.bids, after.adWeek, {
      id: after.bids.length + 1,
      company: company.id,
      owners: await ownersOf(tx, after.row.ownerKey, company),
      slot: order.slot,
      amount: order.amount,
      approved: company.approval === 'approved',
      paid: true,
    });
    if (!placed.ok) {
      await endPlan(tx, order, { refusal: placed.reason, at: opens });
      continue;
    }
    await tx.update(bidOrders).set({ state: 'placed' }).where(eq(bidOrders.id, order.id));
    after = await moveBids(tx, after, placed.bids, {
      at: opens,
      fresh: { userId: group.userId, groupId: group.id },
    });
  }
  return after;
}

/** Cities and weeks with plans that are due. */
export const duePlans = (orm: Orm, now: number) =>
  orm
    .selectDistinct({ city: bidOrders.city, week: bidOrders.week })
    .from(bidOrders)
    .where(and(eq(bidOrders.state, 'planned'), lte(bidOrders.week, weekOf(now + weekMs))));
