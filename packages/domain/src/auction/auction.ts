import { minute } from '../calendar/duration.ts';
import type { Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { switches, type Switches } from '../switches.ts';
import type { Effect } from '../machine/effects.ts';
import { apply } from '../machine/engine.ts';
import type { Command } from '../machine/machine.ts';
import type { Reason } from '../machine/reasons.ts';
import { type Bid, type BidPayloads, type LossReason, bidMachine } from './bid.ts';
import { openAuction, timetableOf } from './timetable.ts';

/** All bids of one ad product (one city, one week), canceled and superseded ones included: they count (D33). */
export type Bids = readonly Bid[];

export type BidRequest = {
  readonly id: number;
  readonly company: number;
  /** Whom the company belongs to, see `Bid.owners`. */
  readonly owners: readonly string[];
  readonly slot: number;
  readonly amount: number;
  readonly approved: boolean;
  readonly paid: boolean;
};

const { lastPosition } = limits.ad.premium;

const active = (bids: Bids, slot: number): Bids =>
  bids.filter((bid) => bid.slot === slot && bid.state === 'waiting');

/** The highest active amount on a slot: public, without a name. */
export function highestBid(bids: Bids, slot: number): number | null {
  return active(bids, slot).reduce<number | null>(
    (top, bid) => Math.max(top ?? 0, bid.amount),
    null,
  );
}

/** The least one may bid on a slot now: above the highest bid and the minimum, in whole thousands. */
export function leastBid(bids: Bids, slot: number): number {
  return (
    Math.max(limits.auction.minBidVnd, highestBid(bids, slot) ?? 0) + limits.auction.granularityVnd
  );
}

/**
 * When a slot closes (D30): half an hour before the results, and a bid in its last minutes moves that by as many again,
 * never past the last close. All bids count, also those taken back: they were in time.
 */
export function slotCloses(
  bids: Bids,
  adWeek: Instant,
  slot: number,
  softMinutes: number = switches.auctionSoftClose,
): Instant {
  const { results } = timetableOf(adWeek);
  if (softMinutes === 0) return results;
  const soft = softMinutes * minute;
  const last = results - limits.auction.lastCloseMinutes * minute;
  return bids
    .filter((bid) => bid.slot === slot)
    .map(({ placedAt }) => placedAt)
    .toSorted((a, b) => a - b)
    .reduce(
      (closes, at) => (at >= closes - soft && at < closes ? Math.min(closes + soft, last) : closes),
      results - limits.auction.firstCloseMinutes * minute,
    );
}

export function bidsLeft(
  bids: Bids,
  company: number,
): { readonly company: number; readonly product: number } {
  const own = bids.filter((bid) => bid.company === company).length;
  return {
    company: Math.max(0, limits.auction.maxBidsPerCompany - own),
    product: Math.max(0, limits.auction.maxBidsPerProduct - bids.length),
  };
}

/** Whether the bid may be placed: null or the reason why not (A1). */
export function canBid(
  bids: Bids,
  adWeek: Instant,
  request: BidRequest,
  at: Instant,
  payOn: Switches['auctionPayOn'] = switches.auctionPayOn,
): Reason | null {
  const open = openAuction(at);
  if (open === null || open.starts !== timetableOf(adWeek).starts) return 'BIDDING_CLOSED';
  return bidRefusal(bids, request, (slot) => at >= slotCloses(bids, adWeek, slot), payOn);
}

/** Why a bid is not taken, whatever the time; null when it is. */
export function bidRefusal(
  bids: Bids,
  request: BidRequest,
  isClosed: (slot: number) => boolean = () => false,
  payOn: Switches['auctionPayOn'] = switches.auctionPayOn,
): Reason | null {
  if (!request.approved) return 'NOT_APPROVED';
  if (!Number.isSafeInteger(request.slot) || request.slot < 1 || request.slot > lastPosition)
    return 'SLOT_UNKNOWN';
  if (isClosed(request.slot)) return 'SLOT_CLOSED';
  const left = bidsLeft(bids, request.company);
  if (left.company === 0) return 'BID_LIMIT_COMPANY';
  if (left.product === 0) return 'BID_LIMIT_PRODUCT';
  if (!Number.isSafeInteger(request.amount) || request.amount % limits.auction.granularityVnd !== 0)
    return 'BID_NOT_ROUND';
  if (request.amount < leastBid(bids, request.slot)) return 'BID_TOO_LOW';
  return request.paid || payOn === 'win' ? null : 'NOT_PAID_IN_FULL';
}

export type Placed =
  | { readonly ok: true; readonly bids: Bids; readonly effects: readonly Effect[] }
  | { readonly ok: false; readonly bids: Bids; readonly reason: Reason };

function send(
  bid: Bid,
  command: Command<BidPayloads>,
): { readonly bid: Bid; readonly effects: readonly Effect[] } {
  const applied = apply(bidMachine, bid, command);
  if (!applied.ok)
    throw new Error(`bid ${bid.id}: ${command.event} refused: ${applied.refusal.reason}`);
  return { bid: applied.entity, effects: applied.effects };
}

/** Places a bid; the company's own lower bid on the slot is lost at once and paid back (A3). */
export function placeBid(bids: Bids, adWeek: Instant, request: BidRequest, at: Instant): Placed {
  const reason = canBid(bids, adWeek, request, at);
  if (reason !== null) return { ok: false, bids, reason };
  const { results, starts, ends } = timetableOf(adWeek);
  const effects: Effect[] = [];
  const others = bids.map((bid) => {
    if (bid.company !== request.company || bid.slot !== request.slot || bid.state !== 'waiting')
      return bid;
    const sent = send(bid, { event: 'superseded', by: 'system', at, payload: {} });
    effects.push(...sent.effects);
    return sent.bid;
  });
  const placed: Bid = {
    state: 'waiting',
    version: 0,
    changedAt: at,
    id: request.id,
    company: request.company,
    owners: request.owners,
    slot: request.slot,
    amount: request.amount,
    placedAt: at,
    paidAt: request.paid ? at : null,
    results,
    adStarts: starts,
    adEnds: ends,
    loss: null,
    ad: 'none',
    refundDueAt: null,
    refundedAt: null,
  };
  return { ok: true, bids: [...others, placed], effects };
}

/**
 * Who gets which slot (2.13): slot 1 to 10 in order, highest amount first, the first whose owner has no slot
 * yet. Equal amounts cannot be on one slot; the earlier bid would win.
 */
export function allocate(bids: Bids): ReadonlyMap<number, Bid> {
  const winners = new Map<number, Bid>();
  for (let slot = 1; slot <= lastPosition; slot += 1) {
    const winner = active(bids, slot)
      .toSorted((a, b) => b.amount - a.amount || a.placedAt - b.placedAt || a.id - b.id)
      .find((bid) => !hasSlot(winners.values(), bid));
    if (winner !== undefined) winners.set(slot, winner);
  }
  return winners;
}

/** Whether the company, or another of the same owner, is among those who have a slot. */
const hasSlot = (winners: Iterable<Bid>, { company, owners }: Bid): boolean =>
  [...winners].some(
    (winner) => winner.company === company || winner.owners.some((owner) => owners.includes(owner)),
  );

/** Friday 15:00: every waiting bid is won or lost. Replaying the same bids gives the same result. */
export function closeAuction(bids: Bids): {
  readonly bids: Bids;
  readonly effects: readonly Effect[];
} {
  const winners = [...allocate(bids).values()];
  const winnerIds = new Set(winners.map((bid) => bid.id));
  const effects: Effect[] = [];
  const closed = bids.map((bid) => {
    if (bid.state !== 'waiting') return bid;
    const loss: LossReason = hasSlot(winners, bid) ? 'company-has-slot' : 'outbid';
    const sent = winnerIds.has(bid.id)
      ? send(bid, { event: 'result.won', by: 'system', at: bid.results, payload: {} })
      : send(bid, { event: 'result.lost', by: 'system', at: bid.results, payload: { loss } });
    effects.push(...sent.effects);
    return sent.bid;
  });
  return { bids: closed, effects };
}
