import { focusRing, line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const plan = style({ ...one, gap: space[4] });
export const pieces = style({ ...one, gap: space[3] });
export const piecesHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
});
export const list = style({
  ...one,
  columnGap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const piece = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: space[16],
  paddingBlock: space[2],
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': focusRing,
  ':hover': { textDecoration: 'underline' },
});
export const thumb = style({ flex: 'none', inlineSize: space[16] });
export const words = style({ display: 'grid', minWidth: 0 });
