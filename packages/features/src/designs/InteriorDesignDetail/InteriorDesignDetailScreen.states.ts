import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden: 'Staff alone are refused, and only the cart: its button says so when it is pressed.',
  Refetching:
    'Nothing on it is paged or filtered; the cart behind its button is asked without a word.',
};
