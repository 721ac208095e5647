import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Refetching: 'Which homes are shown is fixed: nothing is asked for anew while somebody looks.',
};
