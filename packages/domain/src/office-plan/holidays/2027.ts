import type { HolidayYear } from './holiday-year.ts';

/**
 * Counted from the Vietnamese calendar (Tết on 6 February, Hùng Kings on 16 April) and the Labour Code's rule that a holiday on a day
 * off is made up; the government has not announced the year yet.
 */
export const year2027: HolidayYear = {
  year: 2027,
  confirmed: false,
  days: {
    newYear: ['2027-01-01'],
    tet: [
      '2027-02-05',
      '2027-02-06',
      '2027-02-07',
      '2027-02-08',
      '2027-02-09',
      '2027-02-10',
      '2027-02-11',
    ],
    hungKings: ['2027-04-16'],
    reunification: ['2027-04-30'],
    labour: ['2027-05-01', '2027-05-03'],
    national: ['2027-09-02', '2027-09-03'],
  },
};
