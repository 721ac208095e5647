import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: { shownBy: 'Prefilled' },
  Forbidden: 'Every member may write to a contractor; a guest is led to login before.',
  StatusAuth14: { shownBy: 'Refused' },
};

export const codes: CodesShown = ['AUTH_14', 'AUTH_15'];
