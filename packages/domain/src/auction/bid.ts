import { businessDaysAfter } from '../calendar/business-days.ts';
import { hoursAfter, type Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { notify } from '../machine/effects.ts';
import type { Guard, Machine, Nothing, Rules, Timer } from '../machine/machine.ts';
import { said } from '../machine/needs.ts';

export const bidStates = ['waiting', 'won', 'lost', 'canceled'] as const;
export type BidState = (typeof bidStates)[number];

/** Why a bid did not win: its slot went higher, its company already has a slot, or its own newer bid took over. */
export const lossReasons = ['outbid', 'company-has-slot', 'superseded'] as const;
export type LossReason = (typeof lossReasons)[number];

/** One bid for one slot of a city and week. Amounts in đồng. */
export type Bid = {
  readonly state: BidState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly id: number;
  readonly company: number;
  /** What tells whom the company belongs to (tax code, representative, bank account), hashed; one owner gets one slot. */
  readonly owners: readonly string[];
  readonly slot: number;
  readonly amount: number;
  readonly placedAt: Instant;
  readonly paidAt: Instant | null;
  readonly results: Instant;
  readonly adStarts: Instant;
  readonly adEnds: Instant;
  readonly loss: LossReason | null;
  readonly ad: 'none' | 'running' | 'over';
  readonly refundDueAt: Instant | null;
  readonly refundedAt: Instant | null;
};

export type BidPayloads = {
  readonly 'bid.cancel': Nothing;
  readonly superseded: Nothing;
  readonly 'result.won': Nothing;
  readonly 'result.lost': { readonly loss: LossReason };
  readonly 'premium.cancel': Nothing;
  readonly 'ad.start': Nothing;
  readonly 'ad.end': Nothing;
  readonly 'admin.void': { readonly reason: string };
  readonly refunded: Nothing;
};

/** 48 hours after payment, to the second. An unpaid bid has nothing to take back. */
const withinCancelHours: Guard<Bid> = {
  reason: 'CANCEL_WINDOW_OVER',
  holds: (bid, at) =>
    bid.paidAt !== null && at <= hoursAfter(bid.paidAt, limits.auction.cancelHours),
};

const moneyBack = (bid: Bid) => [
  { do: 'return-money', amount: bid.paidAt === null ? 0 : bid.amount } as const,
];
const refundDue = (at: Instant): Partial<Bid> => ({
  refundDueAt: businessDaysAfter(at, limits.auction.refundBusinessDays),
});

/** Rows A2–A8 of 2.13; A1 is `placeBid`, A4 `closeAuction`. */
const rules: Rules<Bid, BidPayloads> = [
  {
    id: 'A2',
    event: 'bid.cancel',
    by: ['company'],
    from: ['waiting'],
    to: 'canceled',
    guards: [withinCancelHours, { reason: 'BIDDING_CLOSED', holds: (bid, at) => at < bid.results }],
    change: (_, { at }) => refundDue(at),
    effects: (bid) => [...moneyBack(bid), notify('bid.canceled', 'company')],
  },
  {
    id: 'A3',
    event: 'superseded',
    by: ['system'],
    from: ['waiting'],
    to: 'lost',
    change: (_, { at }) => ({ loss: 'superseded', ...refundDue(at) }),
    effects: moneyBack,
  },
  {
    id: 'A4w',
    event: 'result.won',
    by: ['system'],
    from: ['waiting'],
    to: 'won',
    effects: () => [notify('bid.won', 'company')],
  },
  {
    id: 'A4l',
    event: 'result.lost',
    by: ['system'],
    from: ['waiting'],
    to: 'lost',
    change: (_, { at, payload }) => ({ loss: payload.loss, ...refundDue(at) }),
    effects: (bid) => [...moneyBack(bid), notify('bid.lost', 'company')],
  },
  {
    id: 'A5',
    event: 'premium.cancel',
    by: ['company'],
    from: ['won'],
    to: 'canceled',
    guards: [
      withinCancelHours,
      { reason: 'CANCEL_WINDOW_OVER', holds: (bid, at) => at < bid.adStarts },
    ],
    change: (_, { at }) => refundDue(at),
    effects: (bid) => [...moneyBack(bid), notify('premium.canceled', 'company')],
  },
  {
    id: 'A6s',
    event: 'ad.start',
    by: ['system'],
    from: ['won'],
    to: 'won',
    guards: [{ reason: 'TOO_EARLY', holds: (bid, at) => bid.ad === 'none' && at >= bid.adStarts }],
    change: () => ({ ad: 'running' }),
  },
  {
    id: 'A6e',
    event: 'ad.end',
    by: ['system'],
    from: ['won'],
    to: 'won',
    guards: [{ reason: 'TOO_EARLY', holds: (bid, at) => bid.ad === 'running' && at > bid.adEnds }],
    change: () => ({ ad: 'over' }),
  },
  {
    id: 'A7',
    event: 'admin.void',
    by: ['admin'],
    from: ['waiting', 'won'],
    to: 'canceled',
    needs: [said],
    change: (_, { at }) => refundDue(at),
    effects: (bid) => [...moneyBack(bid), notify('bid.voided', 'company')],
  },
  {
    id: 'A8',
    event: 'refunded',
    by: ['system'],
    from: ['lost', 'canceled'],
    to: { lost: 'lost', canceled: 'canceled' },
    change: (_, { at }) => ({ refundedAt: at, refundDueAt: null }),
  },
];

function timers(bid: Bid): readonly Timer<BidPayloads>[] {
  if (bid.state === 'waiting')
    return [{ name: 'results', kind: 'deadline', at: bid.results, event: null }];
  if (bid.state === 'won' && bid.ad === 'none')
    return [{ name: 'ad-starts', kind: 'deadline', at: bid.adStarts - 1, event: 'ad.start' }];
  if (bid.state === 'won' && bid.ad === 'running')
    return [{ name: 'ad-ends', kind: 'deadline', at: bid.adEnds, event: 'ad.end' }];
  return bid.refundDueAt === null
    ? []
    : [{ name: 'payout-due', kind: 'deadline', at: bid.refundDueAt, event: null }];
}

export const bidMachine: Machine<Bid, BidPayloads> = {
  name: 'bid',
  start: ['waiting'],
  states: {
    waiting: { awaits: ['system'] },
    won: { awaits: [], end: true, refuses: 'CANCEL_WINDOW_OVER' },
    lost: { awaits: [], end: true, refuses: 'FINISHED' },
    canceled: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
  timers,
};

/** The wire's word for a premium week: purchased, expired or canceled; null while there is nothing to show. */
export function premiumStatus(
  bid: Pick<Bid, 'state' | 'ad'>,
): 'purchased' | 'expired' | 'canceled' | null {
  if (bid.state === 'won') return bid.ad === 'over' ? 'expired' : 'purchased';
  return bid.state === 'canceled' ? 'canceled' : null;
}
