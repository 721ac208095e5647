import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'The member’s own: the address names no thing.',
  Forbidden: 'Whoever is signed in sees their own; the guard sends guests to log in.',
};
