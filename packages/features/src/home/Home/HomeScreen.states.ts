import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'Open to everybody, and so is each of its ten answers in the contract.',
  Refetching:
    'A visitor cannot change what it asks: no answer gives way to another while it is open.',
};
