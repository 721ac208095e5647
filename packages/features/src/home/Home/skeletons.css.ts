import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const tiles = style({
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

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(220px, 1fr)',
  gap: space[6],
  overflow: 'hidden',
});

export const lead = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: '7fr 5fr', gap: space[10] } },
});

export const list = style({ display: 'grid', gap: space[5], alignContent: 'start' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[4],
  alignItems: 'center',
});
