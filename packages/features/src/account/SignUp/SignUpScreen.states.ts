import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Loading: 'It asks the server for nothing.',
  Empty: 'There are always the same two doors.',
  ServerError: 'It asks the server for nothing.',
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'Open to everybody; a member is led home (D44).',
  Refetching: 'It asks the server for nothing.',
  LongText: 'Its words are its own, in the catalogue.',
};
