import {
  duration,
  easing,
  floating,
  focusRing,
  lineClamp,
  radius,
  size,
  space,
  tabular,
  textStyle,
  vars,
} from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ position: 'relative' });
/** Over a picture that another part draws, which keeps its own presses and drags. */
export const over = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

/** As large as a finger; what is seen of it is the dot. */
export const mark = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  translate: '-50% -50%',
  borderRadius: radius.round,
  pointerEvents: 'auto',
  ':focus-visible': focusRing,
});
export const dot = style([
  tabular,
  textStyle('caption'),
  {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: radius.round,
    fontWeight: 600,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.page,
    boxShadow: `0 1px 6px ${vars.color.shadow.far}`,
    transition: `scale ${duration.base} ${easing.standard}`,
    selectors: {
      [`${mark}:hover &`]: { scale: '1.15' },
      // None of the shop's: a smaller dot without a number.
      '&[data-own]': { width: 16, height: 16 },
      '&[data-open]': {
        scale: '1.15',
        color: vars.color.text.onInverse,
        backgroundColor: vars.color.surface.inverse,
      },
    },
  },
]);

export const cardWidth = '15rem';
export const cardGap = '8px';
export const card = style([
  floating,
  {
    position: 'absolute',
    zIndex: 2,
    pointerEvents: 'auto',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[3],
    width: cardWidth,
    padding: space[3],
    borderRadius: vars.shape.card,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.page,
    ':focus-visible': focusRing,
  },
]);
export const thumb = style({ width: 64 });
export const cardWords = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  selectors: { [`${card} > &:only-child`]: { gridColumn: '1 / -1' } },
});
export const cardName = style([
  textStyle('small'),
  lineClamp(2),
  { selectors: { [`${card}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: 3 } } },
]);
export const note = style([textStyle('caption'), { color: vars.color.text.muted }]);
