import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { depth, duration, easing, space } from '../theme/scale.css.ts';
import { style } from '../theme/style.ts';
import { lineClamp, textStyle } from '../theme/typography.ts';
import { vars } from '../theme/vars.css.ts';
import { hidden as visuallyHidden } from '../theme/mixins.ts';
import { quietIcon } from './parts.ts';

/** What dialogs and sheets have in common. */

const appear = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  // The page below takes no pointer while a modal part is open; what covers it does.
  pointerEvents: 'auto',
  position: 'fixed',
  inset: 0,
  zIndex: depth.overlay,
  backgroundColor: vars.color.surface.scrim,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${appear} ${duration.base} ${easing.enter}`,
    },
  },
});

/** By the theme alone: a library that writes a style sheet for it meets the page's policy. The gutter stays. */
globalStyle(':root:has([data-covering])', {
  '@layer': { [layers.ui]: { overflow: 'hidden' } },
});

export const title = style([textStyle('h4'), lineClamp(2), { flex: 1, minWidth: 0 }]);

export const close = style([
  quietIcon,
  { marginInlineEnd: `calc(${space[2]} * -1)`, color: vars.color.text.muted },
]);

export const description = style([
  textStyle('body'),
  { color: vars.color.text.muted, textWrap: 'pretty' },
]);

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  backgroundColor: 'inherit',
  display: 'flex',
  flexShrink: 0,
  // A button with its reason below is higher than the one beside it.
  alignItems: 'flex-start',
  gap: space[3],
  justifyContent: 'flex-end',
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  paddingBlock: space[4],
  paddingInline: space[6],
  '@media': {
    [media.phone]: {
      paddingInline: space[5],
      paddingBlockEnd: `calc(${space[4]} + env(safe-area-inset-bottom))`,
    },
  },
});

// The main action is as wide as a phone lets it.
globalStyle(`${footer} > :last-child`, {
  '@layer': { [layers.ui]: { '@media': { [media.phone]: { flex: 1 } } } },
});

export const hidden = style(visuallyHidden);
