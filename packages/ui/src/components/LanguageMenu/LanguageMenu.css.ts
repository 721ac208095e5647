import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { quietIcon } from '../../internal/parts.ts';

export const button = style([
  quietIcon,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    width: 'auto',
    paddingInline: space[2],
  },
]);
export const code = style([textStyle('caption'), { fontWeight: 500, letterSpacing: '0.04em' }]);
