import { addMonths, daysAfter, type Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules, Timer } from '../machine/machine.ts';
import { said } from '../machine/needs.ts';

export const standingStates = [
  'normal',
  'warning',
  'suspended',
  'banned',
  'restricted',
  'withdrawn',
] as const;
export type StandingState = (typeof standingStates)[number];

/** How an account stands: the penalty ladder, inactivity and leaving (2.17). */
export type Standing = {
  readonly state: StandingState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly lastSignInAt: Instant;
  readonly suspendedUntil: Instant | null;
  readonly withdrawnAt: Instant | null;
  readonly reason: string | null;
};

export type StandingPayloads = {
  readonly warn: { readonly reason: string };
  readonly suspend: { readonly reason: string; readonly until: Instant };
  readonly ban: { readonly reason: string };
  readonly lift: { readonly reason: string };
  readonly 'suspension.over': Nothing;
  readonly inactive: Nothing;
  readonly sign_in: Nothing;
  readonly withdraw: Nothing;
};

export function newStanding(at: Instant): Standing {
  return {
    state: 'normal',
    version: 0,
    changedAt: at,
    lastSignInAt: at,
    suspendedUntil: null,
    withdrawnAt: null,
    reason: null,
  };
}

export function inactiveFrom({ lastSignInAt }: Pick<Standing, 'lastSignInAt'>): Instant {
  return addMonths(lastSignInAt, limits.account.inactiveMonths);
}

/** The same e-mail or registration number may come back six months after leaving (spec). */
export function mayRegisterAgain(
  { withdrawnAt }: Pick<Standing, 'withdrawnAt'>,
  at: Instant,
): boolean {
  return withdrawnAt === null || at >= addMonths(withdrawnAt, limits.account.reRegisterMonths);
}

const because = (
  _: Standing,
  { payload }: { readonly payload: { readonly reason: string } },
): Partial<Standing> => ({ reason: payload.reason });

const rules: Rules<Standing, StandingPayloads> = [
  {
    id: 'X1',
    event: 'warn',
    by: ['admin', 'system'],
    from: ['normal'],
    to: 'warning',
    needs: [said],
    change: because,
    effects: () => [notify('account.warned', 'member')],
  },
  {
    id: 'X2',
    event: 'suspend',
    by: ['admin', 'system'],
    from: ['normal', 'warning'],
    to: 'suspended',
    needs: [
      said,
      { reason: 'DATE_NOT_FUTURE', met: ({ until }, _, at) => until > at },
      {
        reason: 'DATE_TOO_FAR',
        met: ({ until }, _, at) => until <= daysAfter(at, limits.account.maxSuspensionDays),
      },
    ],
    change: (_, { payload }) => ({ reason: payload.reason, suspendedUntil: payload.until }),
    effects: () => [notify('account.suspended', 'member')],
  },
  {
    id: 'X3',
    event: 'ban',
    by: ['admin'],
    from: ['warning', 'suspended'],
    to: 'banned',
    needs: [said],
    change: because,
    effects: () => [notify('account.banned', 'member')],
  },
  {
    id: 'X4',
    event: 'lift',
    by: ['admin'],
    from: ['warning', 'suspended', 'banned'],
    to: 'normal',
    needs: [said],
    change: () => ({ reason: null, suspendedUntil: null }),
    effects: () => [notify('account.restored', 'member')],
  },
  // Out of a suspension one comes back with the warning still standing.
  {
    id: 'X5',
    event: 'suspension.over',
    by: ['system'],
    from: ['suspended'],
    to: 'warning',
    guards: [
      {
        reason: 'TOO_EARLY',
        holds: ({ suspendedUntil }, at) => suspendedUntil !== null && at > suspendedUntil,
      },
    ],
    change: () => ({ suspendedUntil: null }),
  },
  {
    id: 'X6',
    event: 'inactive',
    by: ['system'],
    from: ['normal', 'warning'],
    to: 'restricted',
    guards: [{ reason: 'TOO_EARLY', holds: (standing, at) => at > inactiveFrom(standing) }],
    effects: () => [notify('account.restricted', 'member')],
  },
  {
    id: 'X7',
    event: 'sign_in',
    by: ['member'],
    from: ['normal', 'warning', 'restricted'],
    to: { normal: 'normal', warning: 'warning', restricted: 'normal' },
    change: (_, { at }) => ({ lastSignInAt: at }),
  },
  {
    id: 'X8',
    event: 'withdraw',
    by: ['member'],
    from: ['normal', 'warning', 'restricted'],
    to: 'withdrawn',
    change: (_, { at }) => ({ withdrawnAt: at }),
  },
];

function timers(standing: Standing): readonly Timer<StandingPayloads>[] {
  if (standing.state === 'suspended' && standing.suspendedUntil !== null)
    return [
      {
        name: 'suspension-ends',
        kind: 'deadline',
        at: standing.suspendedUntil,
        event: 'suspension.over',
      },
    ];
  if (standing.state === 'normal' || standing.state === 'warning')
    return [
      { name: 'inactivity', kind: 'deadline', at: inactiveFrom(standing), event: 'inactive' },
    ];
  return [];
}

export const standingMachine: Machine<Standing, StandingPayloads> = {
  name: 'standing',
  start: ['normal'],
  states: {
    normal: { awaits: [] },
    warning: { awaits: [] },
    suspended: { awaits: ['admin'], refuses: 'BLOCKED' },
    banned: { awaits: [], end: true, refuses: 'BLOCKED' },
    restricted: { awaits: ['member'], refuses: 'BLOCKED' },
    withdrawn: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
  timers,
};
