import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartLines, exchanged, insteadOf, withQuantity } from './cart.ts';
import { officeModule, officeModules } from './modules.ts';
import { collisionOf, furnish } from './placement.ts';
import {
  type OfficeProject,
  emptyProject,
  floorOf,
  rectanglePlan,
  readProject,
} from './project.ts';
import { placementRules } from './rules.ts';

/** A work area of 12 × 9 m, furnished by the usual rules. */
const furnished = (): OfficeProject => {
  const project = { ...emptyProject, ...rectanglePlan(12, 9, 'Work') };
  return { ...project, modules: furnish(floorOf(project), placementRules.usual) };
};
const count = (project: OfficeProject, id: string) =>
  cartLines(project).find(({ module }) => module.id === id)?.quantity ?? 0;
const anyModule = fc.constantFrom(...officeModules.map(({ id }) => id));

describe('the modules of a project', { timeout: 60_000 }, () => {
  test('so many are asked for, so many there are; others stay as they were', () => {
    const start = furnished();
    fc.assert(
      fc.property(anyModule, fc.integer({ min: -5, max: 1_200 }), (id, quantity) => {
        const next = withQuantity(start, id, quantity);
        expect(count(next, id)).toBe(Math.max(0, Math.min(999, quantity)));
        for (const { id: other } of officeModules)
          if (other !== id) expect(count(next, other)).toBe(count(start, other));
        expect(readProject(next)).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  test('an exchange loses none, and puts none where it cannot stand', () => {
    const start = furnished();
    const [first] = cartLines(start);
    if (first === undefined) throw new Error('nothing was placed');
    for (const { id } of insteadOf(first.module)) {
      const { project, beside } = exchanged(start, first.module.id, id);
      expect(count(project, first.module.id)).toBe(0);
      expect(count(project, id)).toBe(count(start, id) + first.quantity);
      const line = cartLines(project).find(({ module }) => module.id === id);
      expect(line?.beside).toBe(beside);
      for (const placed of project.modules.filter(({ module }) => module === id)) {
        const others = project.modules.filter((one) => one !== placed);
        expect(collisionOf(placed, others, floorOf(project), placementRules.usual)).toBeNull();
      }
    }
  });

  test('fewer are taken from beside the plan first', () => {
    const start = furnished();
    const [first] = cartLines(start);
    if (first === undefined) throw new Error('nothing was placed');
    const { id } = first.module;
    const more = withQuantity(start, id, first.quantity + 3);
    expect(more.modules).toEqual(start.modules);
    const back = withQuantity(more, id, first.quantity + 1);
    expect(back.modules).toEqual(start.modules);
    expect(withQuantity(back, id, 1).modules.filter(({ module }) => module === id)).toEqual(
      start.modules.filter(({ module }) => module === id).slice(0, 1),
    );
  });

  test('what would do instead has the same use, the nearest price first', () => {
    const module = officeModule('desk-2');
    if (module === undefined) throw new Error('no desk');
    const prices = insteadOf(module).map(({ price }) => Math.abs(price - module.price));
    expect(prices.length).toBeGreaterThan(0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(insteadOf(module).every(({ group }) => group === module.group)).toBe(true);
  });
});
