import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'A list of the member’s own: its address names no thing.',
  Forbidden: 'Whoever is signed in may save; the guard sends guests to log in.',
};
