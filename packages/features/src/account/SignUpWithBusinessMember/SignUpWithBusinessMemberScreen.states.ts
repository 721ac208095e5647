import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Loading: { shownBy: 'Sending' },
  Empty: { shownBy: 'Company' },
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'Open to everybody; a member is led home (D44).',
  Refetching: 'A form: what was sent is Sending, and nothing else is asked twice.',
  StatusAuth01: { shownBy: 'CompanyLeftLately' },
  StatusAuth04: { shownBy: 'WrongCode' },
  StatusRateLimited: { shownBy: 'RateLimited' },
  StatusInternal: { shownBy: 'ServerError' },
};

/*
 * AUTH_12 (“site does not exist”) is numbered in the documents and answered by no operation of theirs. The one site
 * that anybody types is a business's website, so that is where the form says it should a server look it up.
 */
export const codes: CodesShown = [
  'AUTH_01',
  'AUTH_02',
  'AUTH_03',
  'AUTH_04',
  'AUTH_12',
  'RATE_LIMITED',
  'INTERNAL',
];
