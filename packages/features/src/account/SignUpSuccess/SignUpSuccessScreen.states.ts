import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Loading: 'It asks for nothing.',
  Empty: 'It asks for nothing.',
  ServerError: 'It asks for nothing.',
  NotFound: { shownBy: 'UnknownKind' },
  Forbidden: 'Open to everybody.',
  Refetching: 'It asks for nothing.',
  LongText: { shownBy: 'Business' },
};
