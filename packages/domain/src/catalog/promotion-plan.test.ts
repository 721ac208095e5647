import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromIct, ictDate } from '../calendar/ict.ts';
import { repriced } from './price.ts';
import { salesStates } from './sales-state.ts';
import {
  type PromotionContent,
  type PromotionPlanFacts,
  canBePromoted,
  chargedPrices,
  lowestPromoted,
  promotionFaults,
  promotionSpan,
  reducedBy,
  shareADay,
} from './promotion-plan.ts';
import { daysInYear } from './reduced-days.ts';

const price = fc.integer({ min: 1, max: 200_000_000 });
const date = fc.integer({ min: 0, max: 60 }).map((days) => {
  const at = new Date(Date.UTC(2026, 5, 1 + days));
  return at.toISOString().slice(0, 10);
});
const days = fc
  .tuple(date, date)
  .map(([a, b]) => (a <= b ? { startsOn: a, endsOn: b } : { startsOn: b, endsOn: a }));

const own = fc
  .tuple(price, fc.nat({ max: 90 }), fc.option(fc.integer({ min: 1, max: 90 })))
  .map(([list, percent, app]) => ({
    price: list,
    finalPrice: Math.max(1, Math.floor((list * (100 - percent)) / 100)),
    appPrice: app === null ? null : Math.max(1, Math.floor((list * (100 - app)) / 100)),
  }));

const at = fromIct(2026, 5, 20, 10);
const content: PromotionContent = {
  name: 'Hè mát nhà',
  icon: 'special-price',
  startsOn: '2026-06-01',
  endsOn: '2026-06-30',
  items: [{ id: 7, price: 800_000 }],
};
const facts: PromotionPlanFacts = {
  at,
  begunOn: null,
  usual: new Map([
    [7, 1_000_000],
    [8, 500_000],
  ]),
  paidDelivery: new Set([8]),
  others: [],
  reduced: new Map(),
};
const told = (change: Partial<PromotionContent>, more: Partial<PromotionPlanFacts> = {}) =>
  promotionFaults({ ...content, ...change }, { ...facts, ...more }).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('what a promotion charges', () => {
  it('is never above what the shop charges without it, and never nothing', () => {
    fc.assert(
      fc.property(own, fc.option(price), (usual, promoted) => {
        const now = chargedPrices(usual, promoted);
        expect(now.finalPrice).toBeLessThanOrEqual(usual.finalPrice);
        expect(now.finalPrice).toBeGreaterThanOrEqual(1);
        // Half of the usual price is the deepest cut, also where that was raised after the promotion was approved.
        const isTooDeep = promoted !== null && promoted * 2 < usual.finalPrice;
        expect(now.finalPrice).toBe(
          isTooDeep
            ? Math.ceil(usual.finalPrice / 2)
            : Math.min(usual.finalPrice, promoted ?? usual.finalPrice),
        );
        expect(now.price).toBe(usual.price);
        expect(now.appPrice === null || now.appPrice < now.finalPrice).toBe(true);
      }),
    );
  });

  it('is the usual price again when it ends, with the same words as before it', () => {
    fc.assert(
      fc.property(price, fc.nat({ max: 89 }), (list, percent) => {
        const usual = repriced(
          { price: list, finalPrice: list, appPrice: null },
          { price: list, discount: Math.floor((list * percent) / 100) },
        );
        fc.pre(usual !== null);
        expect(usual === null ? null : chargedPrices(usual, null)).toEqual(usual);
      }),
    );
  });

  it('names no more per cent than are taken off', () => {
    expect(
      chargedPrices({ price: 1_000_000, finalPrice: 900_000, appPrice: 790_000 }, 801_000),
    ).toEqual({
      price: 1_000_000,
      finalPrice: 801_000,
      appPrice: 790_000,
      discountPercent: 19,
    });
    expect(chargedPrices({ price: 0, finalPrice: 0, appPrice: null }, null).discountPercent).toBe(
      0,
    );
  });

  it('is reduced by as much as is said, in whole thousands', () => {
    expect(reducedBy(15, 1_290_000)).toBe(1_096_000);
    expect(reducedBy(50, 1_290_000)).toBe(645_000);
    expect(reducedBy(50, 1_001)).toBe(501);
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 50 }), (usual, percent) => {
        const lower = reducedBy(percent, usual);
        expect(lower).toBeGreaterThanOrEqual(lowestPromoted(usual));
        expect(lower).toBeLessThanOrEqual(
          Math.max(lowestPromoted(usual), Math.floor((usual * (100 - percent)) / 100)),
        );
      }),
    );
  });
});

