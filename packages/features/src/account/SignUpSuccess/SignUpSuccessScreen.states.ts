import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Loading: 'It asks the server for nothing.',
  Empty: 'It asks the server for nothing.',
  ServerError: 'It asks the server for nothing.',
  NotFound: { shownBy: 'UnknownKind' },
  Forbidden: 'Open to everybody: nobody is refused.',
  Refetching: 'It asks the server for nothing.',
  LongText: { shownBy: 'Business' },
};
