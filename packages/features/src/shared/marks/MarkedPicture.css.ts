import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ position: 'relative' });
export const enlarge = style({
  position: 'absolute',
  insetInlineEnd: space[3],
  insetBlockEnd: space[3],
});
