import type { Instant } from '../calendar/ict.ts';
import { apply } from '../machine/engine.ts';
import type { Reason } from '../machine/reasons.ts';
import { type Bids, closeAuction, placeBid } from './auction.ts';
import { type Bid, bidMachine } from './bid.ts';
import type { LedgerEntry } from './ledger.ts';

/** A line that the rules would not have written. */
export type ReplayProblem = {
  readonly n: number;
  /** Why the rules refuse it; `differs` when they come to another result. */
  readonly reason: Reason | 'differs';
};

export type Replay = {
  /** All bids as the rules leave them. A bid's `id` is its number in the ledger, its `company` a number made up here. */
  readonly bids: Bids;
  readonly problems: readonly ReplayProblem[];
  /** Who stands behind the numbers of `bids`. */
  readonly names: ReadonlyMap<number, string>;
};

/**
 * Plays a ledger again with the rules that the server has (2.13): every bid must have been allowed when it was placed,
 * and every result must be the one they give. It shows that nothing was changed afterwards and nobody was passed over;
 * not that a bidder is who they say.
 * @param entries the whole ledger of a city and week, in its order.
 */
export function replayLedger(entries: readonly LedgerEntry[], adWeek: Instant): Replay {
  const companies = new Map<string, number>();
  const numberOf = (who: string): number => {
    const known = companies.get(who) ?? companies.size + 1;
    companies.set(who, known);
    return known;
  };
  const problems: ReplayProblem[] = [];
  let bids: Bids = [];
  let isClosed = false;
  const replace = (after: Bid) => {
    bids = bids.map((bid) => (bid.id === after.id ? after : bid));
  };
  for (const entry of entries) {
    const { n, event } = entry;
    const at = Date.parse(entry.at);
    if ((event === 'won' || event === 'lost') && !isClosed) {
      bids = closeAuction(bids).bids;
      isClosed = true;
    }
    if (event === 'placed') {
      const placed = placeBid(bids, adWeek, { ...requestOf(entry, numberOf(entry.who)) }, at);
      if (placed.ok) bids = placed.bids;
      else problems.push({ n, reason: placed.reason });
      continue;
    }
    const bid = bids.find(({ id }) => id === entry.bid);
    if (bid === undefined) {
      problems.push({ n, reason: 'differs' });
      continue;
    }
    if (event === 'canceled' || event === 'voided') {
      const applied = apply(bidMachine, bid, {
        ...takenBack(bid, event),
        at,
      });
      if (applied.ok) replace(applied.entity);
      else problems.push({ n, reason: applied.refusal.reason });
      continue;
    }
    if (!isSame(bid, entry)) problems.push({ n, reason: 'differs' });
  }
  return {
    bids,
    problems,
    names: new Map([...companies].map(([who, company]) => [company, who])),
  };
}

const requestOf = ({ bid, owners, slot, amount }: LedgerEntry, company: number) => ({
  id: bid,
  company,
  owners,
  slot,
  amount,
  approved: true,
  paid: true,
});

const takenBack = (bid: Bid, event: 'canceled' | 'voided') => {
  if (event === 'voided')
    return { event: 'admin.void', by: 'admin', payload: { reason: event } } as const;
  return {
    event: bid.state === 'won' ? 'premium.cancel' : 'bid.cancel',
    by: 'company',
    payload: {},
  } as const;
};

/** Whether the rules come to what the line says of a bid. */
const isSame = (bid: Bid, { event, loss, amount, slot }: LedgerEntry): boolean =>
  bid.amount === amount &&
  bid.slot === slot &&
  (event === 'won'
    ? bid.state === 'won'
    : bid.state === 'lost' && bid.loss === (event === 'superseded' ? 'superseded' : loss));
