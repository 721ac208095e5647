import type { CodesShown, StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: 'Open to everybody, and so is each of its ten answers in the contract.',
  Refetching:
    'A visitor cannot change what it asks: no answer gives way to another while it is open.',
  StatusValidation: { shownBy: 'LetterInvalid' },
  StatusInternal: { shownBy: 'LetterRefused' },
};

// Of the letter that can be ordered.
export const codes: CodesShown = ['VALIDATION', 'RATE_LIMITED', 'INTERNAL'];
