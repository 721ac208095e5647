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
  /** The gateway's or the bank's reference. */
  readonly proof: string | null;
};

export type MoneyReturnPayloads = {
  readonly send: Nothing;
  readonly succeeded: { readonly proof: string };
  readonly failed: { readonly code: string };
  readonly retry: Nothing;
  readonly 'paid-by-hand': { readonly proof: string };
};

export function newMoneyReturn(amount: number, at: Instant): MoneyReturn {
  return {
    state: 'requested',
    version: 0,
    changedAt: at,
    amount,
    dueAt: businessDaysAfter(at, limits.refund.payoutBusinessDays),
    tries: 0,
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
    effects: () => [{ do: 'queue', queue: 'finance', because: 'refund-failed' }],
  },
  {
    id: 'V4',
    event: 'retry',
    by: ['system', 'admin'],
    from: ['failed'],
    to: 'processing',
    change: (money) => ({ tries: money.tries + 1 }),
  },
  {
    id: 'V5',
    event: 'paid-by-hand',
    by: ['admin'],
    from: ['requested', 'processing', 'failed'],
    to: 'refunded',
    needs: [proven],
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
