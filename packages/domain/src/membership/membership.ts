import { day } from '../calendar/duration.ts';
import { addMonths, daysAfter, ictParts, type Instant, startOfDay } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { notify } from '../machine/effects.ts';
import type { Guard, Machine, Need, Nothing, Rules, Timer } from '../machine/machine.ts';
import { type AdPlan, monthlyPrice } from './positions.ts';

export const membershipStates = ['purchased', 'canceled', 'expired'] as const;
export type MembershipState = (typeof membershipStates)[number];

export type CityPlace = { readonly city: string; readonly position: number };

/** A contractor's ad membership (2.14). */
export type Membership = {
  readonly state: MembershipState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly plan: AdPlan;
  readonly cities: readonly CityPlace[];
  readonly periodStart: Instant;
  /** 23:59:59.999 of the last paid day. */
  readonly periodEnd: Instant;
  /** The day of the month the membership began on; short months borrow their last day. */
  readonly anchorDay: number;
  /** A downgrade waits for the end of the period. */
  readonly pending: { readonly plan: 'basic'; readonly city: string } | null;
  readonly failedRenewals: number;
  readonly retryAt: Instant | null;
  readonly suspended: boolean;
};

export type Purchase = { readonly plan: AdPlan; readonly cities: readonly CityPlace[]; readonly paid: boolean; readonly approved: boolean };

export type MembershipPayloads = {
  readonly purchase: Purchase;
  readonly upgrade: { readonly cities: readonly CityPlace[]; readonly paid: boolean };
  readonly downgrade: { readonly keep: string };
  readonly 'downgrade.undo': Nothing;
  readonly cancel: Nothing;
  readonly restart: Nothing;
  readonly 'period.end': Nothing;
  /** `places`: the positions of a plan that changes at this renewal. */
  readonly 'renew.succeeded': { readonly places?: readonly CityPlace[] };
  readonly 'renew.failed': Nothing;
  readonly add_city: { readonly place: CityPlace };
  readonly change_city: { readonly from: string; readonly place: CityPlace };
  readonly 'admin.suspend': { readonly reason: string };
  readonly 'admin.restore': { readonly reason: string };
};

/** One month from a day's beginning, anchored: 31 Jan → 28 Feb → 31 Mar. */
export function periodFrom(start: Instant, anchorDay: number): { readonly periodStart: Instant; readonly periodEnd: Instant } {
  const periodStart = startOfDay(start);
  return { periodStart, periodEnd: addMonths(periodStart, 1, anchorDay) - 1 };
}

/** The day of the next automatic payment; none after a cancellation. */
export function autoPaymentDate(membership: Membership): Instant | null {
  return membership.state === 'purchased' ? membership.periodEnd + 1 : null;
}

/** The difference for the rest of the period, today included, rounded up to 1,000 đ (M2). */
export function upgradePrice(membership: Pick<Membership, 'periodStart' | 'periodEnd'>, at: Instant): number {
  const days = Math.round((membership.periodEnd + 1 - membership.periodStart) / day);
  const left = Math.round((membership.periodEnd + 1 - startOfDay(at)) / day);
  const step = limits.ad.upgradeRoundVnd;
  // Multiply before dividing: both factors are whole, so the quotient is exact where it can be.
  return Math.ceil(((monthlyPrice('gold') - monthlyPrice('basic')) * Math.max(0, Math.min(left, days))) / days / step) * step;
}

const fits = (plan: AdPlan, cities: readonly CityPlace[]): boolean =>
  cities.length >= 1 && cities.length <= limits.ad[plan].maxCities && new Set(cities.map(({ city }) => city)).size === cities.length;

const placed = (plan: AdPlan, cities: readonly CityPlace[]): boolean =>
  cities.every(({ position }) => position >= limits.ad[plan].firstPosition && (plan === 'basic' || position <= limits.ad.gold.lastPosition));

/** New membership as it stands after its first payment. Null when the cities or positions do not fit the plan. */
export function newMembership({ plan, cities, paid, approved }: Purchase, at: Instant): Membership | null {
  if (!approved || !paid || !fits(plan, cities) || !placed(plan, cities)) return null;
  const anchorDay = ictParts(at).day;
  return { state: 'purchased', version: 0, changedAt: at, plan, cities, ...periodFrom(at, anchorDay), anchorDay, pending: null, failedRenewals: 0, retryAt: null, suspended: false };
}

const isGold: Guard<Membership> = { reason: 'PLAN_WRONG', holds: ({ plan }) => plan === 'gold' };
const isBasic: Guard<Membership> = { reason: 'PLAN_WRONG', holds: ({ plan }) => plan === 'basic' };
const isPending: Guard<Membership> = { reason: 'NOTHING_PENDING', holds: ({ pending }) => pending !== null };
const inPeriod: Guard<Membership> = { reason: 'PERIOD_OVER', holds: ({ periodEnd }, at) => at <= periodEnd };
const afterPeriod: Guard<Membership> = { reason: 'TOO_EARLY', holds: ({ periodEnd }, at) => at > periodEnd };
const said: Need<Membership, { readonly reason: string }> = { reason: 'REASON_REQUIRED', met: ({ reason }) => reason.trim() !== '' };

