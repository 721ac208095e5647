import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  LongText: 'It reads whose post it will be, and shows nothing of that.',
  Refetching: 'What is found while one types is told where a post is edited: `EditPost`.',
};
