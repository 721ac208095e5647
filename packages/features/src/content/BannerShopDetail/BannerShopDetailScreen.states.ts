import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden: 'Open to everybody.',
  StatusOnSale: { shownBy: 'Default' },
  StatusSoldOut: { shownBy: 'Default' },
};
