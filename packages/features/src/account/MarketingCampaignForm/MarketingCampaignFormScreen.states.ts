import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'A form asks for nothing that could be empty.',
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'Guests and every member may send it.',
  Refetching: 'A form: what was sent is Sending, and nothing that is shown is asked twice.',
};
