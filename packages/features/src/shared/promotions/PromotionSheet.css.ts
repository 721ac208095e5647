import { lineClamp, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});
export const picture = style({ width: '100%', borderRadius: vars.shape.control });
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const name = style([textStyle('label'), lineClamp(2), { overflowWrap: 'anywhere' }]);
export const small = style([
  textStyle('caption'),
  tabular,
  { color: vars.color.text.muted, overflowWrap: 'anywhere' },
]);
