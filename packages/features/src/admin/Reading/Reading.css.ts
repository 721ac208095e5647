import { focusRing, line, lineClamp, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, shape } = vars;
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ ...oneColumn, gap: space[6] });
export const form = style({ ...oneColumn, gap: space[8] });
export const stack = style({ ...oneColumn, gap: space[5], alignContent: 'start' });
export const head = style({ ...oneColumn, justifyItems: 'start', gap: space[2] });
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: space[10],
});
export const start = style({ alignSelf: 'start', justifySelf: 'start' });

/** Beside each other where each has room for its tools. */
export const columns = style({
  ...oneColumn,
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' },
  },
});
export const column = style({
  ...oneColumn,
  gap: space[5],
  alignContent: 'start',
  paddingBlockStart: space[3],
});

export const facts = style({
  ...oneColumn,
  gap: space[5],
  paddingBlockStart: space[6],
  borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
});
export const pair = style({
  ...oneColumn,
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const read = style({
  ...oneColumn,
  gap: space[5],
  maxWidth: '42rem',
  marginInline: 'auto',
  paddingBlock: space[6],
});
export const cover = style({ width: '100%', borderRadius: shape.card });

export const pieces = style({
  ...oneColumn,
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const piece = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const pieceThumb = style({ flex: 'none', width: 48, minHeight: 48 });
export const pieceName = style([
  textStyle('small'),
  lineClamp(2),
  { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
]);

export const covers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const coverChoice = style({
  ...oneColumn,
  gap: space[1],
  width: '100%',
  padding: 2,
  textAlign: 'start',
  border: '2px solid transparent',
  borderRadius: shape.card,
  selectors: { '&[aria-pressed=true]': { borderColor: color.text.default } },
  ':focus-visible': focusRing,
});
export const coverPicture = style({
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: shape.small,
});
export const coverTitle = style([textStyle('caption'), lineClamp(2)]);
