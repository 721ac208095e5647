import { space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'grid', gap: space[3] });
export const words = style({ display: 'grid', gap: space[1] });
export const small = style([
  textStyle('caption'),
  { color: vars.color.text.muted, overflowWrap: 'anywhere' },
]);
