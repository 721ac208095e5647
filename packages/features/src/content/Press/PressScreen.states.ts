import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'Everybody may read it: nobody is refused.',
  Refetching: 'What is shown is not asked for again.',
};
