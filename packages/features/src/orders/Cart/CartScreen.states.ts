import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Refetching:
    'A change shows at once, and the answer that follows says the same (flow/OneMore, flow/Refused).',
  StatusProduct12: 'Nothing is added here: the button that adds says when none is left.',
  StatusConflict: 'Nothing is added here: the button that adds hears of a change meanwhile.',
};
