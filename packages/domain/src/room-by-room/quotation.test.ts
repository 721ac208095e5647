import { expect, it } from 'vitest';
import { quotationValidUntil } from './quotation.ts';

it('counts to the end of the seventh day after it was printed, in Vietnam', () => {
  const until = (printedAt: string) =>
    new Date(quotationValidUntil(Date.parse(printedAt))).toISOString();
  expect(until('2026-03-06T10:00:00+07:00')).toBe('2026-03-13T16:59:59.999Z');
  // Still the sixth elsewhere, the seventh here.
  expect(until('2026-03-06T18:00:00Z')).toBe('2026-03-14T16:59:59.999Z');
});
