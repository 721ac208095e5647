import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'A guest is sent to log in by the guard; every member has a profile.',
  Empty: 'A profile has a name and an e-mail from its first day.',
  Refetching: 'A form: what is asked anew in the background does not touch what is typed.',
  ServerError: { shownBy: 'RefusedByServer' },
  StatusAuth14: { shownBy: 'StatusPhoneRefused' },
};

export const codes: CodesShown = ['AUTH_14'];
