import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReviewedCost, costTruth, costTruthNeeds } from './cost-truth.ts';

const review = (price: number, contractorId = 1, year = 2025): ReviewedCost => ({
  contractorId,
  costFrom: price * 0.9 * 80,
  costTo: price * 1.1 * 80,
  area: 80,
  year,
});

const anyReviews = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 6 }))
    .map(([price, contractorId]): ReviewedCost => ({
      contractorId,
      costFrom: price,
      costTo: price,
      area: 1,
      year: 2025,
    })),
  { maxLength: 40 },
);

describe('the truth about costs', () => {
  it('tells quartiles of the square metre with their years and what they rest on', () => {
    // Between neighbours at 1.25, 2.5 and 3.75 places: 4.25, 5.5 and 6.75 million; the last one is far off.
    const prices = [3, 4, 5, 6, 7, 40].map((million, at) =>
      review(million * 1_000_000, (at % 3) + 1, 2021 + at),
    );
    expect(costTruth(prices)).toEqual({
      lower: 4_250_000,
      median: 5_500_000,
      upper: 6_750_000,
      n: 5,
      companies: 3,
      farOff: 1,
      years: { from: 2021, to: 2025 },
    });
  });

  it('says nothing on four reviews, on two companies, or when those far off are needed for it', () => {
    const of = (prices: readonly number[], companies: number) =>
      costTruth(prices.map((price, at) => review(price, at % companies)));
    expect(of([5, 6, 7, 8], 3)).toBeNull();
    expect(of([5, 6, 7, 8, 9, 10], 2)).toBeNull();
    expect(of([5, 6, 7, 8, 900], 3)).toBeNull();
    expect(of([5, 6, 7, 8, 9], 3)).not.toBeNull();
    expect(costTruth([])).toBeNull();
  });

  it('does not read a review without an area or a cost', () => {
    const good = [5, 6, 7, 8, 9].map((price, at) => review(price, at));
    const broken = [
      { ...review(1), area: 0 },
      { ...review(1), costFrom: 0 },
    ];
    expect(costTruth([...good, ...broken])).toEqual(costTruth(good));
  });

  it('never publishes what fewer reviews or companies stand behind', () => {
    fc.assert(
      fc.property(anyReviews, (reviews) => {
        const truth = costTruth(reviews);
        if (truth === null) return;
        expect(truth.n).toBeGreaterThanOrEqual(costTruthNeeds.reviews);
        expect(truth.companies).toBeGreaterThanOrEqual(costTruthNeeds.companies);
        expect(truth.n + truth.farOff).toBe(reviews.length);
        expect(truth.lower).toBeLessThanOrEqual(truth.median);
        expect(truth.median).toBeLessThanOrEqual(truth.upper);
      }),
    );
  });

  it('moves no published quartile past the neighbours of the prices it lay between, whichever review goes', () => {
    fc.assert(
      fc.property(anyReviews, (reviews) => {
        const before = costTruth(reviews);
        if (before === null) return;
        const prices = reviews.map(({ costFrom }) => costFrom).toSorted((a, b) => a - b);
        for (const gone of reviews.keys()) {
          const after = costTruth(reviews.toSpliced(gone, 1));
          if (after === null) continue;
          for (const [name, share] of [
            ['lower', 0.25],
            ['median', 0.5],
            ['upper', 0.75],
          ] as const) {
            const place = (prices.length - 1) * share;
            expect(after[name]).toBeGreaterThanOrEqual(prices[Math.floor(place) - 1] ?? 0);
            expect(after[name]).toBeLessThanOrEqual(prices[Math.ceil(place) + 1] ?? Infinity);
          }
        }
      }),
    );
  });
});
