import { day } from '../calendar/duration.ts';
import { addMonths, ictParts, type Instant, startOfDay } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import type { Nothing } from '../machine/machine.ts';
import { type AdPlan, monthlyPrice } from './positions.ts';

export const membershipStates = ['purchased', 'canceled', 'expired'] as const;
export type MembershipState = (typeof membershipStates)[number];

export type CityPosition = { readonly city: string; readonly position: number };

/** A contractor's ad membership (2.14). */
export type Membership = {
  readonly state: MembershipState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly plan: AdPlan;
  readonly cities: readonly CityPosition[];
  readonly periodStart: Instant;
  /** 23:59:59.999 of the last paid day. */
  readonly periodEnd: Instant;
  /** The day of the month the membership began on; short months borrow their last day. */
  readonly anchorDay: number;
  /** Basic, or basic in another city, from the end of the period on. */
  readonly pending: { readonly plan: 'basic'; readonly city: string } | null;
  readonly failedRenewals: number;
  readonly retryAt: Instant | null;
  readonly suspended: boolean;
};

export type Purchase = {
  readonly plan: AdPlan;
  readonly cities: readonly CityPosition[];
  readonly paid: boolean;
  readonly approved: boolean;
};

export type MembershipPayloads = {
  readonly purchase: Purchase;
  readonly upgrade: { readonly cities: readonly CityPosition[]; readonly paid: boolean };
  readonly downgrade: { readonly keep: string };
  readonly 'downgrade.undo': Nothing;
  readonly cancel: Nothing;
  readonly restart: Nothing;
  readonly 'period.end': Nothing;
  /** `cities`: the positions of a plan that changes at this renewal. */
  readonly 'renew.succeeded': { readonly cities?: readonly CityPosition[] };
  readonly 'renew.failed': Nothing;
  readonly add_city: { readonly cityPosition: CityPosition };
  readonly change_city: { readonly from: string; readonly cityPosition: CityPosition };
  /** Basic moves with its next month. */
  readonly 'change_city.plan': { readonly to: string };
  readonly 'admin.suspend': { readonly reason: string };
  readonly 'admin.restore': { readonly reason: string };
};

/** One month from a day's beginning, anchored: 31 Jan → 28 Feb → 31 Mar. */
export function periodFrom(
  start: Instant,
  anchorDay: number,
): { readonly periodStart: Instant; readonly periodEnd: Instant } {
  const periodStart = startOfDay(start);
  return { periodStart, periodEnd: addMonths(periodStart, 1, anchorDay) - 1 };
}

/** The day of the next automatic payment; none after a cancellation. */
export function autoPaymentDate(membership: Membership): Instant | null {
  return membership.state === 'purchased' ? membership.periodEnd + 1 : null;
}

type Month = Pick<Membership, 'periodStart' | 'periodEnd'>;

/** Days of a month that is paid, and how many of them are left, today included. */
export function daysOf(
  { periodStart, periodEnd }: Month,
  at: Instant,
): { readonly all: number; readonly left: number } {
  const all = Math.round((periodEnd + 1 - periodStart) / day);
  const left = Math.round((periodEnd + 1 - startOfDay(at)) / day);
  return { all, left: Math.max(0, Math.min(left, all)) };
}

/** The difference for the rest of the period, today included, rounded up to 1,000 đ (M2). */
export function upgradePrice(month: Month, at: Instant): number {
  const { all, left } = daysOf(month, at);
  const step = limits.ad.upgradeRoundVnd;
  // Multiply before dividing: both factors are whole, so the quotient is exact where it can be.
  return Math.ceil(((monthlyPrice('gold') - monthlyPrice('basic')) * left) / all / step) * step;
}

/** Whether the number of cities suits the plan, none of them twice. */
export const citiesFit = (plan: AdPlan, cities: readonly CityPosition[]): boolean =>
  cities.length >= 1 &&
  cities.length <= limits.ad[plan].maxCities &&
  new Set(cities.map(({ city }) => city)).size === cities.length;

/** Whether the positions belong to the plan. */
export const positionsFit = (plan: AdPlan, cities: readonly CityPosition[]): boolean =>
  cities.every(
    ({ position }) =>
      position >= limits.ad[plan].firstPosition &&
      (plan === 'basic' || position <= limits.ad.gold.lastPosition),
  );

/** New membership as it stands after its first payment. Null when the cities or positions do not fit the plan. */
export function newMembership(
  { plan, cities, paid, approved }: Purchase,
  at: Instant,
): Membership | null {
  if (!approved || !paid || !citiesFit(plan, cities) || !positionsFit(plan, cities)) return null;
  const anchorDay = ictParts(at).day;
  return {
    state: 'purchased',
    version: 0,
    changedAt: at,
    plan,
    cities,
    ...periodFrom(at, anchorDay),
    anchorDay,
    pending: null,
    failedRenewals: 0,
    retryAt: null,
    suspended: false,
  };
}

/** The ad runs to the end of what is paid, and through the tries of a failed renewal; a penalty hides it. */
export function isVisible(membership: Membership, at: Instant): boolean {
  if (membership.suspended || membership.state === 'expired') return false;
  return membership.state === 'purchased' || at <= membership.periodEnd;
}
