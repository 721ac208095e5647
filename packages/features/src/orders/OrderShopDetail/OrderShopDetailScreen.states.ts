import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'An order has at least one line; without one there is no order to be shown.',
  Forbidden: { shownBy: 'NotYours' },
};

export const codes: CodesShown = ['LINK_WRONG', 'RATE_LIMITED'];
