import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Whatever stands in its address narrows a list; a list of nothing is NothingFound.',
  Forbidden: 'Every member may ask; a guest is led to login before.',
};

export const codes: CodesShown = ['unanswered', 'answered'];
