import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden: 'The guard sends a guest to login; every member may ask.',
  Refetching: 'A form: what was sent is Sending, and nothing that is shown is asked twice.',
};
