import { expect } from 'vitest';
import { example } from '../example.ts';

export const clockExamples = [
  example('readClock', {
    title: 'an admin sees what time does next, the nearest first',
    given: { as: 'admin' },
    holds: ({ data }) => {
      expect(data.ahead_seconds).toBe(0);
      const times = data.due.map(({ at }) => Date.parse(at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(data.due.length).toBeGreaterThan(0);
    },
  }),
  example('readClock', {
    title: 'nobody else does',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('moveClock', {
    title: 'a moment that has passed changes nothing',
    given: { as: 'admin', body: { to: '2026-01-01T00:00:00Z' } },
    holds: ({ data }) => expect(data.ahead_seconds).toBe(0),
  }),
  example('moveClock', {
    title: 'a year is far enough',
    given: { as: 'admin', body: { to: '2099-01-01T00:00:00Z' } },
    status: 422,
    code: 'CLOCK_TOO_FAR',
  }),
  example('moveClock', {
    title: 'members move nothing',
    given: { as: 'member', body: { to: '2026-01-01T00:00:00Z' } },
    status: 403,
    code: 'FORBIDDEN',
  }),
];
