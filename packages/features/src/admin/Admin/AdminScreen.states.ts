import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Refetching: 'What is asked anew in the background changes nothing that is seen.',
  LongText: 'Names of queues and figures are ours.',
};
