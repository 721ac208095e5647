import { media } from '../../theme/media.ts';
import { size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const fields = style({ display: 'flex', alignItems: 'flex-end', gap: space[2] });
export const field = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[1] });
export const label = style([textStyle('caption'), { color: vars.color.text.muted }]);
export const button = style({
  '@media': { [media.touch]: { width: size.touch, height: size.touch } },
});
export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
