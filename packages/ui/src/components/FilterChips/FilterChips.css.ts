import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { font, radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

const target = style([
  textStyle('small'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 36,
    ':focus-visible': focusRing,
    '@media': { [media.touch]: { minHeight: size.touch } },
  },
]);

export const chip = style([
  target,
  {
    paddingInline: `${space[3]} ${space[2]}`,
    borderRadius: vars.shape.control,
    color: vars.color.action.selected.text,
    backgroundColor: vars.color.action.selected.bg,
    ':hover': { boxShadow: `inset 0 0 0 1px ${vars.color.action.selected.mark}` },
    '@media': { [media.forced]: { border: '1px solid LinkText' } },
  },
]);

export const clear = style([
  target,
  {
    paddingInline: space[2],
    fontWeight: font.weight.medium,
    color: vars.color.text.link,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    borderRadius: radius[2],
  },
]);
