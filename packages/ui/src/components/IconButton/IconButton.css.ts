import { media } from '../../theme/media.ts';
import { focusRing, touchTarget, transition } from '../../theme/mixins.ts';
import { line, size as sizes } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { action, border, surface, text } = vars.color;
const live = ':not([aria-disabled=true])';

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.shape.control,
  border: `${line.hairline} solid transparent`,
  ...transition('background-color', 'border-color', 'color'),
  selectors: {
    '&:focus-visible': focusRing,
    '&::after': touchTarget,
    '&[aria-disabled=true]:not([aria-busy])': { color: text.disabled, cursor: 'not-allowed' },
    '&[aria-pressed=true]': { color: action.selected.mark },
  },
  '@media': { [media.forced]: { borderColor: 'ButtonBorder' } },
});

export const size = styleVariants({
  sm: { width: sizes.compact, height: sizes.compact },
  md: { width: sizes.control, height: sizes.control },
  lg: { width: '48px', height: '48px' },
});

export const variant = styleVariants({
  quiet: {
    selectors: {
      [`&:hover${live}`]: { backgroundColor: action.quiet.hover },
      [`&:active${live}`]: { backgroundColor: action.quiet.active },
    },
  },
  outlined: {
    borderColor: border.control,
    backgroundColor: surface.raised,
    selectors: {
      [`&:hover${live}`]: { borderColor: border.strong },
      [`&:active${live}`]: { backgroundColor: surface.sunken },
      '&[aria-disabled=true]:not([aria-busy])': {
        borderColor: border.hairline,
        backgroundColor: action.disabled.bg,
      },
    },
  },
  // Over a picture: paper that stays readable whatever lies below.
  floating: {
    color: text.default,
    backgroundColor: surface.overlay,
    borderColor: border.hairline,
    borderRadius: '50%',
    selectors: { [`&:hover${live}`]: { backgroundColor: surface.sunken } },
  },
});
