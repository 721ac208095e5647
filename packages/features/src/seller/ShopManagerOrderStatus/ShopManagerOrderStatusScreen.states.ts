import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  StatusProduct07: 'No event of a shop carries pictures.',
};
