import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Refetching:
    'Only the dialog of pictures asks anew, one picture after the other (flow/LooksBefore).',
};
