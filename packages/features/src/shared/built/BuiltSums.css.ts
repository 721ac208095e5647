import { space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
});
export const sum = style([textStyle('h3'), tabular, { margin: 0 }]);
export const bars = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  marginBlockStart: space[2],
  padding: 0,
  listStyle: 'none',
});
export const bar = style([
  textStyle('small'),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[3],
    rowGap: space[1],
  },
]);
export const amount = style([tabular, { textAlign: 'end' }]);
export const track = style({
  gridColumn: '1 / -1',
  display: 'block',
  blockSize: space[1],
  borderRadius: vars.shape.control,
  overflow: 'hidden',
  backgroundColor: vars.color.border.hairline,
});
export const fill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.shape.control,
  backgroundColor: vars.color.action.primary.bg,
});
