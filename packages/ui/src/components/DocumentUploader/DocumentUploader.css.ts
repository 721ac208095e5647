import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { lineClamp, tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, shape } = vars;

export const list = style({ display: 'grid', gap: space[2] });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  minHeight: space[14],
  paddingBlock: space[1],
  paddingInline: `${space[4]} ${space[2]}`,
  backgroundColor: color.surface.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: shape.card,
});

export const failed = style({ borderColor: color.border.invalid });
export const icon = style({ flexShrink: 0, color: color.text.muted });
export const words = style({ flex: 1, minWidth: 0 });
export const name = style([textStyle('label'), lineClamp(2), { overflowWrap: 'anywhere' }]);
export const size = style([textStyle('caption'), tabular, { color: color.text.muted }]);
