import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'grid', gap: space[1], minWidth: 0 });

/** One line is always kept, so that the first digit moves nothing. */
export const words = style([
  textStyle('caption'),
  { minHeight: '1lh', color: vars.color.text.muted, textAlign: 'end', textWrap: 'balance' },
]);
