import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'A trial is there or it is not.',
  Forbidden: { shownBy: 'OtherEmail' },
  Refetching: 'The trial does not change while the form is filled in, and is not asked for again.',
  StatusAuth05: { shownBy: 'OtherEmail' },
};

export const codes: CodesShown = ['AUTH_05'];
