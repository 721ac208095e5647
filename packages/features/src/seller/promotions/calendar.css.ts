import { line, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const moves = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

const wide = { gridTemplateColumns: '18rem minmax(0, 1fr)', columnGap: space[4] } as const;

/** The first day of each week over its column. */
export const grid = style([
  textStyle('caption'),
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    color: vars.color.text.muted,
    '@media': { [media.tablet]: { marginInlineStart: `calc(18rem + ${space[4]})` } },
  },
]);
export const week = style({
  paddingInlineStart: space[1],
  borderInlineStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[2],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.tablet]: wide },
});
export const label = style({ display: 'grid', gap: space[1], justifyItems: 'start', minWidth: 0 });
export const name = style([textStyle('label'), { overflowWrap: 'anywhere' }]);
export const small = style([textStyle('caption'), tabular, { color: vars.color.text.muted }]);

/** Thirty-five days; a line at the beginning of each week. */
export const track = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(35, minmax(0, 1fr))',
  alignItems: 'center',
  minHeight: '2rem',
  backgroundImage: `linear-gradient(to right, ${vars.color.border.hairline} 1px, transparent 1px)`,
  backgroundSize: '20% 100%',
});
const anyBar = style({
  gridRow: 1,
  height: '1.25rem',
  borderRadius: vars.shape.control,
  border: `${line.hairline} solid transparent`,
});
export const bar = style([
  anyBar,
  {
    backgroundColor: vars.color.tone.positive.border,
    borderColor: vars.color.tone.positive.border,
  },
]);
/** What nobody has approved yet is an outline. */
export const asked = style([
  anyBar,
  {
    backgroundColor: vars.color.tone.caution.bg,
    borderColor: vars.color.tone.caution.border,
    borderStyle: 'dashed',
  },
]);
export const today = style({
  gridRow: 1,
  alignSelf: 'stretch',
  backgroundColor: vars.color.surface.sunken,
});
