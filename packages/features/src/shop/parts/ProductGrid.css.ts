import { style } from '@vanilla-extract/css';
import { media, space } from '@hien/ui/theme';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[3]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${space[10]} ${space[5]}` },
  },
});

// Rows below the first screens are laid out when they come near.
export const cell = style({ minWidth: 0 });
