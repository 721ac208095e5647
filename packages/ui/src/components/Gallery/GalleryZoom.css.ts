import { keyframes } from '@vanilla-extract/css';
import { lineClamp, tabular, textStyle } from '../../theme/typography.ts';
import { depth, duration, easing, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { onPicture, quietIcon } from '../../internal/parts.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const surface = style({
  position: 'fixed',
  inset: 0,
  zIndex: depth.overlay,
  display: 'flex',
  flexDirection: 'column',
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.page,
  ':focus-visible': { outline: 'none' },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${appear} ${duration.base} ${easing.enter}`,
    },
  },
});

export const bar = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
  minHeight: 60,
  paddingInline: `${space[5]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
export const title = style([textStyle('label'), lineClamp(1), { flex: 1, minWidth: 0 }]);
export const position = style([
  textStyle('caption'),
  tabular,
  { flexShrink: 0, color: vars.color.text.muted },
]);
export const button = style(quietIcon);

export const stage = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  position: 'relative',
  padding: space[4],
  cursor: 'zoom-in',
  // Its own fingers: the browser neither scrolls nor enlarges the page under them.
  touchAction: 'none',
  userSelect: 'none',
});
export const stageLarge = style({ cursor: 'grab', ':active': { cursor: 'grabbing' } });

export const image = style({
  maxWidth: '100%',
  maxHeight: '100%',
  width: 'auto',
  height: '100%',
  objectFit: 'contain',
});
export const arrow = style([
  onPicture,
  { position: 'absolute', insetBlockStart: 'calc(50% - 22px)' },
]);
export const before = style({ insetInlineStart: space[3] });
export const after = style({ insetInlineEnd: space[3] });
