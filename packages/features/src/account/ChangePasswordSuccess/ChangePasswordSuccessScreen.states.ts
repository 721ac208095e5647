import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Loading: 'It asks for nothing.',
  Empty: 'It asks for nothing.',
  ServerError: 'It asks for nothing.',
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'Open to everybody.',
  Refetching: 'It asks for nothing.',
  LongText: 'Its words are its own.',
};
