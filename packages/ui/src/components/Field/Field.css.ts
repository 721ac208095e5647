import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 });

export const top = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
});

export const label = style({
  ...textStyle('small'),
  fontWeight: 500,
  color: vars.color.text.default,
});
export const mark = style({ fontWeight: 400, color: vars.color.text.muted });

export const hint = style({ ...textStyle('small'), color: vars.color.text.muted });

export const error = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.4em',
  color: vars.color.tone.critical.text,
});

export const errorIcon = style({
  width: '1.1em',
  height: '1.1em',
  flexShrink: 0,
  marginBlockStart: '0.18em',
});
export const bottom = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] });
export const end = style({ marginInlineStart: 'auto' });

/** A legend stands outside the column's gaps; what follows is larger than a field. */
export const legend = style({ marginBlockEnd: space[1] });
export const group = style({ gap: space[2] });
