import { line, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;
const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ ...one, gap: space[6], paddingBlock: `${space[5]} ${space[12]}` });
export const head = style({ ...one, gap: space[1] });

export const columns = style({
  ...one,
  gap: space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
  },
});
export const seen = style({ ...one, gap: space[3], minWidth: 0 });
export const chosen = style({ ...one, gap: space[5], minWidth: 0, alignContent: 'start' });
export const tools = style({ display: 'flex', gap: space[2] });

export const home = style({ ...one, gap: space[3], margin: 0 });
export const homeWords = style({ ...one, gap: space[1], justifyItems: 'start' });
export const ways = style({ ...plain, ...one, gap: space[4] });
export const way = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  color: vars.color.tone.accent.text,
  ':hover': { borderColor: vars.color.action.primary.bg },
});
export const wayWords = style({ ...one, gap: space[1] });
/** The whole way can be pressed. */
export const wayLink = style([
  textStyle('h5'),
  {
    color: vars.color.text.default,
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
  },
]);

export const rooms = style({
  ...plain,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const roomList = style([
  rooms,
  { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);

/** On wide windows; on a phone the bar under the thumb says the same. */
export const wideBar = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[6],
      paddingBlockStart: space[5],
      borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
    },
  },
});
export const sum = style({ ...one });
export const sumLabel = style([textStyle('caption'), { color: vars.color.text.muted }]);
export const sumFigure = style([textStyle('h5'), tabular]);
export const over = style([textStyle('caption'), { color: vars.color.tone.critical.text }]);

export const fields = style({
  ...one,
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const summary = style([textStyle('label'), { cursor: 'pointer', paddingBlock: space[3] }]);

export const table = style([
  textStyle('small'),
  { width: '100%', borderCollapse: 'collapse', textAlign: 'start' },
]);
const cell = { paddingBlock: space[2], textAlign: 'start' } as const;
export const name = style([cell, { paddingInlineEnd: space[4], fontWeight: 'inherit' }]);
export const figure = style([tabular, cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);
export const room = style([
  textStyle('label'),
  { borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}` },
]);
export const piece = style({ color: vars.color.text.muted });
export const total = style([
  textStyle('h5'),
  { borderBlockStart: `${line.hairline} solid ${vars.color.border.strong}` },
]);
