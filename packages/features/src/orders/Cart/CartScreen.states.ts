import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  StatusProduct12: 'Nothing is added here; the button that adds tells it.',
};
