import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Loading: { shownBy: 'Sending' },
  Empty: { shownBy: 'Default' },
  NotFound: 'It says the same for every e-mail.',
  Forbidden: 'Open to everybody.',
  Refetching: 'A form: what was sent is Sending, and nothing else is asked twice.',
};
