import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'A list: its address names no thing.',
  Forbidden: 'Open to everybody, and so is its answer in the contract.',
};
