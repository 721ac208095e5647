import { daysAfter } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { notify } from '../machine/effects.ts';
import type { Guard, Machine, Rules, Timer } from '../machine/machine.ts';
import { said } from '../machine/needs.ts';
import {
  citiesFit,
  type Membership,
  type MembershipPayloads,
  newMembership,
  periodFrom,
  positionsFit,
} from './membership.ts';

const isGold: Guard<Membership> = { reason: 'PLAN_WRONG', holds: ({ plan }) => plan === 'gold' };
const isBasic: Guard<Membership> = { reason: 'PLAN_WRONG', holds: ({ plan }) => plan === 'basic' };
const isPending: Guard<Membership> = {
  reason: 'NOTHING_PENDING',
  holds: ({ pending }) => pending !== null,
};
const inPeriod: Guard<Membership> = {
  reason: 'PERIOD_OVER',
  holds: ({ periodEnd }, at) => at <= periodEnd,
};
const afterPeriod: Guard<Membership> = {
  reason: 'TOO_EARLY',
  holds: ({ periodEnd }, at) => at > periodEnd,
};

const rules: Rules<Membership, MembershipPayloads> = [
  {
    id: 'M1',
    event: 'purchase',
    by: ['company'],
    from: ['expired'],
    to: 'purchased',
    needs: [
      { reason: 'NOT_APPROVED', met: ({ approved }) => approved },
      { reason: 'CITY_COUNT', met: ({ plan, cities }) => citiesFit(plan, cities) },
      { reason: 'NO_FREE_POSITION', met: ({ plan, cities }) => positionsFit(plan, cities) },
      { reason: 'NOT_PAID_IN_FULL', met: ({ paid }) => paid },
    ],
    change: (_, { at, payload }) => newMembership(payload, at) ?? {},
    effects: () => [notify('membership.purchased', 'company')],
  },
  {
    id: 'M2',
    event: 'upgrade',
    by: ['company'],
    from: ['purchased'],
    to: 'purchased',
    guards: [isBasic, inPeriod],
    needs: [
      { reason: 'CITY_COUNT', met: ({ cities }) => citiesFit('gold', cities) },
      { reason: 'NO_FREE_POSITION', met: ({ cities }) => positionsFit('gold', cities) },
      { reason: 'NOT_PAID_IN_FULL', met: ({ paid }) => paid },
    ],
    // Its cities are chosen anew: a move that basic had planned (M11c) would make the next month basic again.
    change: (_, { payload }) => ({ plan: 'gold', cities: payload.cities, pending: null }),
    effects: () => [notify('membership.upgraded', 'company')],
  },
  {
    id: 'M3',
    event: 'downgrade',
    by: ['company'],
    from: ['purchased'],
    to: 'purchased',
    guards: [isGold],
    needs: [
      {
        reason: 'CITY_COUNT',
        met: ({ keep }, { cities }) => cities.some(({ city }) => city === keep),
      },
    ],
    change: (_, { payload }) => ({ pending: { plan: 'basic', city: payload.keep } }),
    effects: () => [notify('membership.downgrade-planned', 'company')],
  },
  {
    id: 'M4',
    event: 'downgrade.undo',
    by: ['company'],
    from: ['purchased'],
    to: 'purchased',
    guards: [isPending, inPeriod],
    change: () => ({ pending: null }),
  },
  {
    id: 'M5',
    event: 'cancel',
    by: ['company'],
    from: ['purchased'],
    to: 'canceled',
    effects: () => [notify('membership.canceled', 'company')],
  },
  {
    id: 'M6',
    event: 'restart',
    by: ['company'],
    from: ['canceled'],
    to: 'purchased',
    guards: [inPeriod],
    effects: () => [notify('membership.restarted', 'company')],
  },
  {
    id: 'M7',
    event: 'period.end',
    by: ['system'],
    from: ['canceled'],
    to: 'expired',
    guards: [afterPeriod],
    effects: () => [notify('membership.expired', 'company')],
  },
  {
    id: 'M8',
    event: 'renew.succeeded',
    by: ['system'],
    from: ['purchased'],
    to: 'purchased',
    guards: [afterPeriod],
    needs: [
      {
        reason: 'CITY_COUNT',
        met: ({ cities }, { pending }) =>
          pending === null ||
          (cities !== undefined && citiesFit('basic', cities) && positionsFit('basic', cities)),
      },
    ],
    change: (membership, { payload }) => ({
      ...periodFrom(membership.periodEnd + 1, membership.anchorDay),
      ...(membership.pending === null ? {} : { plan: membership.pending.plan }),
      cities: payload.cities ?? membership.cities,
      pending: null,
      failedRenewals: 0,
      retryAt: null,
    }),
    effects: () => [notify('membership.renewed', 'company')],
  },
  {
    id: 'M9',
    event: 'renew.failed',
    by: ['system'],
    from: ['purchased'],
    to: {
      oneOf: ['purchased', 'expired'],
      pick: ({ failedRenewals }) =>
        failedRenewals < limits.ad.renewRetryDays.length ? 'purchased' : 'expired',
    },
    guards: [afterPeriod],
    change: (membership) => {
      const retry = limits.ad.renewRetryDays[membership.failedRenewals];
      return {
        failedRenewals: membership.failedRenewals + 1,
        retryAt: retry === undefined ? null : daysAfter(membership.periodEnd, retry),
      };
    },
    effects: (membership) => [
      notify(
        membership.state === 'expired' ? 'membership.expired' : 'membership.renewal-failed',
        'company',
      ),
    ],
  },
  {
    id: 'M11a',
    event: 'add_city',
    by: ['company'],
    from: ['purchased'],
    to: 'purchased',
    guards: [
      isGold,
      { reason: 'CITY_COUNT', holds: ({ cities }) => cities.length < limits.ad.gold.maxCities },
    ],
    needs: [
      {
        reason: 'CITY_COUNT',
        met: ({ cityPosition }, { cities }) => citiesFit('gold', [...cities, cityPosition]),
      },
      {
        reason: 'NO_FREE_POSITION',
        met: ({ cityPosition }) => positionsFit('gold', [cityPosition]),
      },
    ],
    change: ({ cities }, { payload }) => ({ cities: [...cities, payload.cityPosition] }),
  },
  {
    id: 'M11b',
    event: 'change_city',
    by: ['company'],
    from: ['purchased'],
    to: 'purchased',
    guards: [
      {
        reason: 'CHANGE_AT_RENEWAL',
        holds: ({ plan, periodEnd }, at) => plan === 'gold' || at > periodEnd,
      },
    ],
    needs: [
      {
        reason: 'CITY_COUNT',
        met: ({ from, cityPosition }, { cities }) =>
          cities.some(({ city }) => city === from) &&
          !cities.some(({ city }) => city === cityPosition.city),
      },
      {
        reason: 'NO_FREE_POSITION',
        met: ({ cityPosition }, { plan }) => positionsFit(plan, [cityPosition]),
      },
    ],
    change: ({ cities }, { payload }) => ({
      cities: cities.map((city) => (city.city === payload.from ? payload.cityPosition : city)),
    }),
  },
  {
    id: 'M11c',
    event: 'change_city.plan',
    by: ['company'],
    from: ['purchased'],
    to: 'purchased',
    guards: [isBasic, inPeriod],
    needs: [
      {
        reason: 'CITY_COUNT',
        met: ({ to }, { cities }) => !cities.some(({ city }) => city === to),
      },
    ],
    change: (_, { payload }) => ({ pending: { plan: 'basic', city: payload.to } }),
  },
  {
    id: 'M12s',
    event: 'admin.suspend',
    by: ['admin'],
    from: ['purchased', 'canceled'],
    to: { purchased: 'purchased', canceled: 'canceled' },
    needs: [said],
    change: () => ({ suspended: true }),
    effects: () => [notify('membership.suspended', 'company')],
  },
  {
    id: 'M12r',
    event: 'admin.restore',
    by: ['admin'],
    from: ['purchased', 'canceled'],
    to: { purchased: 'purchased', canceled: 'canceled' },
    needs: [said],
    change: () => ({ suspended: false }),
    effects: () => [notify('membership.restored', 'company')],
  },
];

function timers(membership: Membership): readonly Timer<MembershipPayloads>[] {
  if (membership.state === 'canceled')
    return [
      { name: 'period-ends', kind: 'deadline', at: membership.periodEnd, event: 'period.end' },
    ];
  if (membership.state === 'expired') return [];
  return [
    {
      name: membership.retryAt === null ? 'renewal' : 'renewal-retry',
      kind: 'deadline',
      at: membership.retryAt ?? membership.periodEnd,
      event: null,
    },
  ];
}

export const membershipMachine: Machine<Membership, MembershipPayloads> = {
  name: 'membership',
  start: ['purchased'],
  states: {
    purchased: { awaits: [] },
    canceled: { awaits: [] },
    expired: { awaits: ['company'], end: true, refuses: 'PERIOD_OVER' },
  },
  rules,
  timers,
};
