import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  LongText:
    'The usual answer is a company that has paid nothing, whose name is not shown here; it is long where it orders.',
};
