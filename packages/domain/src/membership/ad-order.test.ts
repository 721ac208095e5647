import { expect, test } from 'vitest';
import { type AdBuyer, adOrderKind, adProblems } from './ad-order.ts';

const at = Date.UTC(2026, 10, 20, 3);
const standing = { approved: true, takenDown: false };
const buyer = (more: Partial<AdBuyer> = {}): AdBuyer => ({
  company: standing,
  membership: null,
  waits: false,
  ...more,
});
const problemOf = (of: AdBuyer) => {
  const kind = adOrderKind(of, 'gold', at);
  return typeof kind === 'object' ? kind.problem : null;
};

test('a company whose places are off buys no other, and reads it after what it can do something about', () => {
  expect(problemOf(buyer())).toBeNull();
  const down = { ...standing, takenDown: true };
  expect(problemOf(buyer({ company: down }))).toBe('taken-down');
  expect(problemOf(buyer({ company: { ...down, approved: false } }))).toBe('not-approved');
  expect(problemOf(buyer({ company: down, waits: true }))).toBe('order-waiting');
  expect(problemOf(buyer({ company: null }))).toBe('no-company');
  expect(adProblems).toContain('taken-down');
});
