import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: { shownBy: 'NothingFound' },
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'Its answers are public; only the page asks for a member (D42).',
};
