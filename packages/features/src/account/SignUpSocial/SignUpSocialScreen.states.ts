import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty:
    'The page has come from one of the providers; the list only says how the others are called.',
};
