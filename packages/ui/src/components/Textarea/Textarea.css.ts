import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';

/** Grows with its words where the browser can, else by hand. */
export const area = style({
  display: 'block',
  resize: 'vertical',
  fieldSizing: 'content',
  paddingBlock: space[2],
  maxHeight: '32rem',
});
