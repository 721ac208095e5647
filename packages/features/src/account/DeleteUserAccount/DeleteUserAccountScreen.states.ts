import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden: 'Only leaving without a fresh sign-in is refused: StatusSignInAgain.',
};
