import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  StatusProduct05: 'Nobody asks for a product here: only a bulk order names some.',
};