const rules: Rules<Membership, MembershipPayloads> = [
  {
    id: 'M1',
    event: 'purchase',
    by: ['company'],
    from: ['expired'],
    to: 'purchased',
    needs: [
      { reason: 'NOT_APPROVED', met: ({ approved }) => approved },
      { reason: 'CITY_COUNT', met: ({ plan, cities }) => fits(plan, cities) },
      { reason: 'NO_FREE_POSITION', met: ({ plan, cities }) => placed(plan, cities) },
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
      { reason: 'CITY_COUNT', met: ({ cities }) => fits('gold', cities) },
      { reason: 'NO_FREE_POSITION', met: ({ cities }) => placed('gold', cities) },
      { reason: 'NOT_PAID_IN_FULL', met: ({ paid }) => paid },
    ],
    change: (_, { payload }) => ({ plan: 'gold', cities: payload.cities }),
    effects: () => [notify('membership.upgraded', 'company')],
  },
  {
    id: 'M3',
    event: 'downgrade',
    by: ['company'],
    from: ['purchased'],
    to: 'purchased',
    guards: [isGold],
    needs: [{ reason: 'CITY_COUNT', met: ({ keep }, { cities }) => cities.some(({ city }) => city === keep) }],
    change: (_, { payload }) => ({ pending: { plan: 'basic', city: payload.keep } }),
    effects: () => [notify('membership.downgrade-planned', 'company')],
  },
  { id: 'M4', event: 'downgrade.undo', by: ['company'], from: ['purchased'], to: 'purchased', guards: [isPending, inPeriod], change: () => ({ pending: null }) },
  { id: 'M5', event: 'cancel', by: ['company'], from: ['purchased'], to: 'canceled', effects: () => [notify('membership.canceled', 'company')] },
  { id: 'M6', event: 'restart', by: ['company'], from: ['canceled'], to: 'purchased', guards: [inPeriod], effects: () => [notify('membership.restarted', 'company')] },
  { id: 'M7', event: 'period.end', by: ['system'], from: ['canceled'], to: 'expired', guards: [afterPeriod], effects: () => [notify('membership.expired', 'company')] },
  {
    id: 'M8',
    event: 'renew.succeeded',
    by: ['system'],
    from: ['purchased'],
    to: 'purchased',
    guards: [afterPeriod],
    needs: [{ reason: 'CITY_COUNT', met: ({ places }, { pending }) => pending === null || (places !== undefined && fits('basic', places) && placed('basic', places)) }],
    change: (membership, { payload }) => ({
      ...periodFrom(membership.periodEnd + 1, membership.anchorDay),
      ...(membership.pending === null ? {} : { plan: membership.pending.plan }),
      cities: payload.places ?? membership.cities,
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
    to: { oneOf: ['purchased', 'expired'], pick: ({ failedRenewals }) => (failedRenewals < limits.ad.renewRetryDays.length ? 'purchased' : 'expired') },
    guards: [afterPeriod],
    change: (membership) => {
      const retry = limits.ad.renewRetryDays[membership.failedRenewals];
      return { failedRenewals: membership.failedRenewals + 1, retryAt: retry === undefined ? null : daysAfter(membership.periodEnd, retry) };
    },
    effects: (membership) => [notify(membership.state === 'expired' ? 'membership.expired' : 'membership.renewal-failed', 'company')],
  },
  {
    id: 'M11a',
    event: 'add_city',
    by: ['company'],
    from: ['purchased'],
    to: 'purchased',
    guards: [isGold, { reason: 'CITY_COUNT', holds: ({ cities }) => cities.length < limits.ad.gold.maxCities }],
    needs: [
      { reason: 'CITY_COUNT', met: ({ place }, { cities }) => fits('gold', [...cities, place]) },
      { reason: 'NO_FREE_POSITION', met: ({ place }) => placed('gold', [place]) },
    ],
    change: ({ cities }, { payload }) => ({ cities: [...cities, payload.place] }),
  },
  {
    id: 'M11b',
    event: 'change_city',
    by: ['company'],
    from: ['purchased'],
    to: 'purchased',
    guards: [{ reason: 'CHANGE_AT_RENEWAL', holds: ({ plan, periodEnd }, at) => plan === 'gold' || at > periodEnd }],
    needs: [
      { reason: 'CITY_COUNT', met: ({ from, place }, { cities }) => cities.some(({ city }) => city === from) && !cities.some(({ city }) => city === place.city) },
      { reason: 'NO_FREE_POSITION', met: ({ place }, { plan }) => placed(plan, [place]) },
    ],
    change: ({ cities }, { payload }) => ({ cities: cities.map((city) => (city.city === payload.from ? payload.place : city)) }),
  },
  { id: 'M12s', event: 'admin.suspend', by: ['admin'], from: ['purchased', 'canceled'], to: { purchased: 'purchased', canceled: 'canceled' }, needs: [said], change: () => ({ suspended: true }), effects: () => [notify('membership.suspended', 'company')] },
  { id: 'M12r', event: 'admin.restore', by: ['admin'], from: ['purchased', 'canceled'], to: { purchased: 'purchased', canceled: 'canceled' }, needs: [said], change: () => ({ suspended: false }), effects: () => [notify('membership.restored', 'company')] },
];

function timers(membership: Membership): readonly Timer<MembershipPayloads>[] {
  if (membership.state === 'canceled') return [{ name: 'period-ends', kind: 'deadline', at: membership.periodEnd, event: 'period.end' }];
  if (membership.state === 'expired') return [];
  return [{ name: membership.retryAt === null ? 'renewal' : 'renewal-retry', kind: 'deadline', at: membership.retryAt ?? membership.periodEnd, event: null }];
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

/** The ad runs to the end of what is paid, and through the tries of a failed renewal; a penalty hides it. */
export function isVisible(membership: Membership, at: Instant): boolean {
  if (membership.suspended || membership.state === 'expired') return false;
  return membership.state === 'purchased' || at <= membership.periodEnd;
}
