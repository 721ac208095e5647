import { media } from '../../theme/media.ts';
import { floating, focusRing } from '../../theme/mixins.ts';
import { depth, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const link = style([
  textStyle('label'),
  floating,
  {
    position: 'fixed',
    zIndex: depth.toast,
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.touch,
    paddingInline: space[5],
    borderRadius: vars.shape.control,
    color: vars.color.action.primary.text,
    backgroundColor: vars.color.action.primary.bg,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' } },
    ':focus-visible': focusRing,
    '@media': { [media.forced]: { border: '1px solid LinkText' } },
  },
]);
