import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  padding: space[4],
  '@media': { print: { padding: 0 } },
});
