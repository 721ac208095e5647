import { line, lineClamp, media, size, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const edge = `${line.hairline} solid ${vars.color.border.hairline}`;
const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const page = style({ paddingBlock: `${space[6]} ${space[16]}` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  marginBlockEnd: space[5],
});

/** Goods or designs, above what is in it. */
export const kinds = style({ marginBlockEnd: space[5] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
      alignItems: 'start',
      gap: space[10],
    },
  },
});

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minWidth: 0,
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: size.touch,
});

export const group = style({
  border: edge,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
});

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockEnd: edge,
  '@media': { [media.tablet]: { paddingInline: space[5] } },
});

export const lines = style({ ...plain });

export const row = style({
  display: 'grid',
  // The picture does not grow with the letters: its words need the room.
  gridTemplateColumns: 'auto min(5.5rem, 22vw) minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[3],
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: edge } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto 7rem minmax(0, 1fr)',
      columnGap: space[4],
      padding: space[5],
    },
  },
});

export const rowLater = style([
  row,
  {
    gridTemplateColumns: 'min(5.5rem, 22vw) minmax(0, 1fr)',
    '@media': { [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
  },
]);

export const tick = style({ alignSelf: 'start' });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[2],
  minWidth: 0,
});

export const name = style([
  textStyle('label'),
  lineClamp(2),
  {
    overflowWrap: 'anywhere',
    color: vars.color.text.default,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
]);

export const option = style({ maxWidth: '18rem' });

export const below = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': { [media.tablet]: { gridColumn: '-2' } },
});

export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
});

export const amount = style([textStyle('label'), { marginInlineStart: 'auto' }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  marginInlineStart: `calc(-1 * ${space[3]})`,
});

export const dim = style({ opacity: 0.6 });

const change = style([
  textStyle('small'),
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] },
]);

export const dropped = style([change, { color: vars.color.tone.positive.text }]);
export const risen = style([change, { color: vars.color.tone.caution.text }]);

export const summary = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  border: edge,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[20] } },
});

export const press = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid', gap: space[2] } },
});

export const coupon = style([
  textStyle('small'),
  {
    display: 'flex',
    gap: space[3],
    padding: space[3],
    borderRadius: vars.shape.card,
    backgroundColor: vars.color.tone.accent.bg,
    color: vars.color.tone.accent.text,
  },
]);

export const later = style({ display: 'grid', gap: space[3], marginBlockStart: space[6] });

export const more = style({ marginBlockStart: space[12], display: 'grid', gap: space[5] });
