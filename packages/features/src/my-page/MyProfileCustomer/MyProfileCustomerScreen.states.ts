import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'News by mail is there for everybody, so the list of consents is never empty.',
};
