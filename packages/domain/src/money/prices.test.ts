import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  couponComesBack,
  deliveryComesBack,
  refundSplit,
  returnWays,
  type RefundFacts,
} from './refund-split.ts';
import { priceBreakdown } from './price-breakdown.ts';
import { shareByRate, splitVat, vatRateOn } from './vat.ts';

const line = fc.record({
  seller: fc.integer({ min: 1, max: 3 }),
  price: fc.nat({ max: 50_000_000 }),
  discounts: fc.array(
    fc.record({
      amount: fc.nat({ max: 2_000_000 }),
      scope: fc.constantFrom('all' as const, 'web' as const, 'app' as const),
    }),
    { maxLength: 3 },
  ),
  options: fc.array(fc.nat({ max: 500_000 }), { maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 49 }),
  vatRate: fc.constantFrom(0, 500, 800, 1_000),
});

describe('price breakdown', () => {
  it('puts item, options, discount, coupon, points, delivery and VAT together', () => {
    const { lines, ...totals } = priceBreakdown({
      lines: [
        {
          seller: 1,
          price: 1_000_000,
          discounts: [
            { amount: 100_000, scope: 'web' },
            { amount: 50_000, scope: 'app' },
          ],
          options: [20_000],
          quantity: 2,
          vatRate: 800,
        },
        { seller: 2, price: 300_000, discounts: [], options: [], quantity: 1, vatRate: 1_000 },
      ],
      coupon: 100_000,
      points: 5_000,
      delivery: new Map([
        [1, 30_000],
        [2, 20_000],
      ]),
    });
    expect(totals).toEqual({
      list: 2_300_000,
      options: 40_000,
      discount: 200_000,
      goods: 2_140_000,
      coupon: 100_000,
      points: 5_000,
      delivery: 50_000,
      total: 2_085_000,
      vat: 155_544,
    });
    expect(
      lines.map(({ goods, couponShare, pointsShare, paid, net, vat }) => [
        goods,
        couponShare,
        pointsShare,
        paid,
        net,
        vat,
      ]),
    ).toEqual([
      [1_840_000, 85_981, 4_299, 1_749_720, 1_620_111, 129_609],
      [300_000, 14_019, 701, 285_280, 259_345, 25_935],
    ]);
  });

  it('adds up to the đồng whatever is in the cart', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.nat({ max: 5_000_000 }),
        fc.nat({ max: 500_000 }),
        fc.nat({ max: 200_000 }),
        (lines, coupon, points, fee) => {
          const all = priceBreakdown({ lines, coupon, points, delivery: new Map([[1, fee]]) });
          const sum = (of: (l: (typeof all.lines)[number]) => number): number =>
            all.lines.reduce((total, l) => total + of(l), 0);
          expect(sum((l) => l.goods)).toBe(all.goods);
          expect(sum((l) => l.couponShare)).toBe(all.coupon);
          expect(sum((l) => l.pointsShare)).toBe(all.points);
          expect(sum((l) => l.paid) + all.delivery).toBe(all.total);
          expect(all.list + all.options - all.discount).toBe(all.goods);
          // Each line pays its price less its parts; a part is the fraction of the price, at most one đồng beside it.
          for (const l of all.lines) {
            expect(l.net + l.vat).toBe(l.paid);
            expect(l.paid).toBe(l.goods - l.couponShare - l.pointsShare);
            if (all.goods > 0)
              expect(Math.abs(l.couponShare - (all.coupon * l.goods) / all.goods)).toBeLessThan(1);
          }
          expect(all.coupon).toBe(Math.min(coupon, all.goods));
          expect(all.points).toBe(Math.min(points, all.goods - all.coupon));
          expect(all.total).toBe(all.goods - all.coupon - all.points + all.delivery);
        },
      ),
    );
  });

  it('never takes more points or coupon than the goods cost', () => {
    const all = priceBreakdown({
      lines: [{ seller: 1, price: 1_000, discounts: [], options: [], quantity: 1, vatRate: 0 }],
      coupon: 800,
      points: 900,
      delivery: new Map(),
    });
    expect([all.coupon, all.points, all.total]).toEqual([800, 200, 0]);
  });
});

describe('VAT and rates', () => {
  it('splits a price that includes VAT, half up', () => {
    expect(splitVat(1_080_000, 800)).toEqual({ net: 1_000_000, vat: 80_000 });
    expect(splitVat(1_100, 1_000)).toEqual({ net: 1_000, vat: 100 });
    expect(splitVat(1, 1_000)).toEqual({ net: 1, vat: 0 });
    expect(splitVat(3, 10_000)).toEqual({ net: 2, vat: 1 });
    expect(splitVat(500, 0)).toEqual({ net: 500, vat: 0 });
  });

  it('takes a share, half up', () => {
    expect(shareByRate(1_000_000, 1_250)).toBe(125_000);
    expect(shareByRate(5, 1_000)).toBe(1);
    expect(shareByRate(4, 1_000)).toBe(0);
  });

  it('gives back exactly what was taken: of an amount below zero both are the same, the other way', () => {
    expect(splitVat(-3, 10_000)).toEqual({ net: -2, vat: -1 });
    expect([shareByRate(-5, 1_000), shareByRate(-4, 1_000)]).toEqual([-1, 0]);
    const amount = fc.integer({ min: 1, max: 999_999_999_999 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (some, rate) => {
        expect(shareByRate(some, rate) + shareByRate(-some, rate)).toBe(0);
        expect(splitVat(some, rate).net + splitVat(-some, rate).net).toBe(0);
      }),
    );
  });

  it('knows the rate of a day from data', () => {
    const rates = [
      { from: '2022-01-01', until: '2025-06-30', rate: 1_000 },
      { from: '2025-07-01', until: '2026-12-31', rate: 800 },
      { from: '2027-01-01', until: null, rate: 1_000 },
    ];
    expect(
      ['2025-06-30', '2025-07-01', '2026-12-31', '2027-01-01', '2021-12-31'].map((date) =>
        vatRateOn(rates, date),
      ),
    ).toEqual([1_000, 800, 800, 1_000, null]);
  });
});

