import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: { shownBy: 'NothingToFinish' },
  NotFound: { shownBy: 'NothingToFinish' },
  Forbidden: { shownBy: 'RanOut' },
  Refetching: 'A form: what was sent is Sending, and nothing else is asked twice.',
};
