import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';
import { questionStatus } from '../../shared/status/community-status.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Lists of the member’s own: the address names no thing.',
  Forbidden: 'Whoever is signed in may review; the guard sends guests to log in.',
  StatusUnanswered: { shownBy: 'Questions' },
  StatusAnswered: { shownBy: 'Questions' },
};

export const codes: CodesShown = questionStatus.codes;
