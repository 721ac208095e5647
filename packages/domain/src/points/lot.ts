import { day } from '../calendar/duration.ts';
import { addMonths, endOfDay, type Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules, Timer } from '../machine/machine.ts';
import { said } from '../machine/needs.ts';

export const lotStates = ['active', 'used', 'expired', 'revoked'] as const;
export type LotState = (typeof lotStates)[number];

/** Points earned at one time for one thing. `source` is unique: one reward per order item. */
export type Lot = {
  readonly state: LotState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly id: number;
  readonly source: string;
  readonly earned: number;
  readonly left: number;
  readonly earnedAt: Instant;
  readonly expiresAt: Instant;
};

export type LotPayloads = {
  readonly spend: { readonly amount: number };
  readonly restore: { readonly amount: number };
  readonly expire: Nothing;
  readonly revoke: { readonly reason: string };
};

/** The same date next year, to the end of that day; 29 February becomes the 28th. */
export function lotExpiry(earnedAt: Instant): Instant {
  return endOfDay(addMonths(earnedAt, 12 * limits.points.validYears));
}

export function newLot(id: number, source: string, earned: number, earnedAt: Instant): Lot {
  return {
    state: 'active',
    version: 0,
    changedAt: earnedAt,
    id,
    source,
    earned,
    left: earned,
    earnedAt,
    expiresAt: lotExpiry(earnedAt),
  };
}

const positive = {
  reason: 'NOT_ENOUGH_POINTS',
  met: ({ amount }: { readonly amount: number }) => Number.isSafeInteger(amount) && amount > 0,
} as const;
const alive = {
  reason: 'POINTS_EXPIRED',
  holds: (lot: Lot, at: Instant) => at <= lot.expiresAt,
} as const;

const rules: Rules<Lot, LotPayloads> = [
  {
    id: 'L1',
    event: 'spend',
    by: ['member', 'system'],
    from: ['active'],
    to: {
      oneOf: ['active', 'used'],
      pick: (lot, { payload }) => (payload.amount < lot.left ? 'active' : 'used'),
    },
    guards: [alive],
    needs: [
      positive,
      { reason: 'NOT_ENOUGH_POINTS', met: ({ amount }, { left }) => amount <= left },
    ],
    change: (lot, { payload }) => ({ left: lot.left - payload.amount }),
  },
  {
    id: 'L2',
    event: 'restore',
    by: ['system'],
    from: ['active', 'used'],
    to: 'active',
    guards: [alive],
    needs: [
      positive,
      { reason: 'AMOUNT_TOO_HIGH', met: ({ amount }, { left, earned }) => left + amount <= earned },
    ],
    change: (lot, { payload }) => ({ left: lot.left + payload.amount }),
  },
  {
    id: 'L3',
    event: 'expire',
    by: ['system'],
    from: ['active'],
    to: 'expired',
    guards: [{ reason: 'TOO_EARLY', holds: (lot, at) => at > lot.expiresAt }],
    effects: () => [notify('points.expired', 'member')],
  },
  {
    id: 'L4',
    event: 'revoke',
    by: ['admin'],
    from: ['active', 'used'],
    to: 'revoked',
    needs: [said],
    // What is spent stays spent: a balance never goes below zero.
    change: () => ({ left: 0 }),
    effects: () => [notify('points.revoked', 'member')],
  },
];

function timers(lot: Lot): readonly Timer<LotPayloads>[] {
  if (lot.state !== 'active') return [];
  const [first, second] = limits.points.noticeDaysBefore;
  return [
    { name: 'points-expire', kind: 'deadline', at: lot.expiresAt, event: 'expire' },
    { name: 'points-reminder-1', kind: 'reminder', at: lot.expiresAt - first * day, event: null },
    { name: 'points-reminder-2', kind: 'reminder', at: lot.expiresAt - second * day, event: null },
  ];
}

export const lotMachine: Machine<Lot, LotPayloads> = {
  name: 'points',
  start: ['active'],
  states: {
    active: { awaits: ['member'] },
    used: { awaits: [], end: true },
    expired: { awaits: [], end: true, refuses: 'POINTS_EXPIRED' },
    revoked: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
  timers,
};
