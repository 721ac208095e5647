import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: { shownBy: 'Default' },
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Refetching:
    'How an application stands is asked once a visit; what is sent answers with the new state.',
  StatusValidation: { shownBy: 'Invalid' },
  StatusForbidden: { shownBy: 'Forbidden' },
};

export const codes: CodesShown = ['VALIDATION', 'FORBIDDEN'];
