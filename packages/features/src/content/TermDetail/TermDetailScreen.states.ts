import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'A document without articles is not published.',
  Forbidden: 'Everybody may read what applies.',
};
