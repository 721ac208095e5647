import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: { shownBy: 'NothingToFinish' },
  NotFound: { shownBy: 'NothingToFinish' },
  Forbidden: { shownBy: 'RanOut' },
  Refetching: 'A form: what was sent is Sending, and nothing else is asked twice.',
  StatusAuth01: { shownBy: 'EmailTaken' },
  StatusAuth04: { shownBy: 'WrongCode' },
  StatusAuth06: { shownBy: 'CodeRanOut' },
  StatusAuth08: { shownBy: 'RanOut' },
  StatusAuth10: { shownBy: 'StillUnknown' },
  StatusAuth13: { shownBy: 'RanOut' },
  StatusRateLimited: { shownBy: 'RateLimited' },
  StatusInternal: { shownBy: 'ServerError' },
};

export const codes: CodesShown = [
  'AUTH_01',
  'AUTH_04',
  'AUTH_06',
  'AUTH_08',
  'AUTH_10',
  'AUTH_13',
  'UNAVAILABLE',
  'RATE_LIMITED',
  'INTERNAL',
];
