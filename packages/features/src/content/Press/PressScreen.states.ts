import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Refetching: 'What is shown is not asked for again.',
};
