import { focusRing, line as lines, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const hairline = `${lines.hairline} solid ${vars.color.border.hairline}`;

export const head = style({ ...column, gap: space[2], overflowWrap: 'anywhere' });
/** Parts of the page, one below the other. */
export const parts = style({ ...column, gap: space[10] });
export const part = style({ ...column, gap: space[5] });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});
export const small = style([
  textStyle('caption'),
  { minHeight: '1.5rem', margin: 0, color: vars.color.text.muted },
]);
export const tiles = style({
  ...column,
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const tile = style({
  ...column,
  gap: space[2],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});
export const cover = style({ width: '100%', borderRadius: vars.shape.card, overflow: 'hidden' });
export const fields = style({
  ...column,
  gap: space[5],
  alignItems: 'start',
  maxWidth: '56rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wide = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
/** What a job cost, from and to, on one line. */
export const pair = style([
  wide,
  {
    ...column,
    gap: space[5],
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);
export const notes = style([
  wide,
  { padding: space[4], border: hairline, borderRadius: vars.shape.card },
]);
export const summary = style([
  textStyle('label'),
  {
    display: 'list-item',
    minHeight: space[10],
    alignContent: 'center',
    cursor: 'pointer',
    ':focus-visible': focusRing,
  },
]);
export const noteList = style({
  ...column,
  gap: space[5],
  margin: 0,
  padding: 0,
  paddingBlockStart: space[4],
  listStyle: 'none',
});
export const note = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
});
export const thumb = style({
  width: '6rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.shape.control,
});
export const language = style({
  ...column,
  gap: space[3],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style([textStyle('label'), { padding: 0, paddingBlockEnd: space[2] }]);
export const noteFields = style({ ...column, gap: space[3] });
/** Parts of what the company tells of itself; on a desk two beside each other. */
export const companyParts = style({
  ...column,
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const companyPart = style({
  ...column,
  gap: space[4],
  padding: space[5],
  border: hairline,
  borderRadius: vars.shape.card,
  overflowWrap: 'anywhere',
});
export const told = style({ ...column, gap: space[2], justifyItems: 'stretch' });
export const today = style([
  textStyle('small'),
  {
    ...column,
    gap: space[1],
    paddingInlineStart: space[3],
    borderInlineStart: hairline,
    color: vars.color.text.muted,
  },
]);
export const todayLabel = style([textStyle('caption')]);
export const fault = style([textStyle('small'), { color: vars.color.tone.critical.text }]);
export const sheetFields = style({ ...column, gap: space[5] });
export const sheetFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  maxWidth: '56rem',
  paddingBlockStart: space[4],
  borderBlockStart: hairline,
});
/** Below parts that go from edge to edge. */
export const companyFoot = style([foot, { maxWidth: 'none' }]);
/** Takes the focus when the form is gone; nothing there can be pressed, so nothing is framed. */
export const quietFocus = style({ ':focus': { outline: 'none' } });

/** What staff have seen, one fact below the other. */
export const papers = style({ ...column, margin: 0, padding: 0, listStyle: 'none' });
export const paper = style({
  ...column,
  gap: space[2],
  paddingBlock: space[4],
  borderTop: hairline,
  overflowWrap: 'anywhere',
});
export const form = style({ ...column, gap: space[5] });
