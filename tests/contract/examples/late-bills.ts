import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

export const lateBillExamples = [
  example('listLateBills', {
    title: 'the longest late first',
    given: { as: 'admin' },
    holds: ({ data: { items } }) => {
      const days = items.map(({ days_late }) => days_late);
      expect(days.length).toBeGreaterThan(0);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      expect(items.every(({ decided }) => decided === null)).toBe(true);
    },
  }),
  example('listLateBills', {
    title: 'by words that nobody wrote',
    given: { as: 'admin', query: { q: 'khong co cong ty nay' } },
    holds: ({ data: { items, meta } }) => expect([items, meta.total]).toEqual([[], 0]),
  }),
  example('listLateBills', {
    title: 'what is late by a week at most',
    given: { as: 'admin', query: { late: 'week' } },
    holds: ({ data: { items } }) =>
      expect(items.filter(({ days_late }) => days_late > 7)).toEqual([]),
  }),
  example('listLateBills', {
    title: 'what was issued since',
    given: { as: 'admin', query: { state: 'decided' } },
    holds: ({ data: { items } }) =>
      expect(items.filter(({ can_remind }) => can_remind)).toEqual([]),
  }),
  example('listLateBills', {
    title: 'for staff alone',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('remindOfLateBill', {
    title: 'another version than the one that was seen',
    given: ({ lateBill: { id, version } }) => ({
      as: 'admin',
      params: { id },
      body: { expected_version: version + 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('remindOfLateBill', {
    title: 'of nothing that is late',
    given: { as: 'admin', params: { id: nobodysId }, body: { expected_version: 1 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('remindOfLateBill', {
    title: 'not by a shop',
    given: ({ lateBill: { id, version } }) => ({
      as: 'partner',
      params: { id },
      body: { expected_version: version },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('remindOfLateBill', {
    title: 'once a day',
    given: ({ lateBill: { id, version } }) => ({
      as: 'admin',
      params: { id },
      body: { expected_version: version },
    }),
    holds: ({ data: { can_remind, reminded_at, acts } }) => {
      expect([can_remind, reminded_at === null, acts[0]?.act]).toEqual([false, false, 'reminded']);
    },
  }),
];
