import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Refetching: 'What is typed is newer than any answer: the draft is asked for once a page.',
};
