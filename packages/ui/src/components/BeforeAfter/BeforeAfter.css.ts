import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'relative',
  overflow: 'hidden',
  minWidth: 0,
  margin: 0,
  borderRadius: vars.shape.card,
  isolation: 'isolate',
  userSelect: 'none',
  // The line stands where it was put, whichever way the language is written.
  direction: 'ltr',
});
export const over = style({ position: 'absolute', inset: 0 });
/** Above what is dragged: its own parts take a press, the rest of it none. */
export const above = style({ position: 'absolute', zIndex: 3, inset: 0, pointerEvents: 'none' });

const thumb: StyleRule = {
  appearance: 'none',
  width: 1,
  height: '100%',
  border: 0,
  backgroundColor: 'transparent',
};
export const range = style({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  appearance: 'none',
  opacity: 0,
  cursor: 'ew-resize',
  // Up and down still scroll the page.
  touchAction: 'pan-y',
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-thumb': thumb,
});

export const line = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  width: 2,
  marginInlineStart: -1,
  backgroundColor: vars.color.surface.raised,
  pointerEvents: 'none',
  '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
});
export const knob = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - 22px)`,
  insetInlineStart: -21,
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.round,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.raised,
  boxShadow: `0 1px 3px ${vars.color.shadow.near}`,
  selectors: { [`${range}:focus-visible + ${line} &`]: focusRing },
  '@media': { [media.forced]: { border: '2px solid Highlight' } },
});

const label: StyleRule = {
  ...textStyle('caption'),
  ...transition('opacity'),
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[3],
  maxWidth: '44%',
  paddingBlock: 3,
  paddingInline: space[2],
  borderRadius: radius[2],
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.raised,
  pointerEvents: 'none',
};
export const before = style({ ...label, insetInlineStart: space[3] });
export const after = style({ ...label, insetInlineEnd: space[3] });
