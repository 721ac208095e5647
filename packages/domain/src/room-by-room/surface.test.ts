import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packBounds } from '../catalog/pack-facts.ts';
import { packsFor, packsNeeded, surfaceArea } from './surface.ts';
import { measureBounds } from './typed-measure.ts';

it('a floor is bought with seven per cent for cuts, walls without their doors and windows', () => {
  const room = { width: 4, depth: 5 };
  expect(surfaceArea('floor', room)).toBe(21.4);
  // 18 m of walls 2.7 m high are 48.6 m², less 15 per cent.
  expect(surfaceArea('wall', room)).toBe(41.3);
});

it.each([
  [21.4, 2.2, 10],
  [22, 2.2, 10],
  [22.1, 2.2, 11],
  [41.3, 25, 2],
  [0.5, 10, 1],
])('%f m² take packs of %f m²: %i', (room, pack, packs) => {
  expect(packsFor({ room, pack })).toBe(packs);
});

it('what is bought covers the room, and one pack less does not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_000 }),
      fc.integer({ min: 5, max: 300 }),
      (tenths, packTenths) => {
        const packs = packsFor({ room: tenths / 10, pack: packTenths / 10 });
        expect(packs * packTenths).toBeGreaterThanOrEqual(tenths);
        expect((packs - 1) * packTenths).toBeLessThan(tenths);
      },
    ),
  );
});

const oak = { surface: 'floor', covers: 2.2 } as const;
const paint = { surface: 'wall', covers: 25 } as const;

it.each([
  // 20 m² and 1.4 for cuts, of 2.2 each.
  ['a floor by its square metres', oak, { area: 20 }, { area: 21.4, packs: 10, covered: 22 }],
  ['the same by its sides', oak, { width: 4, depth: 5 }, { area: 21.4, packs: 10, covered: 22 }],
  ['a floor of one board', oak, { area: 0.2 }, { area: 0.2, packs: 1, covered: 2.2 }],
  [
    'tiles to the hundredth',
    { surface: 'floor', covers: 1.92 },
    { area: 10 },
    { area: 10.7, packs: 6, covered: 11.52 },
  ],
  // Nothing is added to walls that somebody measured, and nothing taken away.
  ['walls by their square metres', paint, { area: 50 }, { area: 50, packs: 2, covered: 50 }],
  ['walls by the room', paint, { width: 4, depth: 5 }, { area: 41.3, packs: 2, covered: 50 }],
] as const)('%s', (_, pack, measured, found) => {
  expect(packsNeeded(pack, measured)).toEqual(found);
});

it('whoever measures gets what covers it, and no pack more, within a twentieth of a square metre', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('floor' as const, 'wall' as const),
      fc.integer({ min: 20, max: 5_000 }),
      fc.integer({ min: 10, max: 100_000 }),
      (surface, hundredths, area) => {
        const { packs } = packsNeeded({ surface, covers: hundredths / 100 }, { area: area / 100 });
        // In ten thousandths of a square metre, so that everything is whole.
        const wanted = surface === 'floor' ? area * 107 : area * 100;
        const bought = packs * hundredths * 100;
        expect(bought).toBeGreaterThanOrEqual(wanted - 500);
        if (packs > 1) expect(bought - hundredths * 100).toBeLessThan(wanted + 500);
      },
    ),
  );
});

it('no room within the bounds takes more packs than can be asked for at once', () => {
  for (const surface of ['floor', 'wall'] as const) {
    const [least] = packBounds[surface];
    const [, area] = measureBounds.area;
    const [, side] = measureBounds.side;
    for (const measured of [{ area }, { width: side, depth: side }])
      expect(packsNeeded({ surface, covers: least }, measured).packs).toBeLessThanOrEqual(9_999);
  }
});
