import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Refetching:
    'What is asked follows from the room of the address; another room of the design is there already.',
};
