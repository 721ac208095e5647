import { space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gap: space[6] });
export const group = style({ display: 'grid', gap: space[3], minWidth: 0 });
export const address = style([
  textStyle('small'),
  { margin: 0, fontStyle: 'normal', overflowWrap: 'anywhere' },
]);
export const message = style([
  textStyle('small'),
  {
    margin: 0,
    padding: space[3],
    borderRadius: vars.shape.control,
    backgroundColor: vars.color.surface.sunken,
    overflowWrap: 'anywhere',
  },
]);
