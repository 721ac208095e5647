import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applianceConnections, applianceKinds } from './appliance.ts';
import { blankItem, itemChangesOf, itemFaults, stepOf } from './item-content.ts';
import {
  type TypedFacts,
  bearsLabel,
  factFaults,
  factFields,
  factsIn,
  factsOf,
  hasFacts,
  noFacts,
  typedFacts,
  wrongFacts,
} from './appliance-facts.ts';

const fridge: TypedFacts = {
  applianceKind: 'refrigerator',
  airSide: 15,
  airAbove: 50,
  airBehind: 30,
  connections: ['power'],
  power: 110,
  yearlyEnergy: 288,
  energyStars: 5,
  noise: 36,
};
const told = (facts: Partial<TypedFacts>, asked = true) =>
  factFaults({ ...fridge, ...facts }, asked).map(({ field, said }) => [field, said.en]);

const figure = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }));
const anyFacts: fc.Arbitrary<TypedFacts> = fc.record({
  applianceKind: fc.option(fc.constantFrom(...applianceKinds)),
  airSide: figure,
  airAbove: figure,
  airBehind: figure,
  connections: fc.subarray([...applianceConnections]),
  power: figure,
  yearlyEnergy: figure,
  energyStars: figure,
  noise: figure,
});

describe('the facts of an appliance as a shop types them', () => {
  it('are asked of goods in the category of appliances alone', () => {
    expect(factFaults(noFacts, false)).toEqual([]);
    expect(factFaults(fridge, true)).toEqual([]);
  });

  it('are all wanted, but noise, and stars of a kind that bears a label', () => {
    const wanted = factFields.filter((field) => field !== 'noise' && field !== 'energyStars');
    const missing = factFaults(noFacts, true);
    expect(missing.map(({ field }) => field)).toEqual(wanted);
    expect(new Set(missing.map(({ code }) => code))).toEqual(new Set(['PRODUCT_06']));
    expect(told({ energyStars: null })).toEqual([['energyStars', 'Please fill this in']]);
    expect(told({ noise: null })).toEqual([]);
    expect(told({ connections: [] })).toEqual([['connections', 'Please choose at least one']]);
    expect(told({ applianceKind: 'hood', energyStars: null })).toEqual([]);
  });

  it.each([
    ['less than nothing', { airSide: -1 }, 'airSide', 'This cannot be below 0'],
    ['half a millimetre', { airAbove: 12.5 }, 'airAbove', 'Please use a whole number'],
    ['metres of air', { airBehind: 2_001 }, 'airBehind', '2,000 mm at most. Please check the unit'],
    ['watts of a workshop', { power: 1_001 }, 'power', '1,000 W at most. Please check the unit'],
    ['no watts in a socket', { power: 0 }, 'power', 'It is plugged in, so this is more than 0'],
    ['watts below nothing', { power: -110 }, 'power', 'This cannot be below 0'],
    [
      'more than all year long',
      { power: 10 },
      'yearlyEnergy',
      '10 W switched on all year takes no more than 87 kWh',
    ],
    [
      'a year of a hotel',
      { power: 900, yearlyEnergy: 1_501, energyStars: 1 },
      'yearlyEnergy',
      '1,500 kWh at most. Please check the unit',
    ],
    ['six stars', { energyStars: 6 }, 'energyStars', 'The label has 1 to 5 stars'],
    ['no star', { energyStars: 0 }, 'energyStars', 'The label has 1 to 5 stars'],
    [
      'stars against energy',
      { yearlyEnergy: 901 },
      'energyStars',
      '5 stars do not go with 901 kWh a year. Check the label',
    ],
    [
      'a whisper',
      { noise: 9 },
      'noise',
      '10 dB(A) at least; leave it empty if it makes no noise of its own',
    ],
    ['a jet', { noise: 101 }, 'noise', '100 dB(A) at most. Please check the unit'],
    ['noise below nothing', { noise: -1 }, 'noise', 'This cannot be below 0'],
  ] as const)('refuse %s at its field', (_, facts, field, said) => {
    expect(told(facts)).toContainEqual([field, said]);
    expect(wrongFacts({ ...fridge, ...facts }).map((fault) => fault.code)).toContain('VALIDATION');
  });

  it('refuse stars of a kind that bears none', () => {
    for (const kind of applianceKinds) {
      const [fault] = wrongFacts({ ...noFacts, applianceKind: kind, energyStars: 4 });
      expect(fault?.said.en, kind).toBe(
        bearsLabel(kind)
          ? undefined
          : 'This kind bears no energy label in Vietnam. Please leave this empty',
      );
    }
  });

  it('take nothing where nothing is plugged in', () => {
    const gas = { applianceKind: 'hob', connections: ['gas'], energyStars: null } as const;
    expect(told({ ...gas, power: 0, yearlyEnergy: 0 })).toEqual([]);
  });

  it('are refused field by field where the category has none', () => {
    expect(told({}, false).map(([field]) => field)).toEqual(factFields);
    expect(told({}, false)[0]?.[1]).toMatch(/^Goods of this category have no facts/u);
  });

  it('more stars never allow more energy, and less energy is never refused for stars', () => {
    const stars = fc.integer({ min: 1, max: 5 });
    const energy = fc.integer({ min: 1, max: 7_000 });
    const fits = (kind: TypedFacts['applianceKind'], energyStars: number, yearlyEnergy: number) =>
      !wrongFacts({ ...noFacts, applianceKind: kind, energyStars, yearlyEnergy }).some(
        ({ field }) => field === 'energyStars',
      );
    fc.assert(
      fc.property(
        fc.constantFrom(...applianceKinds),
        stars,
        stars,
        energy,
        energy,
        (kind, a, b, c, d) => {
          const [few, many] = [Math.min(a, b), Math.max(a, b)];
          const [less, more] = [Math.min(c, d), Math.max(c, d)];
          expect(fits(kind, few, less) || !fits(kind, many, more)).toBe(true);
        },
      ),
    );
  });

  it('are said at most once a field, in the order of the form, in three languages', () => {
    fc.assert(
      fc.property(anyFacts, fc.boolean(), (facts, asked) => {
        const faults = factFaults(facts, asked);
        const fields = faults.map(({ field }) => field);
        expect(fields).toEqual(factFields.filter((field) => fields.includes(field)));
        for (const { said } of faults)
          expect(Object.values(said).every((one) => one !== '')).toBe(true);
        // What can be sent can be kept, and is then what was typed.
        if (asked && faults.length === 0) expect(typedFacts(factsOf(facts))).toEqual(facts);
        expect(hasFacts(facts)).toBe(!asked ? faults.length > 0 : hasFacts(factsIn(facts)));
      }),
    );
  });

  it('are kept when they are whole', () => {
    expect(factsOf(fridge)).toEqual({
      kind: 'refrigerator',
      air: { side: 15, above: 50, behind: 30 },
      connections: ['power'],
      power: 110,
      yearlyEnergy: 288,
      energyStars: 5,
      noise: 36,
    });
    for (const field of [
      'applianceKind',
      'airSide',
      'airAbove',
      'airBehind',
      'power',
      'yearlyEnergy',
    ])
      expect(factsOf({ ...fridge, [field]: null }), field).toBeNull();
    expect([typedFacts(null), hasFacts(noFacts), hasFacts(fridge)]).toEqual([noFacts, false, true]);
    expect(factsIn({ ...blankItem, ...fridge })).toEqual(fridge);
  });

  it('wait for staff, stand in the first step, and keep an item of their category from being sent', () => {
    const item = { ...blankItem, categoryId: 9, ...fridge };
    expect(itemChangesOf(blankItem, item)).toEqual({
      content: ['categoryId', ...factFields],
      direct: [],
    });
    for (const field of factFields) expect(stepOf(field)).toBe('basics');
    const fields = (asked: boolean, facts = noFacts) =>
      itemFaults({ ...item, ...facts }, '2026-12-04', asked ? 'appliance' : null).map(
        ({ field }) => field,
      );
    expect(fields(true)).toContain('applianceKind');
    expect(fields(false)).not.toContain('applianceKind');
    expect(fields(false, fridge)).toContain('applianceKind');
  });
});
