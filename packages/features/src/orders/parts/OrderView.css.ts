import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.hairline}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': { [media.desktop]: { gap: space[8], paddingBlock: `${space[10]} ${space[24]}` } },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  justifySelf: 'start',
});
export const head = style({ display: 'grid', gap: space[3] });
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
});
export const headEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: space[12] },
  },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minWidth: 0,
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
});
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minWidth: 0,
  padding: space[5],
  border: hairline,
  borderRadius: vars.shape.card,
  '@media': { [media.desktop]: { padding: space[6] } },
});
export const waiting = style({ display: 'grid', gap: space[4] });
