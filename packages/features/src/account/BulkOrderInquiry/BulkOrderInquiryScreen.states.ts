import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  StatusOnSale: 'It takes the name of a product for a line of the form, nothing else.',
  StatusSoldOut: 'It takes the name of a product for a line of the form, nothing else.',
};
