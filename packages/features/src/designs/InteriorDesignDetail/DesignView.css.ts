import { style } from '@vanilla-extract/css';
import { media, space, tabular, textStyle, vars } from '@hien/ui/theme';

export const top = style({ paddingBlock: `${space[4]} ${space[10]}` });

export const columns = style({
  display: 'grid',
  gap: space[8],
  marginBlockStart: space[4],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gap: space[12],
      alignItems: 'start',
    },
  },
});

export const box = style({ display: 'grid', gap: space[5], minWidth: 0 });

export const title = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
});

export const lines = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
});

export const rooms = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Its name and area over a room's picture: pieces are listed below. */
export const roomHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  marginBlockEnd: space[3],
});

export const plan = style({ marginBlockEnd: space[10] });

export const table = style([
  textStyle('small'),
  tabular,
  { inlineSize: '100%', borderCollapse: 'collapse' },
]);

const cell = {
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
} as const;

export const start = style({ ...cell, textAlign: 'start', fontWeight: 'inherit' });

export const end = style({
  ...cell,
  textAlign: 'end',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  paddingInlineStart: space[4],
  whiteSpace: 'nowrap',
});

export const sums = style({
  maxInlineSize: '28rem',
  marginBlockStart: space[6],
  marginInlineStart: 'auto',
});

export const thumb = style({ inlineSize: '5.5rem', flexShrink: 0 });

export const pieceWords = style({ display: 'grid', gap: space[1], flexGrow: 1, minWidth: 0 });

/** While nothing is known of costs there is no gap either. */
export const costs = style({
  paddingBlock: `${space[4]} ${space[10]}`,
  selectors: { '&:empty': { display: 'none' } },
});
