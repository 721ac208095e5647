import type { LedgerEvent, NoticeSubject, Reason } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import type { ValuesOf } from '../../mail/templates/all.ts';
import { notifyMember } from '../../notices/notify-member.ts';
import type { BidOrderRow } from './bid-orders.ts';
import type { AuctionRow, BidRow } from './stored-auction.ts';

/** What a bidder hears of; a bid that their own higher one took over from is told with that one. */
const news = {
  placed: 'bid.placed',
  canceled: 'bid.canceled',
  voided: 'bid.voided',
  won: 'bid.won',
  lost: 'bid.lost',
} as const satisfies Partial<Record<LedgerEvent, string>>;

/**
 * A bid's news in the inbox and by mail, with the line of the ledger that was written last: who keeps the mail can check
 * that the line is still there.
 */
export async function tellBidder(
  tx: Orm,
  { city, week, lines, head }: AuctionRow,
  bid: BidRow,
  {
    event,
    at,
    reason,
  }: { readonly event: LedgerEvent; readonly at: number; readonly reason: string | null },
): Promise<void> {
  if (event === 'superseded') return;
  const { slot, amount, userId, loss } = bid;
  await tell(tx, {
    of: 'bid',
    id: bid.id,
    userId,
    at,
    values: {
      about: news[event],
      city,
      week,
      slot,
      amount,
      loss,
      reason,
      refusal: null,
      line: lines,
      hash: head,
    },
  });
}

/** News of a bid for a later week, which stands in no ledger yet. */
export async function tellPlanner(
  tx: Orm,
  { id, userId, city, week, slot, amount }: BidOrderRow & { readonly userId: number },
  {
    about,
    at,
    reason,
  }: {
    readonly about: 'bid.planned' | 'bid.plan-canceled' | 'bid.unplaced';
    readonly at: number;
    readonly reason: Reason | null;
  },
): Promise<void> {
  await tell(tx, {
    of: 'plan',
    id,
    userId,
    at,
    values: {
      about,
      city,
      week,
      slot,
      amount,
      loss: null,
      reason: null,
      refusal: reason,
      line: null,
      hash: null,
    },
  });
}

type Told = ValuesOf<'bid-step'> & { readonly about: NoticeSubject };

function tell(
  tx: Orm,
  {
    of,
    id,
    userId,
    at,
    values,
  }: { of: 'bid' | 'plan'; id: number; userId: number; at: number; values: Told },
): Promise<void> {
  const { about, city, slot, amount } = values;
  return notifyMember(tx, {
    userId,
    key: `${of}:${id}:${about}`,
    at,
    values: { amount, note: `${city} · ${slot}` },
    mail: { template: 'bid-step', values },
  });
}