describe('the days of a promotion', () => {
  it('are whole days in Vietnam', () => {
    expect(promotionSpan({ startsOn: '2026-06-01', endsOn: '2026-06-01' })).toEqual({
      startsAt: fromIct(2026, 6, 1),
      endsAt: fromIct(2026, 6, 2) - 1,
    });
    expect(promotionSpan({ startsOn: '2026-06-02', endsOn: '2026-06-01' })).toBeNull();
    expect(promotionSpan({ startsOn: '2026-02-30', endsOn: '2026-03-01' })).toBeNull();
    expect(promotionSpan({ startsOn: '2026-06-02', endsOn: '2026-06-31' })).toBeNull();
  });

  it('are shared exactly when a moment is', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        const a = promotionSpan(one);
        const b = promotionSpan(other);
        if (a === null || b === null) throw new Error('days that there are not');
        const moment = a.startsAt <= b.endsAt && b.startsAt <= a.endsAt;
        expect(shareADay(one, other)).toBe(moment);
        expect(shareADay(other, one)).toBe(moment);
      }),
    );
  });
});

describe('what stands against a promotion', () => {
  it('is nothing for one that begins tomorrow or later', () => {
    expect(told({})).toEqual([]);
    expect(told({ startsOn: '2026-05-21', endsOn: '2026-05-21' })).toEqual([]);
    expect(told({ endsOn: '2026-09-28' })).toEqual([]);
  });

  it('is said of its days', () => {
    expect(told({ endsOn: '2026-05-31' })).toEqual(['endsOn validation.date.order']);
    expect(told({ startsOn: '2026-05-20' })).toEqual(['startsOn validation.date.future']);
    expect(told({ endsOn: '2026-09-29' })).toEqual(['endsOn validation.promotion.too-long']);
  });

  it('keeps the first day of one that has begun, and lets its last day move', () => {
    const begun = { begunOn: '2026-05-10' };
    expect(told({ startsOn: '2026-05-10', endsOn: '2026-05-20' }, begun)).toEqual([]);
    expect(told({ startsOn: '2026-05-11' }, begun)).toEqual([
      'startsOn validation.promotion.begun',
    ]);
    expect(told({ startsOn: '2026-05-10', endsOn: '2026-05-19' }, begun)).toEqual([
      'endsOn validation.date.future',
    ]);
  });

  it('is said of each item', () => {
    const items = [
      { id: 7, price: 1_000_000 },
      { id: 8, price: 249_999 },
      { id: 9, price: 1 },
    ];
    expect(told({ items })).toEqual([
      'items.0.price validation.promotion.not-lower',
      'items.1.price validation.promotion.too-deep',
      'items.2.price validation.promotion.not-on-sale',
    ]);
    expect(told({ items: [{ id: 8, price: 250_000 }] })).toEqual([]);
  });

  it('asks for a price where a special price is promised, and for none where a gift is', () => {
    const items = [{ id: 7, price: null }];
    expect(told({ items })).toEqual(['items.0.price validation.promotion.price']);
    expect(told({ items, icon: 'gift' })).toEqual([]);
    expect(told({ items, icon: 'free-shipping' })).toEqual([]);
    expect(told({ items: [{ id: 8, price: null }], icon: 'free-shipping' })).toEqual([
      'items.0.price validation.promotion.paid-delivery',
    ]);
  });

  it('takes what buyers can see, out of stock or not', () => {
    expect(salesStates.filter(canBePromoted)).toEqual(['on_sale', 'edit_request', 'sold_out']);
  });

  it('takes an item once', () => {
    const items = [
      { id: 7, price: 800_000 },
      { id: 7, price: 700_000 },
    ];
    expect(told({ items })).toEqual(['items validation.choice.invalid']);
  });

  it('names the promotion that has an item on one of the days, and only then', () => {
    const other = { id: 3, name: 'Tết', itemIds: [7] };
    fc.assert(
      fc.property(days, (planned) => {
        const faults = promotionFaults(content, { ...facts, others: [{ ...other, ...planned }] });
        expect(faults.map(({ clash }) => clash?.name)).toEqual(
          shareADay(content, planned) ? ['Tết'] : [],
        );
      }),
    );
    expect(
      told(
        {},
        { others: [{ ...other, itemIds: [8], startsOn: '2026-06-01', endsOn: '2026-07-01' }] },
      ),
    ).toEqual([]);
  });

  it('reduces an item on 120 days of a calendar year at most', () => {
    // 90 days until 31 March; June has 30.
    const spring = { startsOn: '2026-01-01', endsOn: '2026-03-31' };
    const reduced = (...spans: (typeof spring)[]) => ({ reduced: new Map([[7, spans]]) });
    expect(told({}, reduced(spring))).toEqual([]);
    expect(told({ endsOn: '2026-07-01' }, reduced(spring))).toEqual([
      'items.0.price validation.promotion.year',
    ]);
    // A day that two of them share counts once, and what is another item's does not count.
    expect(told({}, reduced(spring, { startsOn: '2026-02-01', endsOn: '2026-02-10' }))).toEqual([]);
    expect(told({ items: [{ id: 8, price: 400_000 }] }, reduced(spring))).toEqual([]);
    expect(told({}, reduced(spring, { startsOn: '2026-04-01', endsOn: '2026-04-01' }))).toEqual([
      'items.0.price validation.promotion.year',
    ]);
    // A mark without a price reduces nothing.
    expect(
      told(
        { icon: 'gift', endsOn: '2026-07-01', items: [{ id: 7, price: null }] },
        reduced(spring),
      ),
    ).toEqual([]);
  });

  it('counts each calendar year by itself', () => {
    const over = { startsOn: '2026-12-02', endsOn: '2027-01-31' };
    const until = (endsOn: string) => ({
      reduced: new Map([[7, [{ startsOn: '2026-01-01', endsOn }]]]),
    });
    // 30 days of December are left beside 90, none beside 91.
    expect(told(over, until('2026-03-31'))).toEqual([]);
    expect(told(over, until('2026-04-01'))).toEqual(['items.0.price validation.promotion.year']);
    const next = (endsOn: string) => ({
      reduced: new Map([[7, [{ startsOn: '2027-03-01', endsOn }]]]),
    });
    // January's 31 days and 89 of the same year are 120.
    expect(told(over, next('2027-05-28'))).toEqual([]);
    expect(told(over, next('2027-05-29'))).toEqual(['items.0.price validation.promotion.year']);
  });

  it('counts days as one would on a calendar', () => {
    fc.assert(
      fc.property(fc.array(days, { maxLength: 6 }), (spans) => {
        let marked = 0;
        for (let at = fromIct(2026, 1, 1); at < fromIct(2027, 1, 1); at += 86_400_000) {
          const date = ictDate(at);
          if (spans.some(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn)) marked += 1;
        }
        expect(daysInYear(spans, '2026')).toBe(marked);
        expect(daysInYear(spans, '2027')).toBe(0);
      }),
      { numRuns: 50 },
    );
  });
});
