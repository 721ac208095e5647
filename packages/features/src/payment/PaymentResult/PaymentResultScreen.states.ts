import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const codes: CodesShown = [
  'waiting',
  'pending',
  'failed',
  'expired',
  'paid',
  'on-delivery',
  'cancelled',
];

export const notTold: StatesNotTold = {
  Empty: { shownBy: 'Nothing' },
};
