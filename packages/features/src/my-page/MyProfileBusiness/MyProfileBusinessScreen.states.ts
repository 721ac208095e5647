import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'Whoever is no business member is shown the way to become one: Empty.',
  Refetching: 'What is asked anew in the background changes nothing that is seen.',
  StatusOrdinary: { shownBy: 'Empty' },
  StatusPending: { shownBy: 'StatusChangeWaits' },
  StatusRejected: { shownBy: 'StatusChangeRejected' },
};
