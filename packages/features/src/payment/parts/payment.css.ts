import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: `${space[12]} ${space[24]}` } },
});

/** The work on the left, the sum beside it; on phones the sum comes first while it is to be paid. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gap: space[12],
      alignItems: 'start',
    },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minWidth: 0,
});

export const sideAfter = style({
  '@media': { [media.desktop]: { position: 'sticky', top: space[24] } },
});

export const side = style([sideAfter, { order: -1, '@media': { [media.desktop]: { order: 0 } } }]);

export const head = style({ display: 'grid', gap: space[2] });

export const sum = style({ display: 'grid', gap: space[4] });

export const figure = style([
  textStyle('h2'),
  {
    margin: 0,
    color: vars.color.text.default,
    fontVariantNumeric: 'tabular-nums',
    // A sum stays on one line of a phone, however large the letters are.
    fontSize: `min(${String(textStyle('h2').fontSize)}, 10vw)`,
    overflowWrap: 'anywhere',
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
});

export const press = style({ display: 'grid', gap: space[3], justifyItems: 'start' });

export const transfer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const picture = style({
  display: 'grid',
  justifyItems: 'center',
  margin: 0,
  maxWidth: '16rem',
  justifySelf: 'center',
  textAlign: 'center',
});

export const rows = style({ display: 'grid', margin: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  paddingBlock: space[3],
  selectors: {
    '& + &': { borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}` },
  },
});

export const term = style([textStyle('caption'), { gridColumn: 1, color: vars.color.text.muted }]);

export const detail = style([
  textStyle('label'),
  { gridColumn: 1, margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
]);

export const copy = style({ gridColumn: 2, gridRow: '1 / span 2', margin: 0 });

export const goods = style({ display: 'grid', gap: space[4] });

export const lines = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const goodsLine = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
});
