import type { Instant } from '../calendar/ict.ts';
import type { Machine, Rules } from '../machine/machine.ts';

export const topUpStates = ['pending', 'SUCCESS', 'FAILED'] as const;
export type TopUpState = (typeof topUpStates)[number];

/** Money a member puts into the account (spec: SUCCESS or FAILED). */
export type TopUp = {
  readonly state: TopUpState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly amount: number;
};

export type TopUpPayloads = {
  readonly succeeded: { readonly genuine: boolean; readonly amount: number };
  readonly failed: { readonly genuine: boolean };
};

export function newTopUp(amount: number, at: Instant): TopUp {
  return { state: 'pending', version: 0, changedAt: at, amount };
}

const genuine = {
  reason: 'PAYMENT_NOT_VERIFIED',
  met: (payload: { readonly genuine: boolean }) => payload.genuine,
} as const;

const rules: Rules<TopUp, TopUpPayloads> = [
  {
    id: 'U1',
    event: 'succeeded',
    by: ['system'],
    from: ['pending'],
    to: 'SUCCESS',
    needs: [
      genuine,
      { reason: 'AMOUNT_DIFFERS', met: ({ amount }, topUp) => amount === topUp.amount },
    ],
  },
  { id: 'U2', event: 'failed', by: ['system'], from: ['pending'], to: 'FAILED', needs: [genuine] },
];

export const topUpMachine: Machine<TopUp, TopUpPayloads> = {
  name: 'top-up',
  start: ['pending'],
  states: {
    pending: { awaits: ['system'] },
    SUCCESS: { awaits: [], end: true, refuses: 'FINISHED' },
    FAILED: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
};
