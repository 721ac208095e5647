import type { Instant } from '../calendar/ict.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';
import type { BusinessKind, LoginMethod } from './roles.ts';
import { isSocialLogin } from './roles.ts';

export const upgradeStates = ['ordinary', 'pending', 'approved', 'rejected'] as const;
export type UpgradeState = (typeof upgradeStates)[number];

/** An ordinary member becomes a business member (2.17). */
export type BusinessUpgrade = {
  readonly state: UpgradeState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly loginMethod: LoginMethod;
  readonly kind: BusinessKind | null;
  readonly rejection: string | null;
};

export type UpgradePayloads = {
  readonly apply: { readonly kind: BusinessKind; readonly complete: boolean };
  readonly approve: Nothing;
  readonly reject: { readonly reason: string };
};

export function newUpgrade(loginMethod: LoginMethod, at: Instant): BusinessUpgrade {
  return { state: 'ordinary', version: 0, changedAt: at, loginMethod, kind: null, rejection: null };
}

const rules: Rules<BusinessUpgrade, UpgradePayloads> = [
  {
    id: 'W1',
    event: 'apply',
    by: ['member'],
    from: ['ordinary', 'rejected'],
    to: 'pending',
    guards: [{ reason: 'SOCIAL_LOGIN', holds: ({ loginMethod }) => !isSocialLogin(loginMethod) }],
    needs: [{ reason: 'INCOMPLETE', met: ({ complete }) => complete }],
    change: (_, { payload }) => ({ kind: payload.kind, rejection: null }),
    effects: () => [notify('upgrade.applied', 'admin')],
  },
  {
    id: 'W2',
    event: 'approve',
    by: ['admin'],
    from: ['pending'],
    to: 'approved',
    effects: () => [notify('upgrade.approved', 'member')],
  },
  {
    id: 'W3',
    event: 'reject',
    by: ['admin'],
    from: ['pending'],
    to: 'rejected',
    needs: [{ reason: 'REASON_REQUIRED', met: ({ reason }) => reason.trim() !== '' }],
    change: (_, { payload }) => ({ rejection: payload.reason }),
    effects: () => [notify('upgrade.rejected', 'member')],
  },
];

export const upgradeMachine: Machine<BusinessUpgrade, UpgradePayloads> = {
  name: 'business-upgrade',
  start: ['ordinary'],
  states: {
    ordinary: { awaits: ['member'], end: true },
    pending: { awaits: ['admin'] },
    approved: { awaits: [], end: true, refuses: 'FINISHED' },
    rejected: { awaits: ['member'] },
  },
  rules,
};
