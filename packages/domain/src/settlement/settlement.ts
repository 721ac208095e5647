import { endOfMonth, type Instant } from '../calendar/ict.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules, Timer } from '../machine/machine.ts';
import { said } from '../machine/needs.ts';
import { disputeUntil, isBelowZero, payDue } from './statement.ts';

export const settlementStates = ['open', 'closed', 'disputed', 'paid'] as const;
export type SettlementState = (typeof settlementStates)[number];

/** A seller's month (2.16). */
export type Settlement = {
  readonly state: SettlementState;
  readonly version: number;
  readonly changedAt: Instant;
  /** Any moment of the month. */
  readonly month: Instant;
  readonly reference: string | null;
  readonly dispute: string | null;
};

export type SettlementPayloads = {
  readonly 'month.end': Nothing;
  readonly dispute: { readonly reason: string };
  readonly resolve: { readonly reason: string };
  /** `payable`: what the month comes to, in đồng. */
  readonly pay: { readonly reference: string; readonly payable: number };
};

export function newSettlement(month: Instant): Settlement {
  return { state: 'open', version: 0, changedAt: month, month, reference: null, dispute: null };
}

const rules: Rules<Settlement, SettlementPayloads> = [
  {
    id: 'Z1',
    event: 'month.end',
    by: ['system'],
    from: ['open'],
    to: 'closed',
    guards: [{ reason: 'TOO_EARLY', holds: ({ month }, at) => at > endOfMonth(month) }],
    effects: () => [notify('settlement.closed', 'seller')],
  },
  {
    id: 'Z2',
    event: 'dispute',
    by: ['seller'],
    from: ['closed'],
    to: 'disputed',
    guards: [
      { reason: 'DISPUTE_WINDOW_OVER', holds: ({ month }, at) => at <= disputeUntil(month) },
    ],
    needs: [said],
    change: (_, { payload }) => ({ dispute: payload.reason }),
    effects: () => [notify('settlement.disputed', 'admin')],
  },
  {
    id: 'Z3',
    event: 'resolve',
    by: ['admin'],
    from: ['disputed'],
    to: 'closed',
    needs: [said],
    effects: () => [notify('settlement.resolved', 'seller')],
  },
  {
    id: 'Z4',
    event: 'pay',
    by: ['admin'],
    from: ['closed'],
    to: 'paid',
    needs: [
      { reason: 'INCOMPLETE', met: ({ reference }) => reference.trim() !== '' },
      { reason: 'MONTH_BELOW_ZERO', met: (payment) => !isBelowZero(payment) },
    ],
    change: (_, { payload }) => ({ reference: payload.reference }),
    effects: () => [notify('settlement.paid', 'seller')],
  },
];

function timers(settlement: Settlement): readonly Timer<SettlementPayloads>[] {
  if (settlement.state === 'open')
    return [
      {
        name: 'month-ends',
        kind: 'deadline',
        at: endOfMonth(settlement.month),
        event: 'month.end',
      },
    ];
  return settlement.state === 'closed'
    ? [{ name: 'settlement-due', kind: 'deadline', at: payDue(settlement.month), event: null }]
    : [];
}

export const settlementMachine: Machine<Settlement, SettlementPayloads> = {
  name: 'settlement',
  start: ['open'],
  states: {
    open: { awaits: [] },
    closed: { awaits: ['admin'] },
    disputed: { awaits: ['admin'] },
    paid: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
  timers,
};
