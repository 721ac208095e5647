import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromIct } from '../calendar/ict.ts';
import { taxedAs, taxpayers, withheldOf, withheldRates } from './withheld-tax.ts';

const march = fromIct(2026, 3, 2, 9);

describe('tax that is withheld of shops', () => {
  test('of households and individuals 1 % and 0.5 % of goods, 3 % and 1.5 % of carrying them (decree 117/2025)', () => {
    for (const taxpayer of ['household', 'individual'] as const) {
      expect(withheldOf(taxpayer, 'goods', 10_000_000, march)).toEqual({
        vat: -100_000,
        pit: -50_000,
      });
      expect(withheldOf(taxpayer, 'transport', 450_000, march)).toEqual({
        vat: -13_500,
        pit: -6_750,
      });
    }
  });

  test('of a company nothing, and of nobody before the decree', () => {
    expect(withheldOf('company', 'goods', 10_000_000, march)).toBeNull();
    expect(withheldOf('household', 'goods', 10_000_000, fromIct(2025, 6, 30, 23, 59))).toBeNull();
    expect(withheldOf('household', 'goods', 10_000_000, fromIct(2025, 7, 1))).not.toBeNull();
  });

  test('half a đồng is rounded up, and nothing is withheld of nothing', () => {
    expect(withheldOf('household', 'goods', 50, march)).toEqual({ vat: -1, pit: 0 });
    expect(withheldOf('household', 'goods', 0, march)).toEqual({ vat: 0, pit: 0 });
  });

  test('what is taken back gives back what was withheld, to the đồng', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...taxpayers),
        fc.constantFrom(...taxedAs),
        fc.integer({ min: 0, max: 999_999_999 }),
        (taxpayer, as, amount) => {
          const sale = withheldOf(taxpayer, as, amount, march);
          const back = withheldOf(taxpayer, as, -amount, march);
          expect((sale?.vat ?? 0) + (back?.vat ?? 0)).toBe(0);
          expect((sale?.pit ?? 0) + (back?.pit ?? 0)).toBe(0);
        },
      ),
    );
  });

  test('the newest rates come first, and none is taken for confirmed', () => {
    expect(withheldRates.map(({ from }) => from)).toEqual(
      withheldRates
        .map(({ from }) => from)
        .toSorted()
        .toReversed(),
    );
    expect(withheldRates.every(({ isConfirmed }) => !isConfirmed)).toBe(true);
  });
});
