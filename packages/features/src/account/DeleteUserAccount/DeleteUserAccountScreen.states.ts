import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden:
    'The one thing that is forbidden is leaving without a fresh sign-in: StatusSignInAgain.',
};
