import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'A guest is sent to log in by the guard; every member has this page.',
  Refetching: 'What is asked anew in the background changes nothing that is seen.',
  StatusAuth11: { shownBy: 'AddressesFull' },
};

export const codes: CodesShown = ['AUTH_11'];
