import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Empty: 'Its one list is the address book, in the dialog of another address.',
  Forbidden:
    'Only its red bill is refused to others; somebody else’s order asks for the link: NotYours.',
};
