import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'Every document there is has a first version.',
  NotFound: 'A document that nobody knows is the first of the list.',
  Refetching: 'A form: what is written builds on the version it began with.',
};

export const codes: CodesShown = ['VERSION_CONFLICT'];
