import type { Instant } from '../calendar/ict.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';
import { changed, said } from '../machine/needs.ts';
import type { BusinessKind, LoginMethod } from './roles.ts';
import { isSocialLogin } from './roles.ts';

export const upgradeStates = ['ordinary', 'pending', 'approved', 'rejected'] as const;
export type UpgradeState = (typeof upgradeStates)[number];

/**
 * An ordinary member becomes a business member (2.17). An approved one may change the company's details; the old ones
 * stay shown until the new ones were looked at.
 */
export type BusinessUpgrade = {
  readonly state: UpgradeState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly loginMethod: LoginMethod;
  readonly kind: BusinessKind | null;
  readonly rejection: string | null;
  /** Changed details of an approved member wait for a review. */
  readonly changeWaits: boolean;
};

export type UpgradePayloads = {
  readonly apply: { readonly kind: BusinessKind; readonly complete: boolean };
  readonly approve: Nothing;
  readonly reject: { readonly reason: string };
  readonly change_data: { readonly changed: boolean };
  readonly 'change.approve': Nothing;
  readonly 'change.reject': { readonly reason: string };
};

export function newUpgrade(loginMethod: LoginMethod, at: Instant): BusinessUpgrade {
  return {
    state: 'ordinary',
    version: 0,
    changedAt: at,
    loginMethod,
    kind: null,
    rejection: null,
    changeWaits: false,
  };
}

const waiting = {
  reason: 'NOTHING_PENDING',
  holds: ({ changeWaits }: BusinessUpgrade) => changeWaits,
} as const;

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
    needs: [said],
    change: (_, { payload }) => ({ rejection: payload.reason }),
    effects: () => [notify('upgrade.rejected', 'member')],
  },
  {
    id: 'W4',
    event: 'change_data',
    by: ['member'],
    from: ['approved'],
    to: 'approved',
    needs: [changed],
    change: () => ({ changeWaits: true, rejection: null }),
    effects: () => [notify('upgrade.changed', 'admin')],
  },
  {
    id: 'W5',
    event: 'change.approve',
    by: ['admin'],
    from: ['approved'],
    to: 'approved',
    guards: [waiting],
    change: () => ({ changeWaits: false }),
    effects: () => [notify('upgrade.change-approved', 'member')],
  },
  {
    id: 'W6',
    event: 'change.reject',
    by: ['admin'],
    from: ['approved'],
    to: 'approved',
    guards: [waiting],
    needs: [said],
    change: (_, { payload }) => ({ changeWaits: false, rejection: payload.reason }),
    effects: () => [notify('upgrade.change-rejected', 'member')],
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
