import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { font, radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const button = style([
  textStyle('label'),
  transition('background-color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.touch,
    paddingInline: space[3],
    borderRadius: radius[3],
    fontWeight: font.weight.regular,
    maxWidth: '100%',
    textAlign: 'start',
    ':hover': { backgroundColor: vars.color.action.quiet.hover },
    ':focus-visible': focusRing,
  },
]);
export const icon = style({ flexShrink: 0, color: vars.color.text.muted });
/** On phones the icon and the choice are enough for the eye; the word stays for the ear. */
export const label = style({
  color: vars.color.text.muted,
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const value = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.type.controlWeight,
});
