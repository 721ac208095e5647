import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Refetching: 'Words are looked for in the projects that are there: nothing is asked for anew.',
};
