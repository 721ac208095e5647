import { minute } from '../calendar/duration.ts';
import type { Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';

export const attemptStates = ['created', 'pending', 'succeeded', 'failed', 'expired'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** One try to pay one order through one gateway (2.11). */
export type PaymentAttempt = {
  readonly state: AttemptState;
  readonly version: number;
  readonly changedAt: Instant;
  /** Whole đồng that have to arrive. */
  readonly amount: number;
  readonly expiresAt: Instant | null;
  /** The gateway's own number of the payment; the key by which a second call is the same one. */
  readonly transaction: string | null;
  /** Money came a second time under another number. */
  readonly duplicate: boolean;
  /** Money came after the attempt had ended. */
  readonly late: boolean;
  readonly failure: string | null;
};

export type AttemptPayloads = {
  readonly redirect: Nothing;
  readonly 'ipn.success': {
    readonly genuine: boolean;
    readonly amount: number;
    readonly transaction: string;
  };
  readonly 'ipn.failure': { readonly genuine: boolean; readonly code: string };
  readonly expire: Nothing;
};

export function newAttempt(amount: number, at: Instant): PaymentAttempt {
  return {
    state: 'created',
    version: 0,
    changedAt: at,
    amount,
    expiresAt: null,
    transaction: null,
    duplicate: false,
    late: false,
    failure: null,
  };
}

// Signature first, then the amount: a forged call must not learn anything and must not be remembered.
const genuine = {
  reason: 'PAYMENT_NOT_VERIFIED',
  met: (payload: { readonly genuine: boolean }) => payload.genuine,
} as const;
const exact = {
  reason: 'AMOUNT_DIFFERS',
  met: (payload: { readonly amount: number }, attempt: PaymentAttempt) =>
    payload.amount === attempt.amount,
} as const;

const rules: Rules<PaymentAttempt, AttemptPayloads> = [
  {
    id: 'P1',
    event: 'redirect',
    by: ['buyer', 'system'],
    from: ['created'],
    to: 'pending',
    change: (_, { at }) => ({ expiresAt: at + limits.paymentDue.gatewayAttemptMinutes * minute }),
  },
  {
    id: 'P2',
    event: 'ipn.success',
    by: ['system'],
    from: ['pending'],
    to: 'succeeded',
    needs: [genuine, exact],
    change: (_, { payload }) => ({ transaction: payload.transaction }),
    effects: () => [notify('payment.succeeded', 'buyer')],
  },
  {
    id: 'P3',
    event: 'ipn.failure',
    by: ['system'],
    from: ['pending'],
    to: 'failed',
    needs: [genuine],
    change: (_, { payload }) => ({ failure: payload.code }),
  },
  {
    id: 'P4',
    event: 'expire',
    by: ['system'],
    from: ['pending'],
    to: 'expired',
    guards: [
      {
        reason: 'TOO_EARLY',
        holds: (attempt, at) => attempt.expiresAt !== null && at > attempt.expiresAt,
      },
    ],
  },
  {
    id: 'P5',
    event: 'ipn.success',
    by: ['system'],
    from: ['succeeded'],
    to: 'succeeded',
    // Whatever comes after it goes back (2.11): a bank brings any sum, and a gateway's was compared before.
    needs: [genuine],
    // The same number again is the gateway repeating itself; another number is money paid twice.
    change: (attempt, { payload }) => ({
      duplicate: attempt.duplicate || payload.transaction !== attempt.transaction,
    }),
    effects: (attempt, { payload }) =>
      payload.transaction === attempt.transaction
        ? []
        : [
            { do: 'return-money', amount: payload.amount },
            { do: 'queue', queue: 'finance', because: 'paid-twice' },
          ],
  },
  {
    id: 'P6',
    event: 'ipn.success',
    by: ['system'],
    from: ['failed', 'expired'],
    to: 'succeeded',
    needs: [genuine, exact],
    change: (_, { payload }) => ({ transaction: payload.transaction, late: true }),
    effects: () => [
      { do: 'queue', queue: 'finance', because: 'paid-late' },
      notify('payment.succeeded', 'buyer'),
    ],
  },
];

export const attemptMachine: Machine<PaymentAttempt, AttemptPayloads> = {
  name: 'payment-attempt',
  start: ['created'],
  states: {
    created: { awaits: ['buyer'] },
    pending: { awaits: ['buyer'] },
    succeeded: { awaits: [], end: true, refuses: 'FINISHED' },
    failed: { awaits: ['buyer'], end: true, refuses: 'FINISHED' },
    expired: { awaits: ['buyer'], end: true, refuses: 'FINISHED' },
  },
  rules,
  timers: (attempt) =>
    attempt.state === 'pending' && attempt.expiresAt !== null
      ? [{ name: 'attempt-expires', kind: 'deadline', at: attempt.expiresAt, event: 'expire' }]
      : [],
};
