import { space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  color: vars.color.text.default,
});

// A no-break space holds it together; only a price wider than its place breaks.
export const current = style({ maxWidth: '100%', overflowWrap: 'break-word' });
export const dropped = style({ color: vars.color.text.price });
export const prefix = style({
  ...textStyle('small'),
  fontWeight: 400,
  color: vars.color.text.muted,
  marginInlineEnd: '0.3em',
});

export const size = styleVariants({
  sm: { ...textStyle('label'), fontWeight: 500 },
  md: { ...textStyle('h4'), fontWeight: 500, letterSpacing: 0 },
  lg: { ...textStyle('h2'), fontWeight: 500, letterSpacing: 0 },
});

export const old = style({
  ...textStyle('small'),
  color: vars.color.text.muted,
  textDecoration: 'line-through',
  whiteSpace: 'nowrap',
});

export const percent = style({
  ...textStyle('small'),
  fontWeight: 500,
  color: vars.color.text.price,
  whiteSpace: 'nowrap',
});
export const note = style({
  ...textStyle('caption'),
  flexBasis: '100%',
  color: vars.color.text.muted,
});
