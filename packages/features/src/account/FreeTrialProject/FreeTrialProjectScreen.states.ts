import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'A project is there or it is not.',
  Forbidden: 'Guests and every member may send it.',
  Refetching:
    'The project does not change while the form is filled in, and is not asked for again.',
};
