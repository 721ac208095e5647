import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden:
    'Questions about designs are read by partners of designs alone; others have no such list.',
};
