import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'The fixtures have no provider: Default is empty.',
  StatusConflict: 'A second factor that is there leads to its code.',
};
