import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden: 'Every member has an inbox, and what belongs to others is not found.',
};

export const codes: CodesShown = ['unread', 'read', 'AUTH_15'];
