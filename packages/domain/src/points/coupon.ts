import type { Instant } from '../calendar/ict.ts';
import type { Machine, Nothing, Rules, Timer } from '../machine/machine.ts';
import type { Reason } from '../machine/reasons.ts';
import { shareByRate } from '../money/vat.ts';

export const couponStates = ['available', 'used', 'expired', 'withdrawn'] as const;
export type CouponState = (typeof couponStates)[number];

/** A member's coupon (2.15). One per payment group. Amounts in đồng, `percent` whole. */
export type Coupon = {
  readonly state: CouponState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly value:
    | { readonly kind: 'amount'; readonly amount: number }
    | { readonly kind: 'percent'; readonly percent: number; readonly max: number };
  readonly minimum: number;
  readonly from: Instant;
  readonly until: Instant;
};

export type CouponPayloads = {
  readonly use: { readonly amount: number };
  readonly restore: Nothing;
  readonly expire: Nothing;
  readonly withdraw: Nothing;
};

/** What the coupon takes off; never more than the goods cost. Per cent are rounded half up to the đồng (2.0). */
export function couponDiscount(coupon: Coupon, amount: number): number {
  const off =
    coupon.value.kind === 'amount'
      ? coupon.value.amount
      : Math.min(coupon.value.max, shareByRate(amount, coupon.value.percent * 100));
  return Math.max(0, Math.min(off, amount));
}

/** Whether the coupon may be used for goods of this amount: null or the reason why not. */
export function canUseCoupon(coupon: Coupon, amount: number, at: Instant): Reason | null {
  if (coupon.state === 'used') return 'COUPON_USED';
  if (coupon.state === 'withdrawn') return 'COUPON_WITHDRAWN';
  if (coupon.state === 'expired' || at < coupon.from || at > coupon.until)
    return 'COUPON_NOT_VALID_NOW';
  return amount < coupon.minimum ? 'COUPON_MINIMUM' : null;
}

const valid = {
  reason: 'COUPON_NOT_VALID_NOW',
  holds: (coupon: Coupon, at: Instant) => at >= coupon.from && at <= coupon.until,
} as const;

const rules: Rules<Coupon, CouponPayloads> = [
  {
    id: 'K1',
    event: 'use',
    by: ['member', 'system'],
    from: ['available'],
    to: 'used',
    guards: [valid],
    needs: [{ reason: 'COUPON_MINIMUM', met: ({ amount }, { minimum }) => amount >= minimum }],
  },
  // Only when the whole payment group is cancelled, and only while it is still valid (2.9).
  { id: 'K2', event: 'restore', by: ['system'], from: ['used'], to: 'available', guards: [valid] },
  {
    id: 'K3',
    event: 'expire',
    by: ['system'],
    from: ['available'],
    to: 'expired',
    guards: [{ reason: 'TOO_EARLY', holds: ({ until }, at) => at > until }],
  },
  // Staff stop a campaign together with what nobody has used yet; a coupon in an order stays as it is (docs/adr/0202).
  { id: 'K4', event: 'withdraw', by: ['admin'], from: ['available'], to: 'withdrawn' },
];

function timers(coupon: Coupon): readonly Timer<CouponPayloads>[] {
  return coupon.state === 'available'
    ? [{ name: 'coupon-expires', kind: 'deadline', at: coupon.until, event: 'expire' }]
    : [];
}

export const couponMachine: Machine<Coupon, CouponPayloads> = {
  name: 'coupon',
  start: ['available'],
  states: {
    available: { awaits: ['member'] },
    used: { awaits: [], end: true, refuses: 'COUPON_USED' },
    expired: { awaits: [], end: true, refuses: 'COUPON_NOT_VALID_NOW' },
    withdrawn: { awaits: [], end: true, refuses: 'COUPON_WITHDRAWN' },
  },
  rules,
  timers,
};
