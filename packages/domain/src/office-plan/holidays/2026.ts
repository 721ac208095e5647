import type { HolidayYear } from './holiday-year.ts';

/** As announced by the government; Hùng Kings falls on a Sunday and is made up on Monday. */
export const year2026: HolidayYear = {
  year: 2026,
  confirmed: true,
  days: {
    newYear: ['2026-01-01'],
    tet: ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20'],
    hungKings: ['2026-04-26', '2026-04-27'],
    reunification: ['2026-04-30'],
    labour: ['2026-05-01'],
    national: ['2026-09-01', '2026-09-02'],
  },
};
