import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: `${space[8]} ${space[4]}`,
});
