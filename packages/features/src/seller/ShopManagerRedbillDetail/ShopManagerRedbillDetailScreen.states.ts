import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'An invoice that is there has lines: those of its order.',
};
