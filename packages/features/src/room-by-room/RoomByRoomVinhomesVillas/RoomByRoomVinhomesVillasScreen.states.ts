import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Refetching: 'Another home is another answer: the one before is not shown for it.',
};
