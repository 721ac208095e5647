import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApplianceFacts, applianceConnections, applianceKinds } from '../catalog/appliance.ts';
import {
  type Measures,
  type Niche,
  applianceTotals,
  energyCost,
  nicheLacks,
  placeNeeded,
} from './appliance.ts';

const length = fc.integer({ min: 1, max: 3_000 });
const air = fc.integer({ min: 0, max: 600 });
const measures: fc.Arbitrary<Measures> = fc.record({
  width: length,
  depth: length,
  height: length,
});
const connections = fc.subarray([...applianceConnections]);
const facts: fc.Arbitrary<ApplianceFacts> = fc.record({
  kind: fc.constantFrom(...applianceKinds),
  air: fc.record({ side: air, above: air, behind: air }),
  connections,
  power: fc.integer({ min: 1, max: 9_000 }),
  yearlyEnergy: fc.integer({ min: 0, max: 2_000 }),
  energyStars: fc.constantFrom(null, 1, 2, 3, 4, 5),
  noise: fc.constantFrom(null, 38, 74),
});
const niche: fc.Arbitrary<Niche> = fc
  .tuple(measures, connections)
  .map(([size, reached]) => ({ ...size, connections: reached }));

const fridge = {
  air: { side: 20, above: 50, behind: 50 },
  connections: ['power', 'water'] as const,
};
const size = { width: 910, depth: 740, height: 1790 };

describe('a niche for an appliance', () => {
  it('fits to the millimetre, with the air around it', () => {
    const just: Niche = { width: 950, depth: 790, height: 1840, connections: ['power', 'water'] };
    expect(placeNeeded(size, fridge.air)).toEqual({ width: 950, depth: 790, height: 1840 });
    expect(nicheLacks(size, fridge, just)).toEqual([]);
    expect(nicheLacks(size, fridge, { ...just, depth: 760 })).toEqual([
      { what: 'depth', missing: 30 },
    ]);
  });

  it('tells all that is missing, measures first', () => {
    const small: Niche = { width: 949, depth: 789, height: 1839, connections: ['power'] };
    expect(nicheLacks(size, fridge, small)).toEqual([
      { what: 'width', missing: 1 },
      { what: 'depth', missing: 1 },
      { what: 'height', missing: 1 },
      { what: 'water' },
    ]);
  });

  it('never stops fitting when it is larger or better connected', () => {
    fc.assert(
      fc.property(
        measures,
        facts,
        niche,
        measures,
        connections,
        (of, one, place, more, reached) => {
          const larger: Niche = {
            width: place.width + more.width,
            depth: place.depth + more.depth,
            height: place.height + more.height,
            connections: [...place.connections, ...reached],
          };
          const before = nicheLacks(of, one, place).map(({ what }) => what);
          const after = nicheLacks(of, one, larger).map(({ what }) => what);
          expect(before).toEqual(expect.arrayContaining(after));
        },
      ),
    );
  });

  it('takes the appliance once it has grown by what it lacked, and not a millimetre sooner', () => {
    fc.assert(
      fc.property(measures, facts, niche, (of, one, place) => {
        const lacks = nicheLacks(of, one, place);
        const grown = (by: number): Niche =>
          lacks.reduce<Niche>(
            (all, lack) =>
              'missing' in lack
                ? { ...all, [lack.what]: all[lack.what] + lack.missing - by }
                : { ...all, connections: [...all.connections, lack.what] },
            place,
          );
        expect(nicheLacks(of, one, grown(0))).toEqual([]);
        const inMeasures = lacks.filter((lack) => 'missing' in lack);
        expect(nicheLacks(of, one, grown(1))).toEqual(
          inMeasures.map(({ what }) => ({ what, missing: 1 })),
        );
      }),
    );
  });

  it('reads the same in centimetres', () => {
    const tenth = (of: Measures): Measures => ({
      width: of.width / 10,
      depth: of.depth / 10,
      height: of.height / 10,
    });
    const tens = fc.integer({ min: 1, max: 300 }).map((one) => one * 10);
    const round = fc.record({ width: tens, depth: tens, height: tens });
    fc.assert(
      fc.property(round, round, tens, (of, place, around) => {
        const room = { side: around, above: around, behind: around };
        const small = { side: around / 10, above: around / 10, behind: around / 10 };
        const inMillimetres = nicheLacks(
          of,
          { air: room, connections: [] },
          { ...place, connections: [] },
        );
        const inCentimetres = nicheLacks(
          tenth(of),
          { air: small, connections: [] },
          { ...tenth(place), connections: [] },
        );
        expect(
          inCentimetres.map((lack) =>
            'missing' in lack ? { ...lack, missing: lack.missing * 10 } : lack,
          ),
        ).toEqual(inMillimetres);
      }),
    );
  });
});

describe('what appliances take a year', () => {
  it('adds up by how many there are, and costs whole thousands', () => {
    expect(
      applianceTotals([
        { yearlyEnergy: 380, quantity: 1 },
        { yearlyEnergy: 880, quantity: 2 },
      ]),
    ).toEqual({ count: 3, yearlyEnergy: 2_140, yearlyCost: 5_093_000 });
    expect(applianceTotals([])).toEqual({ count: 0, yearlyEnergy: 0, yearlyCost: 0 });
    expect(energyCost(1)).toBe(2_000);
  });
});
