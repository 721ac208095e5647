import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'grid', gap: space[1] });
export const all = style({
  marginBlockEnd: space[1],
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontWeight: 500,
});
