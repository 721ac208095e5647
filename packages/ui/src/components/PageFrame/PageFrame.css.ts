import { style } from '../../theme/style.ts';

/** At least a window high, so that the footer never jumps up while a page changes. */
export const main = style({
  display: 'block',
  position: 'relative',
  minHeight: 'calc(100vh - 77px)',
  outline: 'none',
  '@media': { print: { minHeight: 0 } },
});
