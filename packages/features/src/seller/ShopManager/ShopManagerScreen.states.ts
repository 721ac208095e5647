import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'An unknown section shows the dashboard: UnknownSection.',
  StatusProduct07: 'No event of a shop carries pictures.',
};
