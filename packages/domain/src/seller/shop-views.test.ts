import { expect, test } from 'vitest';
import { mayChangeView } from './shop-views.ts';

test('a view is changed by who made it, one that all use by the owner too', () => {
  const all = [
    { shared: false, mine: true },
    { shared: true, mine: true },
    { shared: true, mine: false },
    { shared: false, mine: false },
  ];
  expect(all.map((view) => mayChangeView(view, { keeper: false }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(all.map((view) => mayChangeView(view, { keeper: true }))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
