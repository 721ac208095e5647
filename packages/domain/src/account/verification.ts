import { minute, second } from '../calendar/duration.ts';
import type { Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import type { Machine, Nothing, Rules, Timer } from '../machine/machine.ts';

export const verificationStates = ['sent', 'verified', 'blocked', 'expired'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** A code sent to an e-mail (2.17): ten minutes, five tries, a new one after a minute. */
export type Verification = {
  readonly state: VerificationState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly sentAt: Instant;
  readonly tries: number;
};

export type VerificationPayloads = {
  /** `matches`: the server compared the codes; the code itself stays out of the history. */
  readonly submit: { readonly matches: boolean };
  readonly resend: Nothing;
  readonly expire: Nothing;
};

export function newVerification(at: Instant): Verification {
  return { state: 'sent', version: 0, changedAt: at, sentAt: at, tries: 0 };
}

export function codeExpiresAt({ sentAt }: Pick<Verification, 'sentAt'>): Instant {
  return sentAt + limits.verification.validMinutes * minute;
}

export function resendAllowedAt({ sentAt }: Pick<Verification, 'sentAt'>): Instant {
  return sentAt + limits.verification.resendSeconds * second;
}

const rules: Rules<Verification, VerificationPayloads> = [
  {
    id: 'Y1',
    event: 'submit',
    by: ['member'],
    from: ['sent'],
    to: {
      oneOf: ['verified', 'sent', 'blocked'],
      pick: ({ tries }, { payload }) =>
        payload.matches ? 'verified' : tries + 1 < limits.verification.tries ? 'sent' : 'blocked',
    },
    guards: [{ reason: 'CODE_EXPIRED', holds: (code, at) => at <= codeExpiresAt(code) }],
    change: ({ tries }, { payload }) => (payload.matches ? {} : { tries: tries + 1 }),
  },
  {
    id: 'Y2',
    event: 'resend',
    by: ['member'],
    from: ['sent', 'blocked', 'expired'],
    to: 'sent',
    guards: [{ reason: 'TOO_SOON', holds: (code, at) => at >= resendAllowedAt(code) }],
    change: (_, { at }) => ({ sentAt: at, tries: 0 }),
  },
  {
    id: 'Y3',
    event: 'expire',
    by: ['system'],
    from: ['sent'],
    to: 'expired',
    guards: [{ reason: 'TOO_EARLY', holds: (code, at) => at > codeExpiresAt(code) }],
  },
];

function timers(code: Verification): readonly Timer<VerificationPayloads>[] {
  return code.state === 'sent'
    ? [{ name: 'code-expires', kind: 'deadline', at: codeExpiresAt(code), event: 'expire' }]
    : [];
}

export const verificationMachine: Machine<Verification, VerificationPayloads> = {
  name: 'verification',
  start: ['sent'],
  states: {
    sent: { awaits: ['member'] },
    verified: { awaits: [], end: true, refuses: 'FINISHED' },
    blocked: { awaits: ['member'], refuses: 'TRIES_USED_UP' },
    expired: { awaits: ['member'], refuses: 'CODE_EXPIRED' },
  },
  rules,
  timers,
};

/** The documents' code for what went wrong; null when the code was right. */
export function verificationError(after: Verification): 'AUTH_04' | 'AUTH_06' | null {
  if (after.state === 'verified') return null;
  return after.state === 'sent' ? 'AUTH_04' : 'AUTH_06';
}
