import { style } from '@vanilla-extract/css';
import { media, space, untilNear } from '@hien/ui/theme';

export const grid = style({
  display: 'grid',
  gap: space[10],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space[12]} ${space[6]}`,
    },
  },
});

export const cell = style({ minWidth: 0, ...untilNear('26rem') });
