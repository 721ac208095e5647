import { focusRing, line, radius, size, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  marginInlineStart: `calc(${space[2]} * -1)`,
  borderRadius: radius.round,
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
    border: `${line.hairline} solid ${vars.color.border.hairline}`,
    selectors: {
      [`${number}:hover &`]: {
        color: vars.color.text.onInverse,
        backgroundColor: vars.color.surface.inverse,
      },
    },
  },
]);
