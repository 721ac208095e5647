import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Whatever stands in its address narrows a list; a list of nothing is Empty.',
  Forbidden: 'Open to everybody, and so are its answers in the contract.',
};
