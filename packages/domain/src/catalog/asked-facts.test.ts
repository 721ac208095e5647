import { expect, it } from 'vitest';
import { noFacts } from './appliance-facts.ts';
import {
  type CategoryFacts,
  askedFacts,
  categoryFaults,
  factsBeside,
  noCategoryFacts,
} from './asked-facts.ts';

const fridge = { ...noFacts, applianceKind: 'refrigerator', connections: ['power'] } as const;
const oak = { packUse: 'floor', packCovers: 2.2 } as const;
const both: CategoryFacts = { ...fridge, ...oak };

it('categories are known by their slugs', () => {
  expect(
    [{ slug: 'appliances' }, { slug: 'finishes' }, { slug: 'sofas' }, {}].map(askedFacts),
  ).toEqual(['appliance', 'pack', null, null]);
});

it('what goods of a category do not have is told apart from what they do', () => {
  expect(factsBeside(both, null)).toEqual(both);
  expect(factsBeside(both, 'appliance')).toEqual(oak);
  expect(factsBeside(both, 'pack')).toEqual(fridge);
  expect(factsBeside({ ...noCategoryFacts, ...oak }, 'pack')).toEqual({});
  expect(factsBeside(noCategoryFacts, null)).toEqual({});
});

it('a category is asked for its own facts, and refuses the others', () => {
  const fields = (facts: CategoryFacts, asked: Parameters<typeof categoryFaults>[1]) =>
    categoryFaults(facts, asked).map(({ field }) => field);
  expect(fields(noCategoryFacts, null)).toEqual([]);
  expect(fields({ ...noCategoryFacts, ...oak }, 'pack')).toEqual([]);
  expect(fields(both, 'pack')).toEqual(['applianceKind', 'connections']);
  expect(fields(noCategoryFacts, 'appliance')).toContain('applianceKind');
  expect(fields(noCategoryFacts, 'appliance')).not.toContain('packUse');
});
