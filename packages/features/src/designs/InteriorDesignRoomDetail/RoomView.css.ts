import { focusRing, line, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

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

/** Stays in sight while the list beside it is read. */
export const frame = style({
  position: 'relative',
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[8] } },
});

export const side = style({ display: 'grid', gap: space[5], minWidth: 0 });

export const title = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
});

export const pieces = style({
  display: 'grid',
  margin: 0,
  marginBlockStart: space[3],
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});

export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'auto 64px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});

export const number = style([
  tabular,
  textStyle('small'),
  { minWidth: '1.25em', color: vars.color.text.muted },
]);

export const thumb = style({ width: 64 });

export const pieceWords = style([
  textStyle('small'),
  { display: 'grid', gap: space[1], minWidth: 0, justifyItems: 'start' },
]);

export const pieceName = style([
  textStyle('label'),
  {
    ':focus-visible': focusRing,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
]);

export const sum = style([
  tabular,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    margin: 0,
    marginBlockStart: space[3],
  },
]);

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
});

export const other = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  ':focus-visible': focusRing,
});

export const otherWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
