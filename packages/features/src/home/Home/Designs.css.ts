import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[4]}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[6] },
  },
});
