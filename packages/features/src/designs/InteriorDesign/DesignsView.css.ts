import { style } from '@vanilla-extract/css';
import { media, space } from '@hien/ui/theme';

export const page = style({ paddingBlock: `${space[8]} ${space[16]}` });

export const head = style({
  display: 'grid',
  gap: space[5],
  marginBlockEnd: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: space[14],
      alignItems: 'end',
    },
  },
});

export const words = style({ display: 'grid', gap: space[2] });

export const panel = style({ marginBlockStart: space[8] });

export const more = style({ marginBlockStart: space[8], textAlign: 'center' });
