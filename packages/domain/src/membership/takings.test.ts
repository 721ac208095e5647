import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AdIncome, takingsByCity } from './takings.ts';

describe('takings of advertising by city', () => {
  it('divides a plan over its cities and keeps bids that wait apart', () => {
    expect(
      takingsByCity([
        { cities: ['Huế', 'Hà Nội', 'Cần Thơ'], amount: 1_000_000, of: 'memberships' },
        { cities: ['Hà Nội'], amount: 700_000, of: 'auctions' },
        { cities: ['Đà Nẵng'], amount: 900_000, of: 'held' },
      ]),
    ).toEqual([
      { city: 'Hà Nội', memberships: 333_333, auctions: 700_000, held: 0, total: 1_033_333 },
      { city: 'Huế', memberships: 333_334, auctions: 0, held: 0, total: 333_334 },
      { city: 'Cần Thơ', memberships: 333_333, auctions: 0, held: 0, total: 333_333 },
      { city: 'Đà Nẵng', memberships: 0, auctions: 0, held: 900_000, total: 0 },
    ]);
  });

  it('cities add up to what came in, to the đồng', () => {
    const income = fc.record<AdIncome>({
      cities: fc.uniqueArray(fc.constantFrom('Hà Nội', 'Huế', 'Đà Nẵng', 'Cần Thơ', 'Hải Phòng'), {
        minLength: 1,
      }),
      amount: fc.integer({ min: 0, max: 50_000_000 }),
      of: fc.constantFrom('memberships', 'auctions', 'held'),
    });
    fc.assert(
      fc.property(fc.array(income, { maxLength: 60 }), (incomes) => {
        const cities = takingsByCity(incomes);
        for (const of of ['memberships', 'auctions', 'held'] as const)
          expect(cities.reduce((sum, city) => sum + city[of], 0)).toBe(
            incomes.filter((one) => one.of === of).reduce((sum, { amount }) => sum + amount, 0),
          );
        for (const { memberships, auctions, total } of cities)
          expect(total).toBe(memberships + auctions);
      }),
    );
  });
});
