import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  StatusAuth15: 'The form asks for the reason before it sends (flow/RemovesAReview).',
};
