import { style } from '@vanilla-extract/css';
import { media, space, untilNear, vars } from '@hien/ui/theme';

export const columns = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      gap: space[16],
      alignItems: 'start',
    },
  },
});

export const list = style({ display: 'grid', gap: space[8], marginBlockEnd: space[8] });

export const review = style({
  ...untilNear('16rem'),
  paddingBlockEnd: space[8],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

export const card = style({ display: 'grid', gap: space[3] });

export const author = style({ display: 'flex', gap: space[3], alignItems: 'center' });

// A review keeps the lines its writer gave it.
export const words = style({ whiteSpace: 'pre-line' });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 7.5rem)',
  gap: space[2],
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
