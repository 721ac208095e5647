import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { floating } from '../../theme/mixins.ts';
import { depth, duration, easing, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export { close, description, footer, hidden, overlay, title } from '../../internal/overlay.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** On phones it stands at the foot of the window, where the thumb is. */
export const surface = style([
  floating,
  {
    position: 'fixed',
    zIndex: depth.overlay,
    insetInline: 0,
    bottom: 0,
    display: 'flex',
    flexDirection: 'column',
    maxHeight: 'calc(100dvh - 48px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.overlay,
    borderStartStartRadius: vars.shape.overlay,
    borderStartEndRadius: vars.shape.overlay,
    ':focus-visible': { outline: 'none' },
    '@media': {
      [media.tablet]: {
        inset: 0,
        width: 'calc(100vw - 48px)',
        height: 'fit-content',
        maxHeight: 'min(86dvh, 880px)',
        margin: 'auto',
        borderRadius: vars.shape.overlay,
      },
      [media.forced]: { border: '1px solid' },
      '(prefers-reduced-motion: no-preference)': {
        animation: `${rise} ${duration.slow} ${easing.enter}`,
      },
    },
  },
]);

export const size = styleVariants({
  sm: { '@media': { [media.tablet]: { maxWidth: 420 } } },
  md: { '@media': { [media.tablet]: { maxWidth: 560 } } },
  lg: { '@media': { [media.tablet]: { maxWidth: 800 } } },
  full: {
    maxHeight: '100dvh',
    height: '100dvh',
    borderRadius: 0,
    '@media': {
      [media.tablet]: { width: '100vw', height: '100dvh', maxHeight: '100dvh', borderRadius: 0 },
    },
  },
});

export const head = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'flex-start',
  gap: space[4],
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  backgroundColor: 'inherit',
  paddingBlockStart: space[5],
  paddingInline: space[5],
  '@media': { [media.tablet]: { paddingBlockStart: space[6], paddingInline: space[6] } },
});

/** The cross stands level with the first line of the title. */
globalStyle(`${head} > button`, { '@layer': { [layers.ui]: { marginBlock: '-8px' } } });

export const headBare = style({
  alignSelf: 'flex-end',
  backgroundColor: 'transparent',
  marginBlockEnd: -44,
});

export const body = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  paddingBlock: `${space[3]} ${space[6]}`,
  paddingInline: space[5],
  '@media': { [media.tablet]: { paddingInline: space[6] } },
});
