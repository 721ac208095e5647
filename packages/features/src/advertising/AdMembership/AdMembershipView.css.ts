import { line, media, radius, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const hairline = `${line.hairline} solid ${vars.color.border.hairline}`;
const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': { [media.desktop]: { gap: space[16], paddingBlockStart: space[12] } },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const intro = style({ display: 'grid', gap: space[2] });

export const ladder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  scrollMarginBlockStart: space[20],
});
export const steps = style({
  ...plain,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
});

/** As in the directory: the higher, the wider it stands out. */
const stepBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  borderRadius: vars.shape.card,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '13rem minmax(0, 1fr) 15rem',
      alignItems: 'center',
      gap: space[8],
      padding: `${space[6]} ${space[8]}`,
    },
  },
});
export const step = styleVariants({
  premium: [
    stepBase,
    { backgroundColor: vars.color.surface.inverse, color: vars.color.text.onInverse },
  ],
  gold: [stepBase, { backgroundColor: vars.color.tone.caution.bg, color: vars.color.text.default }],
  basic: [stepBase, { backgroundColor: vars.color.surface.sunken, color: vars.color.text.default }],
  merit: [stepBase, { border: hairline, color: vars.color.text.default }],
});
export const range = style([textStyle('h3'), { margin: 0, color: 'inherit' }]);
export const said = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const words = style([textStyle('body'), { margin: 0, maxInlineSize: '62ch' }]);
export const more = style([textStyle('label'), { margin: 0 }]);
export const buy = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  '@media': { [media.desktop]: { justifyItems: 'end', textAlign: 'end' } },
});
export const price = style([textStyle('h4'), tabular, { margin: 0 }]);
export const note = style([textStyle('small'), { margin: 0, marginBlockEnd: space[2] }]);

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] },
  },
});
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
});
export const rows = style({
  ...plain,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: space[5],
});

export const city = style({ display: 'grid', gap: space[3] });
export const free = style([textStyle('h4'), tabular, { margin: 0 }]);
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: space[1],
  maxInlineSize: '26rem',
});
const cell = style({
  display: 'inline-block',
  minInlineSize: space[3],
  blockSize: space[5],
  borderRadius: radius[1],
});
export const taken = style([cell, { backgroundColor: vars.color.border.strong }]);
export const open = style([
  cell,
  { border: `${line.hairline} solid ${vars.color.border.control}` },
]);
export const key = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    margin: 0,
    color: vars.color.text.muted,
  },
]);
const listed = style([
  textStyle('body'),
  { margin: 0, paddingInlineStart: space[5], display: 'grid', gap: space[3] },
]);
export const not = style([listed, { listStyle: 'disc' }]);
export const how = style([listed, { listStyle: 'decimal' }]);
