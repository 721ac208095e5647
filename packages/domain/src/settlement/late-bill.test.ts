import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfMonth, fromIct } from '../calendar/ict.ts';
import {
  canRemindOfBill,
  daysLate,
  lateBetween,
  type LateBillSpan,
  lateBillSpans,
} from './late-bill.ts';

test('an invoice is one day late on the first of the month after', () => {
  const ordered = fromIct(2026, 2, 24, 15);
  expect(daysLate(ordered, ordered)).toBe(0);
  expect(daysLate(ordered, fromIct(2026, 2, 28, 23, 59))).toBe(0);
  expect(daysLate(ordered, fromIct(2026, 3, 1))).toBe(1);
  expect(daysLate(ordered, fromIct(2026, 3, 7, 23))).toBe(7);
  expect(daysLate(ordered, fromIct(2026, 4, 1))).toBe(32);
});

const spanOf = (days: number): LateBillSpan =>
  days <= 7 ? 'week' : days <= 30 ? 'month' : 'longer';

test('what is late stands in the one span of its days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 24 * 60 - 1 }),
      (days, minute) => {
        const ordered = fromIct(2026, 2, 10, 9);
        const month = fromIct(2026, 3, 1);
        const at = month + days * 86_400_000 + minute * 60_000;
        const ended = endOfMonth(ordered) + 1;
        const found = lateBillSpans.filter((span) => {
          const { from, before } = lateBetween(span, at);
          return (from === null || ended >= from) && (before === null || ended < before);
        });
        expect(found).toEqual([spanOf(daysLate(ordered, at))]);
      },
    ),
  );
});

test('a shop is reminded once a day', () => {
  const evening = fromIct(2026, 3, 2, 23, 50);
  expect(canRemindOfBill(null, evening)).toBe(true);
  expect(canRemindOfBill(evening, evening + 60_000)).toBe(false);
  expect(canRemindOfBill(evening, fromIct(2026, 3, 3))).toBe(true);
});
