import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packsFor, surfaceArea } from './surface.ts';

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
