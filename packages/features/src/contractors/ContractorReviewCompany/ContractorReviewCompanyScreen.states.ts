import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden:
    'A public page: what its company asked to remove is left out where it may not be read.',
};
