import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Refetching: 'Which homes are shown is fixed: nothing is asked for anew while somebody looks.',
  StatusProduct05: 'Nobody asks for a product here: only a bulk order names some.',
};
