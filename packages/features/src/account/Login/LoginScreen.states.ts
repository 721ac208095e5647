import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: { shownBy: 'NotAPartner' },
  Refetching: 'A form: what was sent is Sending, and nothing else is asked twice.',
};
