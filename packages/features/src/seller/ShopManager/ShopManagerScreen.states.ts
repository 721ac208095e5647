import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'A section that nobody knows shows the dashboard and says so (UnknownSection).',
  StatusProduct07: 'No event of a shop carries pictures.',
};
