import { space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const median = style([textStyle('h4'), tabular]);
export const block = style({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
});
