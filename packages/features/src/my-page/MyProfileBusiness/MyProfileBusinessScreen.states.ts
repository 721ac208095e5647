import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden: 'Whoever is no business member is shown the way to become one: Empty.',
};
