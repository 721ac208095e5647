import { style } from '@vanilla-extract/css';
import { media, space } from '@hien/ui/theme';

export const top = style({ paddingBlock: `${space[4]} ${space[10]}` });

export const columns = style({
  display: 'grid',
  gap: space[8],
  marginBlockStart: space[4],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: space[14],
      alignItems: 'start',
    },
  },
});

export const gallery = style({
  minWidth: 0,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[20] } },
});

export const story = style({
  display: 'grid',
  gap: space[10],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: space[14],
      alignItems: 'start',
    },
  },
});

export const about = style({ display: 'grid', gap: space[10], minWidth: 0 });
export const facts = style({ display: 'grid', gap: space[4], minWidth: 0 });
