import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Loading: { shownBy: 'Sending' },
  Empty: { shownBy: 'NobodyAsked' },
  NotFound: 'It says the same for every e-mail.',
  Forbidden: 'Open to everybody: nobody is refused.',
  Refetching: 'A form: what was sent is Sending, and nothing else is asked twice.',
  StatusAuth04: { shownBy: 'WrongCode' },
  StatusAuth06: { shownBy: 'ExpiredCode' },
  StatusAuth07: { shownBy: 'Mismatch' },
  StatusPasswordReused: { shownBy: 'OldPassword' },
  StatusRateLimited: { shownBy: 'RateLimited' },
  StatusInternal: { shownBy: 'ServerError' },
};

export const codes: CodesShown = [
  'AUTH_02',
  'AUTH_04',
  'AUTH_06',
  'AUTH_07',
  'PASSWORD_REUSED',
  'RATE_LIMITED',
  'INTERNAL',
];
