import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const drawing = style({
  width: 120,
  height: 96,
  fill: 'none',
  stroke: vars.color.text.muted,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const floor = style({ stroke: vars.color.border.control });
