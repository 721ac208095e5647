import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Loading: { shownBy: 'Sending' },
  Empty: { shownBy: 'Default' },
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'Open to everybody; a member is led home (D44).',
  Refetching: 'A form: what was sent is Sending, and nothing else is asked twice.',
  StatusAuth01: { shownBy: 'EmailTaken' },
  StatusAuth04: { shownBy: 'WrongCode' },
  StatusAuth06: { shownBy: 'ExpiredCode' },
  StatusRateLimited: { shownBy: 'RateLimited' },
  StatusInternal: { shownBy: 'ServerError' },
};

export const codes: CodesShown = [
  'AUTH_01',
  'AUTH_02',
  'AUTH_03',
  'AUTH_04',
  'AUTH_06',
  'RATE_LIMITED',
  'INTERNAL',
];
