import type { StatesNotTold } from '../../shared/states/screen-states.ts';

const hearts = 'Only the hearts of a member ask: modules are there without an answer.';

export const notTold: StatesNotTold = {
  Loading: hearts,
  ServerError: hearts,
};
