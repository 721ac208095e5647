import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const articles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[6]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const rooms = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space[10]} ${space[6]}`,
    },
  },
});
