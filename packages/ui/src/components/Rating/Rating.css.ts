import { media } from '../../theme/media.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  ...tabular,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  color: vars.color.text.default,
});

export const size = styleVariants({
  sm: textStyle('caption'),
  md: textStyle('small'),
  lg: textStyle('body'),
});

export const stars = style({ display: 'inline-flex', flexShrink: 0 });
export const star = style({
  width: '1.15em',
  height: '1.15em',
  stroke: vars.color.rating.star,
  fill: 'transparent',
  strokeWidth: 1.25,
});
export const fill = style({
  fill: vars.color.rating.star,
  stroke: 'none',
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
export const count = style({ color: vars.color.text.muted });
