import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'Its words are there whatever the figures say.',
  LongText: 'Its words are those of the catalogue; only figures come from the server.',
};
