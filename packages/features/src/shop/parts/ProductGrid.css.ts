import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, untilNear } from '@hien/ui/theme';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[3]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${space[10]} ${space[5]}`,
    },
  },
});

export const grid = styleVariants({
  list: [base],
  also: [
    base,
    { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } },
  ],
});

export const cell = style({ minWidth: 0, ...untilNear('22rem') });
