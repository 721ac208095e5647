import { style } from '@vanilla-extract/css';
import { media, space } from '@hien/ui/theme';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[4]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${space[12]} ${space[6]}`,
    },
  },
});

export const narrowOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } });
