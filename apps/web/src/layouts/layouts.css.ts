import { focusRing, line, radius, size, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const member = style({
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.round,
  ':focus-visible': focusRing,
});

export const menuList = style({ display: 'grid' });

export const menuLink = style({
  ...textStyle('h4'),
  display: 'block',
  paddingBlock: space[4],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});

export const menuFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockStart: space[6],
});
