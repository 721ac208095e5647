import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[3]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[6] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: space[10] },
  },
});
