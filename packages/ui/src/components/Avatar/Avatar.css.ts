import { style, styleVariants } from '../../theme/style.ts';
import { font, radius } from '../../theme/scale.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = style({
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
  objectFit: 'cover',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.sunken,
});

const rem = (px: number) => `${px / 16}rem`;

/** Grows with the letters in it. */
const side = (px: number, text: number) => ({
  width: rem(px),
  height: rem(px),
  fontSize: rem(text),
});

export const size = styleVariants({
  xs: side(24, 11),
  sm: side(32, 13),
  md: side(40, 15),
  lg: side(56, 21),
  xl: side(88, 32),
});

export const shape = styleVariants({
  round: { borderRadius: radius.round },
  square: { borderRadius: vars.shape.control },
});

export const letters = style({
  fontWeight: font.weight.medium,
  lineHeight: 1,
  userSelect: 'none',
});

const { tone } = vars.color;

/** Grounds that letters may stand on; which one is decided by the name. */
export const shade = [
  style({ backgroundColor: tone.positive.bg, color: tone.positive.text }),
  style({ backgroundColor: tone.accent.bg, color: tone.accent.text }),
  style({ backgroundColor: tone.paid.bg, color: tone.paid.text }),
  style({ backgroundColor: tone.info.bg, color: tone.info.text }),
  style({ backgroundColor: tone.neutral.bg, color: tone.neutral.text }),
];
