import { style, styleVariants } from '../../theme/style.ts';
import { lineClamp, tabular, textStyle } from '../../theme/typography.ts';
import { size as sizes } from '../../theme/scale.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const size = styleVariants({
  caption: textStyle('caption'),
  small: textStyle('small'),
  body: textStyle('body'),
  lead: textStyle('lead'),
  label: textStyle('label'),
});

export const tone = styleVariants({
  default: { color: vars.color.text.default },
  muted: { color: vars.color.text.muted },
  price: { color: vars.color.text.price },
  positive: { color: vars.color.tone.positive.text },
  caution: { color: vars.color.tone.caution.text },
  critical: { color: vars.color.tone.critical.text },
  paid: { color: vars.color.tone.paid.text },
  inherit: { color: 'inherit' },
});

export const weight = styleVariants({
  regular: { fontWeight: 400 },
  medium: { fontWeight: 500 },
  strong: { fontWeight: 600 },
});

export const clamp = styleVariants({
  1: lineClamp(1),
  2: lineClamp(2),
  3: lineClamp(3),
  4: lineClamp(4),
});
export const measure = style({ maxWidth: sizes.measure });
export const numeric = style(tabular);
export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});
