import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: { shownBy: 'New' },
  Forbidden: 'A post of somebody else is not found: nobody learns which exist.',
};

export const codes: CodesShown = ['AUTH_15'];
