import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden: 'Of an invitation alone, which has stories of its own (Invitation/Forbidden).',
};
