import { apply, type Bid, bidMachine, type Bids, closeAuction, timetableOf } from '@hien/domain';
import { and, eq, lt, lte } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { auctions, bidOrders } from '../../db/schema/auctions.ts';
import { lockGroup } from '../write/locked-order.ts';
import { endBidOrder } from './bid-orders.ts';
import { type LockedAuction, lockAuction, lockAuctionOf } from './stored-auction.ts';
import { duePlans, placePlans } from './plans.ts';
import { moveBids } from './move-bids.ts';
import { openInvoices } from './bid-invoices.ts';

const atOnce = 100;

/** Results, the week's begin and its end. */
const mostSteps = 3;

/**
 * Everything that time does to auctions: orders of bids that nobody paid end, what was planned is placed as its week opens, and each auction goes through its results
 * and its week, in a transaction of its own. One that breaks off has done nothing; the next round does it all.
 */
export async function advanceAuctions(
  database: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const { orm } = database;
  const overdue = await orm
    .select({ id: bidOrders.id, groupId: bidOrders.groupId })
    .from(bidOrders)
    .where(and(eq(bidOrders.state, 'waiting'), lt(bidOrders.dueAt, new Date(now))))
    .limit(atOnce);
  const planned = await duePlans(orm, now);
  const due = await orm
    .select({ id: auctions.id })
    .from(auctions)
    .where(lte(auctions.lookAt, new Date(now)))
    .orderBy(auctions.lookAt)
    .limit(atOnce);
  const works = [
    ...overdue.map((order) => (tx: Orm) => letGo(tx, order)),
    ...planned.map(({ city, week }) => async (tx: Orm) => {
      await placePlans(tx, await lockAuctionOf(tx, city, week), now);
    }),
    ...due.map(
      ({ id }) =>
        (tx: Orm) =>
          advanceAuction(tx, id, now),
    ),
  ];
  for (const work of works) {
    try {
      await retried(orm, work);
    } catch (error) {
      onError(error);
    }
  }
}

/** Nobody paid it in time. Its payment may be coming in right now, so its group is locked first. */
async function letGo(tx: Orm, { id, groupId }: { id: number; groupId: number }): Promise<void> {
  await lockGroup(tx, groupId);
  const [order] = await tx.select().from(bidOrders).where(eq(bidOrders.id, id));
  if (order?.state === 'waiting') await endBidOrder(tx, order, null, order.dueAt.getTime() + 1);
}

/** An auction brought up to a moment, a step at a time and each dated when it fell due. */
export async function advanceAuction(tx: Orm, auctionId: number, now: number): Promise<void> {
  let auction = await placePlans(tx, await lockAuction(tx, auctionId), now);
  for (let step = 0; step < mostSteps; step += 1) {
    const at = auction.row.lookAt?.getTime() ?? null;
    if (at === null || at > now) return;
    auction = await oneStep(tx, auction, at);
  }
}

async function oneStep(tx: Orm, auction: LockedAuction, at: number): Promise<LockedAuction> {
  const { results, starts, ends } = timetableOf(auction.adWeek);
  if (at === results) {
    const closed = await moveBids(tx, auction, closeAuction(auction.bids).bids, { at });
    await openInvoices(tx, closed, at);
    return lookNext(tx, closed, { lookAt: new Date(starts), closedAt: new Date(at) });
  }
  const begins = at === starts;
  const moved = await moveBids(tx, auction, timePasses(auction.bids, begins, at), { at });
  return lookNext(tx, moved, { lookAt: begins ? new Date(ends + 1) : null });
}

/** What begins or ends with the week; a bid that it does not concern stays as it is. */
const timePasses = (bids: Bids, begins: boolean, at: number): Bids =>
  bids.map((bid: Bid) => {
    const event = begins ? 'ad.start' : 'ad.end';
    const applied = apply(bidMachine, bid, { event, by: 'system', at, payload: {} });
    return applied.ok ? applied.entity : bid;
  });

async function lookNext(
  tx: Orm,
  auction: LockedAuction,
  values: { readonly lookAt: Date | null; readonly closedAt?: Date },
): Promise<LockedAuction> {
  const [row = auction.row] = await tx
    .update(auctions)
    .set(values)
    .where(eq(auctions.id, auction.row.id))
    .returning();
  return { ...auction, row };
}
