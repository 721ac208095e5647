import { expect, test } from 'vitest';
import { alternatives } from './alternatives.ts';
import { emptyProject, readProject, rectanglePlan } from './project.ts';
import { ownRulesOf, ruleLimits, ruleNames } from './rules.ts';

const hall = { ...emptyProject, ...rectanglePlan(12, 9, 'Khu làm việc'), headcount: 20 };
const all = { betweenRows: 2, rowEnd: 1.4, doorApproach: 1.2, path: 1, areaPerPerson: 8 };

test('a project whose rules are all its own can be furnished in one way only', () => {
  expect(alternatives(hall).length).toBeGreaterThan(1);
  expect(alternatives({ ...hall, rules: all })).toHaveLength(1);
});

test('a rule of its own counts in every way, the others stay those of the way', () => {
  const ways = alternatives({ ...hall, rules: { betweenRows: 2.4 } });
  expect(ways.every(({ aisle }) => aisle === 2.4)).toBe(true);
  const [widest] = alternatives(hall).map(({ desks }) => desks);
  expect(Math.max(...ways.map(({ desks }) => desks))).toBeLessThan(widest ?? 0);
});

test('space is judged by the area that the project promises a person', () => {
  const [first] = alternatives({ ...hall, rules: all });
  // 108 m² of work area: full marks need 8 m² a desk.
  const each = 108 / (first?.desks ?? 1);
  expect(first?.score.space).toBe(Math.round(20 * Math.min(1, each / 8)));
});

test('projects of before have no rules of their own; one outside its limits is no project', () => {
  expect(readProject(JSON.parse(JSON.stringify(hall)))).toEqual(hall);
  expect(readProject({ ...hall, rules: all })?.rules).toEqual(all);
  for (const name of ruleNames) {
    const { least, most } = ruleLimits[name];
    for (const value of [least - 0.01, most + 0.01, Number.NaN, '1'])
      expect(readProject({ ...hall, rules: { [name]: value } })).toBeNull();
    for (const value of [least, most])
      expect(readProject({ ...hall, rules: { [name]: value } })).not.toBeNull();
  }
});

test('what a project does otherwise than its density is told with what is usual; the same measure is no rule of its own', () => {
  const rules = { betweenRows: 2.6, path: 0.9, areaPerPerson: 8 };
  expect(ownRulesOf({ density: 'usual', rules })).toEqual([
    { name: 'betweenRows', value: 2.6, usual: 1.2 },
    { name: 'areaPerPerson', value: 8, usual: 7 },
  ]);
  expect(ownRulesOf({ density: 'usual' })).toEqual([]);
});
