import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

const besideTheButtons = 'Beside the social buttons: screens/account/Login/Social.';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: { shownBy: 'NotAPartner' },
  Refetching: 'A form: what was sent is Sending, and nothing else is asked twice.',
  StatusAuth01: besideTheButtons,
  StatusAuth06: { shownBy: 'SecondFactorOver' },
  StatusAuth08: besideTheButtons,
  StatusUnavailable: besideTheButtons,
  StatusAuth10: { shownBy: 'RefusedWithoutData' },
  StatusAuth13: { shownBy: 'WrongPassword' },
  StatusSecondFactor: { shownBy: 'SecondFactor' },
  StatusSecondFactorWrong: { shownBy: 'SecondFactorWrong' },
  StatusForbidden: { shownBy: 'Empty' },
  StatusRateLimited: { shownBy: 'RateLimited' },
  StatusInternal: { shownBy: 'ServerError' },
};

/*
 * AUTH_16 and AUTH_17 are numbered in the documents and described nowhere, so no operation answers them. Whatever they
 * turn out to mean, a sign-in would meet them first: the form says the server's words, else the general text and the
 * code (D57), and keeps what was typed.
 */
// A provider that is not configured is FORBIDDEN, and its button says so before.
export const codes: CodesShown = [
  'AUTH_01',
  'AUTH_06',
  'AUTH_08',
  'AUTH_10',
  'AUTH_13',
  'AUTH_16',
  'AUTH_17',
  'SECOND_FACTOR',
  'SECOND_FACTOR_WRONG',
  'FORBIDDEN',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
];
