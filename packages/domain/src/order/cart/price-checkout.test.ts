import { expect, it } from 'vitest';
import type { Coupon } from '../../points/coupon.ts';
import { type CheckoutRequest, priceCheckout } from './price-checkout.ts';

const at = Date.parse('2026-03-06T03:00:00Z');
const day = 86_400_000;

const coupon: Coupon = {
  state: 'available',
  version: 0,
  changedAt: at - day,
  value: { kind: 'percent', percent: 10, max: 150_000 },
  minimum: 1_000_000,
  from: at - day,
  until: at + day,
};

/** Two pieces at 1,000,000 đ less 100,000 each: 1,800,000 đ. */
const request: CheckoutRequest = {
  lines: [
    {
      seller: 1,
      price: 1_000_000,
      discounts: [{ amount: 100_000, scope: 'web' }],
      options: [],
      quantity: 2,
      vatRate: 800,
      shipping: {
        method: 'package-company',
        feeType: 'fixed',
        fee: 50_000,
        freeFrom: null,
        installationFee: 20_000,
      },
    },
  ],
  coupon,
  points: { available: 100_000, asked: 80_000 },
  city: 'Hà Nội',
  installation: [1],
};

it('takes coupon and points from the goods, and adds delivery and installation', () => {
  const { breakdown, delivery, points } = priceCheckout(request, at);
  // 10 % of 1,800,000 is 180,000, of which the coupon gives 150,000 at most.
  expect(breakdown).toMatchObject({ goods: 1_800_000, coupon: 150_000, points: 80_000 });
  expect(breakdown.total).toBe(1_800_000 - 150_000 - 80_000 + 50_000 + 2 * 20_000);
  expect(delivery.get(1)).toEqual({
    quote: { ok: true, fee: 50_000, installation: 40_000 },
    offered: 40_000,
  });
  expect(points).toEqual({ available: 100_000, most: 100_000 });
});

it('names what it refuses, and leaves it out', () => {
  const dear = { ...coupon, minimum: 2_000_000 };
  const refused = priceCheckout(
    { ...request, coupon: dear, points: { available: 100_000, asked: 100_001 } },
    at,
  );
  expect(refused).toMatchObject({
    couponRefused: 'COUPON_MINIMUM',
    pointsRefused: 'NOT_ENOUGH_POINTS',
    breakdown: { coupon: 0, points: 0 },
  });
});

it('spends no more points than the goods cost after the coupon', () => {
  const rich = priceCheckout({ ...request, points: { available: 9e6, asked: 9e6 } }, at);
  expect(rich.points.most).toBe(1_650_000);
  expect(rich.breakdown.total).toBe(90_000);
});

it('asks no delivery before there is an address, and goes nowhere without a carrier', () => {
  expect(priceCheckout({ ...request, city: null }, at).delivery.size).toBe(0);
  const { delivery, breakdown } = priceCheckout({ ...request, city: 'Atlantis' }, at);
  expect(delivery.get(1)?.quote).toEqual({ ok: false, why: 'delivery.noService' });
  expect(breakdown.delivery).toBe(0);
});
