import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  StatusOnSale: 'Of a product only the name is shown.',
  StatusSoldOut: 'Of a product only the name is shown.',
};
