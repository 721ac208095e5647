import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'No provider is ready in the fixtures: Default shows what an empty list shows.',
  Forbidden: 'What is not for this member is said before they sign in: NotAPartner.',
  StatusConflict: 'A second factor that is there already leads to its code, not to the set-up.',
};
