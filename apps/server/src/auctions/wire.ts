import {
  type Bid,
  hoursAfter,
  type Language,
  leastBid,
  limits,
  highestBid,
  reasonTexts,
  slotCloses,
  timetableOf,
  type Bids,
} from '@hien/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { auctionLedger, auctions, bidOrders, bids } from '../db/schema/auctions.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import type { Answer } from '../http/handler.ts';
import type { BidOrderRow } from '../orders/auctions/bid-orders.ts';
import { type AuctionRow, asBid, type BidRow } from '../orders/auctions/stored-auction.ts';

export type WireBid = Answer<'cancelBid'>;
export type WireBidOrder = Answer<'placeBid'>;
type WireTimes = Answer<'readAuction'>['times'];
type WireSlot = Answer<'readAuction'>['slots'][number];

const iso = (at: number) => new Date(at).toISOString();
const isoOrNull = (at: number | null) => (at === null ? null : iso(at));

export function wireTimes(adWeek: number): WireTimes {
  const { opens, results, starts, ends } = timetableOf(adWeek);
  return {
    opens: iso(opens),
    // An empty slot closes first.
    closes: iso(slotCloses([], adWeek, 1)),
    results: iso(results),
    starts: iso(starts),
    ends: iso(ends),
  };
}

/** The ten slots as everybody sees them, and what a company has on them. */
export const wireSlots = (all: Bids, adWeek: number, company: number | null): WireSlot[] =>
  Array.from({ length: limits.ad.premium.lastPosition }, (_, index) => {
    const slot = index + 1;
    const mine = all.find(
      (bid) => bid.company === company && bid.slot === slot && bid.state === 'waiting',
    );
    return {
      slot,
      highest: highestBid(all, slot),
      least: leastBid(all, slot),
      bids: all.filter((bid) => bid.slot === slot && bid.state !== 'canceled').length,
      closes: iso(slotCloses(all, adWeek, slot)),
      mine: mine?.amount ?? null,
    };
  });

/** Until when a bid can be taken back (2.13 A2, A5); null when it cannot any more. */
function cancelUntil(bid: Bid): number | null {
  if (bid.paidAt === null) return null;
  const until = hoursAfter(bid.paidAt, limits.auction.cancelHours);
  if (bid.state === 'waiting') return Math.min(until, bid.results - 1);
  return bid.state === 'won' && bid.ad === 'none' ? Math.min(until, bid.adStarts - 1) : null;
}

export type BidWithAuction = {
  readonly row: BidRow;
  readonly auction: Pick<AuctionRow, 'city' | 'week'>;
  /** The highest amount that stands on its slot. */
  readonly highest: number | null;
  readonly line: number;
  readonly hash: string;
};

export function wireBid({ row, auction, highest, line, hash }: BidWithAuction): WireBid {
  const bid = asBid(row, auction.week);
  return {
    id: row.id,
    number: row.number,
    city: auction.city,
    week: auction.week,
    slot: row.slot,
    amount: row.amount,
    state: row.state,
    version: row.version,
    loss: row.loss,
    ad: row.ad,
    leads: row.state === 'waiting' && row.amount === highest,
    placedAt: iso(bid.placedAt),
    cancelUntil: isoOrNull(cancelUntil(bid)),
    refundDueAt: isoOrNull(bid.refundDueAt),
    refundedAt: isoOrNull(bid.refundedAt),
    line,
    hash,
  };
}

export const bidColumns = {
  row: bids,
  auction: { city: auctions.city, week: auctions.week },
  highest: sql<number | null>`(select max(b.amount) from ${bids} b
    where b.auction_id = ${bids.auctionId} and b.slot = ${bids.slot} and b.state = 'waiting')`,
  line: auctionLedger.n,
  hash: auctionLedger.hash,
};

/** Bids with their week and their receipt. */
export const bidRows = (orm: Orm) =>
  orm
    .select(bidColumns)
    .from(bids)
    .innerJoin(auctions, eq(auctions.id, bids.auctionId))
    .innerJoin(
      auctionLedger,
      and(
        eq(auctionLedger.auctionId, bids.auctionId),
        eq(auctionLedger.bid, bids.number),
        eq(auctionLedger.event, 'placed'),
      ),
    );

type OrderRow = {
  readonly order: BidOrderRow;
  readonly group: { readonly number: string; readonly method: WireBidOrder['method'] };
};

export const wireBidOrder = ({ order, group }: OrderRow, language: Language): WireBidOrder => ({
  id: order.id,
  groupId: order.groupId,
  number: group.number,
  city: order.city,
  week: order.week,
  slot: order.slot,
  amount: order.amount,
  state: order.state,
  refusal: order.refusal === null ? null : reasonTexts[order.refusal][language],
  method: group.method,
  placedAt: order.placedAt.toISOString(),
  dueAt: order.dueAt.toISOString(),
});

/** A company's orders of bids in these states, the newest first. */
export const bidOrderRows = (
  orm: Orm,
  contractorId: number,
  states: readonly BidOrderRow['state'][],
) =>
  orm
    .select({
      order: bidOrders,
      group: { number: paymentGroups.number, method: paymentGroups.method },
    })
    .from(bidOrders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, bidOrders.groupId))
    .where(and(eq(bidOrders.contractorId, contractorId), inArray(bidOrders.state, [...states])))
    .orderBy(desc(bidOrders.placedAt), desc(bidOrders.id))
    .limit(mostOrders);

/** As many as the contract takes. */
const mostOrders = 30;

/** One order by its id. */
export async function readBidOrder(
  orm: Orm,
  id: number,
  language: Language,
): Promise<WireBidOrder> {
  const [row] = await orm
    .select({
      order: bidOrders,
      group: { number: paymentGroups.number, method: paymentGroups.method },
    })
    .from(bidOrders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, bidOrders.groupId))
    .where(eq(bidOrders.id, id));
  if (row === undefined) throw new Error(`no order of a bid ${id}`);
  return wireBidOrder(row, language);
}
