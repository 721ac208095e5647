import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  Forbidden: 'Only buying is refused, to staff: a message says so over the same page.',
  StatusProduct12: 'A message repeats the answer’s sentence over the same page; the choice stays.',
  StatusConflict: 'Another choice is sent under another key.',
};
