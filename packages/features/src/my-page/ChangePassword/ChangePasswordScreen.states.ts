import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: { shownBy: 'SocialMember' },
  Empty: 'A form: its fields are there whatever the answer is.',
  Refetching: 'A form: nothing is asked twice.',
  LongText: 'Passwords are short, and the sentences are ours.',
  StatusAuth07: { shownBy: 'StatusMismatch' },
  StatusAuth09: { shownBy: 'StatusWrongPassword' },
};

export const codes: CodesShown = ['AUTH_02', 'AUTH_07', 'AUTH_09'];
