import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  StatusOnSale: 'Most products are on sale, and so is the one of Default.',
};
