import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'A contractor is there or not found; designs are listed when the address names some.',
};
