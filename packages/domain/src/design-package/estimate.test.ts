import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constructionRange, estimate, levelOf, materialList } from './estimate.ts';
import { finishLevels, roomKinds, works } from './works.ts';

const room = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...roomKinds),
  area: fc.integer({ min: 20, max: 400 }).map((tenths) => tenths / 10),
});
const design = fc.record({
  rooms: fc.uniqueArray(room, { minLength: 1, maxLength: 12, selector: ({ id }) => id }),
  level: fc.constantFrom(...finishLevels),
  pieces: fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 500 }),
      quantity: fc.integer({ min: 1, max: 8 }),
      price: fc.integer({ min: 0, max: 90_000_000 }),
    }),
    { maxLength: 20 },
  ),
});
const rate = fc.constantFrom(0, 500, 800, 1_000);

describe('the estimate of a design', () => {
  it('counts a bathroom of 4 m² by hand', () => {
    // 4 m²: around 5·√(4 / 1.5) = 8.165 m. Tiles 4.2; paint 8.165 × 0.3 = 2.45; wall tiles (8.165 × 2.4 − 1.6) × 1.05 = 18.9;
    // waterproofing 4 + 2.45 = 6.45; ceiling 4; 3 sockets; 2 lights; 5 points; 1 set; 1 door; site 4.
    expect(
      Object.fromEntries(
        materialList([{ id: 'bath', kind: 'bath', area: 4 }]).map(({ code, tenths }) => [
          code,
          tenths,
        ]),
      ),
    ).toEqual({
      'HT-02': 42,
      'HT-04': 25,
      'HT-05': 189,
      'HT-06': 65,
      'HT-07': 40,
      'DI-01': 30,
      'DI-02': 20,
      'NU-01': 50,
      'NU-02': 10,
      'MO-01': 10,
      'CT-01': 40,
    });
  });

  it('adds up: lines to the net, VAT on the net, pieces to the total, in whole đồng', () => {
    fc.assert(
      fc.property(design, rate, (one, vatRate) => {
        const made = estimate(one, vatRate);
        if (made === null) return;
        const amounts = made.lines.map(({ tenths, unitPrice }) => (tenths * unitPrice) / 10);
        expect(made.lines.map(({ amount }) => amount)).toEqual(amounts);
        expect(amounts.every(Number.isSafeInteger)).toBe(true);
        expect(made.net).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
        expect(Math.abs(made.vat * 10_000 - made.net * vatRate)).toBeLessThanOrEqual(5_000);
        expect(made.total).toBe(
          made.net +
            made.vat +
            one.pieces.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
        );
      }),
    );
  });

  it('has in its lines what the material list has in its rooms', () => {
    fc.assert(
      fc.property(design, ({ rooms, level }) => {
        const made = estimate({ rooms, level, pieces: [] }, 800);
        if (made === null) return;
        for (const { code } of works) {
          const listed = materialList(rooms).filter((line) => line.code === code);
          expect(made.lines.find((line) => line.code === code)?.tenths ?? 0).toBe(
            listed.reduce((sum, { tenths }) => sum + tenths, 0),
          );
        }
      }),
    );
  });

  it('costs more the better it is, and what it costs lies in the range that is said', () => {
    fc.assert(
      fc.property(design, ({ rooms }) => {
        const sums = finishLevels.map((level) => estimate({ rooms, level, pieces: [] }, 800));
        if (sums[0] === null) return;
        const [plain = 0, fine = 0, select = 0] = sums.map((made) => made?.works);
        expect(plain).toBeLessThan(fine);
        expect(fine).toBeLessThan(select);
        const { from, to } = constructionRange({ works: fine });
        expect(from).toBeLessThanOrEqual(fine);
        expect(to).toBeGreaterThan(fine);
      }),
    );
  });

  it('is made on request above 500 m² (D95), and not at 500', () => {
    const halls = (area: number) => [{ id: 'hall', kind: 'hall' as const, area }];
    const of = (area: number) => estimate({ rooms: halls(area), level: 'plain', pieces: [] }, 800);
    expect(of(500.1)).toBeNull();
    expect(of(500)).not.toBeNull();
  });

  it('spends most on luxury', () => {
    expect([levelOf('luxury'), levelOf('scandinavian'), levelOf('modern')]).toEqual([
      'select',
      'plain',
      'fine',
    ]);
  });
});
