import { tabular, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const plan = style({
  display: 'block',
  width: '100%',
  maxHeight: '26rem',
  color: vars.color.text.default,
});
export const free = style({
  fill: vars.color.tone.caution.bg,
  stroke: vars.color.tone.caution.text,
});
export const edge = style({ fill: 'none', stroke: 'currentColor' });
export const line = style({ fill: 'none', stroke: 'currentColor' });
export const words = style([
  tabular,
  { fill: 'currentColor', textAnchor: 'middle', dominantBaseline: 'central' },
]);
