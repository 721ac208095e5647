import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'A page past the last one says so and leads back: BeyondLastPage.',
  Refetching: 'A change of the question leads to the first page, which tells it.',
};
