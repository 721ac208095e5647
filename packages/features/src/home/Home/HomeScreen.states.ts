import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Refetching:
    'A visitor cannot change what it asks: no answer gives way to another while it is open.',
};
