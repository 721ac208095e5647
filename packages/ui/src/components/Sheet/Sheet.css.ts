import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { floating } from '../../theme/mixins.ts';
import { depth, duration, easing, radius, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export { close, description, footer, overlay, title } from '../../internal/overlay.css.ts';

const MOVING = '(prefers-reduced-motion: no-preference)';
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } });
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } });

// Enters, and is gone at once when closed: what was dismissed should not linger.
const enters = (from: string) => ({ animation: `${from} ${duration.slow} ${easing.standard}` });

export const surface = style([
  floating,
  {
    position: 'fixed',
    zIndex: depth.overlay,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.overlay,
    ':focus-visible': { outline: 'none' },
    insetInline: 0,
    bottom: 0,
    maxHeight: '88dvh',
    borderStartStartRadius: `calc(${vars.shape.overlay} * 1.4)`,
    borderStartEndRadius: `calc(${vars.shape.overlay} * 1.4)`,
    '@media': {
      [media.tablet]: { insetBlock: 0, maxHeight: 'none', borderRadius: 0 },
      [media.forced]: { border: '1px solid' },
      [`${media.phone} and ${MOVING}`]: enters(fromBelow),
    },
  },
]);

export const side = styleVariants({
  end: {
    '@media': {
      [media.tablet]: { insetInlineStart: 'auto' },
      [`${media.tablet} and ${MOVING}`]: enters(fromEnd),
    },
  },
  start: {
    '@media': {
      [media.tablet]: { insetInlineEnd: 'auto' },
      [`${media.tablet} and ${MOVING}`]: enters(fromStart),
    },
  },
});

export const size = styleVariants({
  md: { '@media': { [media.tablet]: { width: 400 } } },
  lg: { '@media': { [media.tablet]: { width: 560 } } },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  backgroundColor: 'inherit',
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[3],
  paddingBlock: `${space[4]} ${space[2]}`,
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [media.phone]: { paddingBlockStart: space[5], touchAction: 'none' },
    [media.tablet]: { paddingBlock: space[4], paddingInline: space[6] },
  },
});

export const grip = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: '50%',
  width: 36,
  height: 4,
  transform: 'translateX(-50%)',
  borderRadius: radius.round,
  backgroundColor: vars.color.border.hairline,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const body = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  paddingBlock: space[5],
  paddingInline: space[5],
  '@media': {
    [media.phone]: { paddingBlockEnd: `calc(${space[5]} + env(safe-area-inset-bottom))` },
    [media.tablet]: { paddingInline: space[6] },
  },
});
