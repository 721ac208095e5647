import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'Its words are there without figures.',
  LongText: 'Only figures come from the server.',
};
