import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden: 'Open to everybody, and so is its answer in the contract.',
};
