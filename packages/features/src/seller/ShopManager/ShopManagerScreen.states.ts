import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'An unknown section shows the dashboard: UnknownSection.',
};
