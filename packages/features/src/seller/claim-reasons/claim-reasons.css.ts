import { lineClamp, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
});
export const spans = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: space[3],
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const advice = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  listStyle: 'disc',
  paddingInlineStart: '1.1em',
});
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const small = style([
  textStyle('caption'),
  tabular,
  { color: vars.color.text.muted, overflowWrap: 'anywhere' },
]);
export const number = style([textStyle('label'), tabular, { whiteSpace: 'nowrap' }]);
export const thing = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});
export const picture = style({ width: '100%', borderRadius: vars.shape.control });
export const name = style([textStyle('label'), lineClamp(2), { overflowWrap: 'anywhere' }]);
export const reasons = style([
  textStyle('small'),
  tabular,
  { display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' },
]);
