import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden:
    'Staff alone may not buy: the message says so, and everything else of the page is theirs.',
  StatusProduct12:
    'The last piece sold in the moment of the press: a message says the sentence of the answer, the choice stays.',
  StatusConflict: 'A key belongs to one choice: another choice is sent under another key.',
};
