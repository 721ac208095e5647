import { style } from '@vanilla-extract/css';
import { space } from '@hien/ui/theme';

export const page = style({ paddingBlock: `${space[6]} ${space[16]}` });

export const head = style({
  display: 'grid',
  gap: space[4],
  marginBlock: `${space[5]} ${space[10]}`,
});
