import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Loan, instalmentPlan, instalmentWays } from './instalments.ts';

const loans = fc.record<Loan>({
  amount: fc.integer({ min: 0, max: 100_000_000_000 }),
  yearlyRate: fc.integer({ min: 0, max: 9_900 }),
  months: fc.integer({ min: 1, max: 120 }),
  way: fc.constantFrom(...instalmentWays),
});

describe('a plan of instalments', () => {
  // By hand, from the formula of a bank’s leaflet: 12,000,000 at 12 % a year is 1 % a month.
  it('pays a declining balance back in equal parts with the interest of what is owed', () => {
    const plan = instalmentPlan({
      amount: 12_000_000,
      yearlyRate: 1_200,
      months: 12,
      way: 'declining',
    });
    expect(plan.instalments.slice(0, 2)).toEqual([
      { month: 1, principal: 1_000_000, interest: 120_000, payment: 1_120_000, left: 11_000_000 },
      { month: 2, principal: 1_000_000, interest: 110_000, payment: 1_110_000, left: 10_000_000 },
    ]);
    expect([plan.first, plan.highest, plan.interest]).toEqual([1_120_000, 1_120_000, 780_000]);
  });

  it('pays an annuity in equal sums', () => {
    // 12,000,000 × 0.01 / (1 − 1.01⁻¹²) = 1,066,185.46…
    const plan = instalmentPlan({
      amount: 12_000_000,
      yearlyRate: 1_200,
      months: 12,
      way: 'annuity',
    });
    expect(plan.instalments.slice(0, 11).map(({ payment }) => payment)).toEqual(
      Array<number>(11).fill(1_066_185),
    );
    expect(Math.abs((plan.instalments[11]?.payment ?? 0) - 1_066_185)).toBeLessThanOrEqual(12);
  });

  it('without interest costs what was lent', () => {
    for (const way of instalmentWays) {
      const plan = instalmentPlan({ amount: 10_000_000, yearlyRate: 0, months: 3, way });
      expect(plan.total).toBe(10_000_000);
      expect(plan.instalments.map(({ payment }) => payment)).toEqual([
        3_333_333, 3_333_333, 3_333_334,
      ]);
    }
  });

  it('pays the loan back to the đồng, and owes less from month to month', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { instalments, total, interest, highest, first } = instalmentPlan(loan);
        let owed = loan.amount;
        let paid = 0;
        for (const { principal, payment, interest: bears, left } of instalments) {
          expect(principal).toBeGreaterThanOrEqual(0);
          // The month’s interest is that of what was owed, within half a đồng.
          expect(Math.abs(bears * 120_000 - owed * loan.yearlyRate)).toBeLessThanOrEqual(60_001);
          expect(payment).toBe(principal + bears);
          owed -= principal;
          paid += payment;
          expect(left).toBe(owed);
        }
        expect([instalments.length, owed, paid]).toEqual([loan.months, 0, total]);
        expect(total - loan.amount).toBe(interest);
        expect(highest).toBeGreaterThanOrEqual(first);
      }),
    );
  });

  it('costs no more with a declining balance than with an annuity', () => {
    // Of a few đồng rounding alone may be more than what the ways differ by.
    const least = fc.integer({ min: 1_000_000, max: 100_000_000_000 });
    fc.assert(
      fc.property(loans, least, (any, amount) => {
        const loan = { ...any, amount };
        const costs = instalmentWays.map((way) => instalmentPlan({ ...loan, way }).interest);
        expect((costs[1] ?? 0) - (costs[0] ?? 0)).toBeLessThanOrEqual(loan.months);
      }),
    );
  });

  it.each([
    { amount: -1, yearlyRate: 990, months: 12 },
    { amount: 0.5, yearlyRate: 990, months: 12 },
    { amount: 1, yearlyRate: 990, months: 0 },
    { amount: Number.NaN, yearlyRate: 990, months: 12 },
  ])('is not made of %o', (loan) => {
    expect(() => instalmentPlan({ ...loan, way: 'annuity' })).toThrow(RangeError);
  });
});
