import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'The list of cities is never empty: it is the list of provinces.',
};
