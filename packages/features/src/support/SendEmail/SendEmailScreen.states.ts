import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: { shownBy: 'Prefilled' },
  Forbidden: 'Every member may write to a contractor; a guest is led to login before.',
};
