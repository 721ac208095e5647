import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Refetching:
    'A change shows at once, and the answer that follows says the same (flow/OneMore, flow/Refused).',
};
