import { line, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;
const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const rule = `${line.hairline} solid ${vars.color.border.hairline}`;

export const page = style({ ...one, gap: space[5], paddingBlock: `${space[5]} ${space[12]}` });
export const head = style({ ...one, gap: space[1] });
export const center = style({ textAlign: 'center' });

export const columns = style({
  ...one,
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
  },
});
/** The drawing stays in sight while the list beside it is read. */
export const seen = style({
  ...one,
  gap: space[3],
  minWidth: 0,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[20] } },
});
export const told = style({ ...one, gap: space[6], minWidth: 0, alignContent: 'start' });
export const part = style({ ...one, gap: space[3], minWidth: 0 });

export const savedLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const cards = style({
  ...plain,
  ...one,
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const card = style([
  textStyle('body'),
  {
    ...one,
    gap: space[3],
    inlineSize: '100%',
    blockSize: '100%',
    alignContent: 'start',
    padding: space[4],
    textAlign: 'start',
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.page,
    border: rule,
    borderRadius: vars.shape.card,
    cursor: 'pointer',
    ':hover': { borderColor: vars.color.action.primary.bg },
  },
]);
/** All plans of the choice have one height: what differs is the plan. */
export const cardPlan = style({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.sunken,
  borderRadius: vars.shape.card,
});
globalStyle(`${cardPlan} > svg`, { blockSize: '100%' });
export const cardWords = style({ ...one, gap: space[1] });

export const fields = style({
  ...one,
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const walls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[4],
});
/** The button stands beside the boxes, not beside their labels. */
export const wallsButton = style({ paddingBlockStart: space[6] });
export const wall = style({ inlineSize: '9rem' });

export const rooms = style({ ...plain, ...one });
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'center',
  paddingBlock: space[2],
  borderBlockEnd: rule,
});
export const roomArea = style([textStyle('small'), tabular, { color: vars.color.text.muted }]);
export const badge = style([
  textStyle('caption'),
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: '50%',
    color: vars.color.text.onInverse,
    backgroundColor: vars.color.surface.inverse,
  },
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
      borderBlockStart: rule,
    },
  },
});
export const sum = style({ ...one });
export const sumLabel = style([textStyle('caption'), { color: vars.color.text.muted }]);
export const sumFigure = style([textStyle('h5'), tabular]);

export const projects = style({ ...plain, ...one });
export const projectLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: rule,
});
