import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';
import { couponStatus } from '../../shared/status/points-status.ts';

export const notTold: StatesNotTold = {
  NotFound: 'The member’s own: the address names no thing.',
  Forbidden: 'Whoever is signed in sees their own; the guard sends guests to log in.',
  StatusAvailable: { shownBy: 'Default' },
  StatusUsed: { shownBy: 'Default' },
  StatusExpired: { shownBy: 'Default' },
};

export const codes: CodesShown = couponStatus.codes;
