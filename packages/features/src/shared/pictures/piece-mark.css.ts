import { duration, easing, radius, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** A numbered dot on the piece; never in the way of the picture. */
export const pieceMark = style([
  textStyle('caption'),
  {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    translate: '-50% -50%',
    borderRadius: radius.round,
    fontWeight: 600,
    color: vars.color.text.onInverse,
    backgroundColor: vars.color.surface.inverse,
    boxShadow: `0 0 0 3px ${vars.color.surface.page}`,
    transition: `scale ${duration.base} ${easing.standard}`,
    selectors: { '&[data-pointed]': { scale: '1.3' } },
  },
]);
