import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Loading: { shownBy: 'Sending' },
  Empty: { shownBy: 'Default' },
  NotFound: 'It says the same for every e-mail.',
  Forbidden: 'Open to everybody: nobody is refused.',
  Refetching: 'A form: what was sent is Sending, and nothing else is asked twice.',
  StatusRateLimited: { shownBy: 'RateLimited' },
  StatusInternal: { shownBy: 'ServerError' },
};

export const codes: CodesShown = ['RATE_LIMITED', 'INTERNAL'];
