import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Empty: { shownBy: 'Guest' },
  Forbidden: { shownBy: 'StatusSignInAgain' },
  Refetching: 'A page of words and a form: nothing is asked twice.',
  LongText: 'The words are ours; nothing of a member is longer than an e-mail.',
  StatusAuth09: { shownBy: 'StatusWrongPassword' },
};

export const codes: CodesShown = ['AUTH_09'];
