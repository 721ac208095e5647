import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const codes: CodesShown = ['DEMO_ONLY'];

export const notTold: StatesNotTold = {
  NotFound: { shownBy: 'StatusDemoOnly' },
  Refetching: { shownBy: 'WorkingOff' },
};
