import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Refetching: 'A change shows before its answer, which says the same (flow/OneMore).',
  StatusProduct12: 'Nothing is added here; the button that adds tells it.',
  StatusConflict: 'Nothing is added here; the button that adds tells it.',
};