const facts: RefundFacts = {
  goods: 1_000_000,
  couponShare: 50_000,
  pointsShare: 20_000,
  expiredPoints: 0,
  deliveryFee: 30_000,
  deliveryBack: false,
  returnShipping: 40_000,
  fault: 'buyer',
  type: 'refund',
  prepaidShipping: 0,
};

describe('refund split', () => {
  it('keeps the coupon share, gives points as points and takes one way of shipping when the buyer is at fault', () => {
    expect(refundSplit(facts)).toEqual({
      goods: 1_000_000,
      couponShare: 50_000,
      points: 20_000,
      deliveryFee: 0,
      returnFee: 40_000,
      money: 890_000,
    });
  });

  it('takes nothing when the seller is at fault, and returns the delivery fee', () => {
    expect(refundSplit({ ...facts, fault: 'seller', deliveryBack: true })).toEqual({
      goods: 1_000_000,
      couponShare: 50_000,
      points: 20_000,
      deliveryFee: 30_000,
      returnFee: 0,
      money: 960_000,
    });
  });

  it('does not take what was paid before a hold was released', () =>
    expect(refundSplit({ ...facts, prepaidShipping: 25_000 }).returnFee).toBe(15_000));

  it('does not restore expired points', () => {
    expect(refundSplit({ ...facts, expiredPoints: 5_000 }).points).toBe(15_000);
    expect(refundSplit({ ...facts, expiredPoints: 50_000 }).points).toBe(0);
  });

  it.each(['buyer', 'seller'] as const)('moves no money in an exchange, %s at fault', (fault) => {
    expect(refundSplit({ ...facts, fault, type: 'exchange', deliveryBack: true })).toMatchObject({
      deliveryFee: 0,
      returnFee: 0,
      money: 0,
      points: 0,
    });
  });

  it('never owes money for the way back', () => {
    expect(refundSplit({ ...facts, goods: 10_000, couponShare: 0, pointsShare: 0 })).toMatchObject({
      returnFee: 10_000,
      money: 0,
    });
  });

  it('counts the ways of shipping', () => {
    expect([
      returnWays('refund', 'buyer'),
      returnWays('exchange', 'buyer'),
      returnWays('refund', 'seller'),
      returnWays('exchange', 'seller'),
      returnWays('cancel', 'buyer'),
    ]).toEqual([1, 2, 0, 0, 0]);
  });

  it('returns the delivery fee when nothing was sent, or the seller is at fault for all', () => {
    expect(deliveryComesBack({ dispatched: false, faults: ['buyer'] })).toBe(true);
    expect(deliveryComesBack({ dispatched: true, faults: ['seller', 'seller'] })).toBe(true);
    expect(deliveryComesBack({ dispatched: true, faults: ['seller', 'buyer'] })).toBe(false);
    expect(deliveryComesBack({ dispatched: true, faults: [] })).toBe(false);
  });

  it('returns the coupon only with the whole group', () => {
    expect([
      couponComesBack({ cancelled: 2, items: 2 }),
      couponComesBack({ cancelled: 1, items: 2 }),
      couponComesBack({ cancelled: 0, items: 0 }),
    ]).toEqual([true, false, false]);
  });

  it('loses and invents no đồng', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1e9 }),
        fc.nat({ max: 1e6 }),
        fc.nat({ max: 1e6 }),
        fc.nat({ max: 1e5 }),
        fc.boolean(),
        fc.constantFrom('buyer' as const, 'seller' as const),
        (goods, coupon, points, shipping, back, fault) => {
          const couponShare = Math.min(coupon, goods);
          const pointsShare = Math.min(points, goods - couponShare);
          const split = refundSplit({
            ...facts,
            goods,
            couponShare,
            pointsShare,
            returnShipping: shipping,
            deliveryBack: back,
            fault,
          });
          expect(split.money + split.points + split.couponShare + split.returnFee).toBe(
            split.goods + split.deliveryFee,
          );
          // One way at the buyer's fault, and never more than there is.
          const there = goods - couponShare - pointsShare + (back ? facts.deliveryFee : 0);
          expect(split.money).toBe(there - Math.min(there, fault === 'buyer' ? shipping : 0));
        },
      ),
    );
  });

  it('a whole group refunded line by line gives back exactly what was paid', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.nat({ max: 3_000_000 }),
        fc.nat({ max: 300_000 }),
        (lines, coupon, points) => {
          const priced = priceBreakdown({
            lines,
            coupon,
            points,
            delivery: new Map([[1, 30_000]]),
          });
          const money = priced.lines
            .map((l, index) =>
              refundSplit({
                ...facts,
                goods: l.goods,
                couponShare: l.couponShare,
                pointsShare: l.pointsShare,
                fault: 'seller',
                deliveryFee: 30_000,
                deliveryBack: index === 0,
              }),
            )
            .reduce((all, split) => all + split.money, 0);
          expect(money).toBe(priced.total);
        },
      ),
    );
  });
});
