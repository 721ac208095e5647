import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'An item that nobody has begun is the Default; the shop always has categories.',
  Refetching: 'What is typed is newer than any answer: the draft is asked for once a page.',
};
