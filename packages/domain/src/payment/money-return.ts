import { businessDaysAfter } from '../calendar/business-days.ts';
import type { Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';

export const moneyReturnStates = ['requested', 'processing', 'failed', 'refunded'] as const;
export type MoneyReturnState = (typeof moneyReturnStates)[number];

/** Money on its way back to a buyer (2.11). */
export type MoneyReturn = {
  readonly state: MoneyReturnState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly amount: number;
  readonly dueAt: Instant;
  readonly tries: number;
  /** 1 for the first request to the gateway. A later round is a new request there, under a new key. */
  readonly round: number;
  /** The gateway refused the last round. False while nobody knows what became of it: it may have been paid. */
  readonly refused: boolean;
  /** The gateway's or the bank's reference. */
  readonly proof: string | null;
};

export type MoneyReturnPayloads = {
  readonly send: Nothing;
  readonly succeeded: { readonly proof: string };
  /** The gateway refused it, or gave no answer for too long: then it may have been paid all the same. */
  readonly failed: { readonly code: string; readonly refused: boolean };
  readonly retry: Nothing;
  /** `checked`: somebody looked at the gateway that it did not pay. Asked for where it gave no answer. */
  readonly 'paid-by-hand': { readonly proof: string; readonly checked?: boolean };
};

export function newMoneyReturn(amount: number, at: Instant): MoneyReturn {
  return {
    state: 'requested',
    version: 0,
    changedAt: at,
    amount,
    dueAt: businessDaysAfter(at, limits.refund.payoutBusinessDays),
    tries: 0,
    round: 1,
    refused: false,
    proof: null,
  };
}

const proven = {
  reason: 'INCOMPLETE',
  met: ({ proof }: { readonly proof: string }) => proof.trim() !== '',
} as const;

const rules: Rules<MoneyReturn, MoneyReturnPayloads> = [
  {
    id: 'V1',
    event: 'send',
    by: ['system'],
    from: ['requested'],
    to: 'processing',
    change: (money) => ({ tries: money.tries + 1 }),
  },
  {
    id: 'V2',
    event: 'succeeded',
    by: ['system'],
    from: ['processing'],
    to: 'refunded',
    needs: [proven],
    change: (_, { payload }) => ({ proof: payload.proof }),
    effects: () => [notify('money.returned', 'buyer')],
  },
  {
    id: 'V3',
    event: 'failed',
    by: ['system'],
    from: ['processing'],
    to: 'failed',
    change: (_, { payload }) => ({ refused: payload.refused }),
    effects: () => [{ do: 'queue', queue: 'finance', because: 'refund-failed' }],
  },
  {
    id: 'V4',
    event: 'retry',
    by: ['system', 'admin'],
    from: ['failed'],
    to: 'processing',
    // Without an answer the round goes on: a new one could pay a second time.
    change: (money) => ({
      tries: money.tries + 1,
      round: money.refused ? money.round + 1 : money.round,
      refused: false,
    }),
  },
  {
    id: 'V5',
    event: 'paid-by-hand',
    by: ['admin'],
    from: ['requested', 'processing', 'failed'],
    to: 'refunded',
    needs: [
      proven,
      {
        reason: 'INCOMPLETE',
        met: ({ checked }, money) => money.state !== 'failed' || money.refused || checked === true,
      },
    ],
    change: (_, { payload }) => ({ proof: payload.proof }),
    effects: () => [notify('money.returned', 'buyer')],
  },
];

export const moneyReturnMachine: Machine<MoneyReturn, MoneyReturnPayloads> = {
  name: 'money-return',
  start: ['requested'],
  states: {
    requested: { awaits: ['system'] },
    processing: { awaits: ['system'], refuses: 'MONEY_ON_ITS_WAY' },
    failed: { awaits: ['admin'] },
    refunded: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
  timers: (money) =>
    money.state === 'refunded'
      ? []
      : [{ name: 'payout-due', kind: 'deadline', at: money.dueAt, event: null }],
};
