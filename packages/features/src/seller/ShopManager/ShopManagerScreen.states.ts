import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'An unknown section shows the dashboard: UnknownSection.',
  StatusNotFound: 'Only a partner without a shop gets it, who has no drafts to throw away.',
};
