import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { floating, focusRing } from '../../theme/mixins.ts';
import { duration, easing, font, radius, size, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { quietIcon } from '../../internal/parts.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const item = style({
  pointerEvents: 'auto',
  // Several would lie over the fields of a dialog: beside one the newest is enough.
  selectors: { ':root:has([data-covering]) &:not(:last-child)': { display: 'none' } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${rise} ${duration.slow} ${easing.enter}`,
    },
  },
});

export const toast = style([
  floating,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: 56,
    paddingBlock: space[1],
    paddingInline: `${space[4]} ${space[1]}`,
    borderRadius: vars.shape.overlay,
    color: vars.color.text.onInverse,
    backgroundColor: vars.color.surface.inverse,
    '@media': { [media.forced]: { border: '1px solid' } },
  },
]);

/** More than a line beside a button would be a column of single words: there the buttons stand below. */
export const long = style({
  '@media': {
    [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 0 },
  },
});

export const icon = styleVariants({
  neutral: { flexShrink: 0, color: vars.color.text.onInverseMuted },
  positive: { flexShrink: 0 },
  critical: { flexShrink: 0 },
});

export const text = style([
  textStyle('label'),
  {
    flex: 1,
    fontWeight: font.weight.regular,
    paddingBlock: space[2],
    selectors: {
      [`${long} > &`]: { '@media': { [media.phone]: { flexBasis: `calc(100% - ${space[14]})` } } },
    },
  },
]);

export const action = style([
  textStyle('label'),
  {
    minWidth: 0,
    minHeight: size.touch,
    paddingInline: space[2],
    fontWeight: font.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    overflowWrap: 'anywhere',
    borderRadius: radius[2],
    ':hover': { textDecorationThickness: '2px' },
    ':focus-visible': { ...focusRing, outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
]);

export const close = style([
  quietIcon,
  {
    color: vars.color.text.onInverseMuted,
    ':focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
]);
