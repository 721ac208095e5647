import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  StatusAuth13: 'It signs in with the password that has just been accepted.',
  StatusSecondFactor: 'Only staff have a second factor, and nobody signs up as staff.',
};
