import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { focusRing, transition } from '../theme/mixins.ts';
import { duration, easing, radius, size, space } from '../theme/scale.css.ts';
import { vars } from '../theme/vars.css.ts';

/** Shapes of rule that navigation, overlays and cards share; for `.css.ts` files. */

/** A round button that is only an icon, on any ground: its colour is that of the words around it. */
export const quietIcon: StyleRule = {
  position: 'relative',
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.round,
  color: 'inherit',
  ...transition('background-color', 'opacity'),
  ':hover': { backgroundColor: vars.color.action.quiet.hover },
  ':active': { backgroundColor: vars.color.action.quiet.active },
  ':focus-visible': focusRing,
  ':disabled': { opacity: 0.35, cursor: 'default', backgroundColor: 'transparent' },
};

/** A button that lies on a picture and must be seen on any of them. */
export const onPicture: StyleRule = {
  ...quietIcon,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: `0 1px 3px ${vars.color.shadow.near}`,
  ':hover': { backgroundColor: vars.color.surface.sunken },
  ':active': { backgroundColor: vars.color.surface.sunken },
  ':disabled': { opacity: 0, visibility: 'hidden' },
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
};

/** The link in a card's title: its area is the whole card, which must be `position: relative`. */
export const wholeCard: StyleRule = {
  color: 'inherit',
  textDecoration: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    borderRadius: vars.shape.card,
  },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { ...focusRing, outlineOffset: '4px' },
  },
  '@media': {
    [media.hover]: {
      ':hover': {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.22em',
      },
    },
  },
};

/** A text link in a list of links. */
export const listLink: StyleRule = {
  color: 'inherit',
  textDecoration: 'none',
  textUnderlineOffset: '0.25em',
  borderRadius: radius[1],
  ':hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
  ':focus-visible': focusRing,
};

/** A slow, small move, such as a picture that comes nearer under the pointer. */
export const drift: StyleRule = {
  transitionProperty: 'transform, opacity',
  transitionDuration: duration.slow,
  transitionTimingFunction: easing.standard,
  '@media': { [media.calm]: { transitionDuration: '0s' } },
};

/** A fact in a row, with thin dots between them; where the row breaks, the dot stays behind. */
export const dotted: StyleRule = {
  selectors: {
    '&:not(:last-child)::after': {
      content: '·',
      marginInline: space[2],
      color: vars.color.text.muted,
    },
  },
};
