import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'Its words are there whatever the figures say.',
  LongText: 'Its words are those of the catalogue; only figures come from the server.',
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'Everybody may read it: nobody is refused.',
  Refetching: 'What is shown is not asked for again.',
};
