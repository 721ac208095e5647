import { expect, it } from 'vitest';
import { fromIct } from './ict.ts';
import { dashboardAsOf, isSupportOpen } from './office.ts';

it('has office hours', () => {
  expect(
    [
      fromIct(2026, 3, 6, 8),
      fromIct(2026, 3, 6, 16, 59),
      fromIct(2026, 3, 6, 17),
      fromIct(2026, 3, 6, 7, 59),
      fromIct(2026, 3, 7, 9),
    ].map(isSupportOpen),
  ).toEqual([true, true, false, false, false]);
});

it('shows figures of the last eight in the morning', () => {
  expect(
    [fromIct(2026, 3, 6, 8), fromIct(2026, 3, 6, 7, 59), fromIct(2026, 3, 6, 23)].map(
      dashboardAsOf,
    ),
  ).toEqual([fromIct(2026, 3, 6, 8), fromIct(2026, 3, 5, 8), fromIct(2026, 3, 6, 8)]);
});
