import { focusRing, line, radius, size, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** The server says on <html> whether a member is here (docs/adr/0048): their tools show before hydration. */
export const ofGuest = style({ selectors: { '[data-member] &': { display: 'none' } } });
export const ofMember = style({ selectors: { ':root:not([data-member]) &': { display: 'none' } } });

/** The header of a brand may be dark: what stands in it has its colour. */
export const login = style({
  selectors: {
    '&&': { color: 'inherit' },
    '&&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
  },
});

export const member = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.round,
  ':focus-visible': focusRing,
});

/** Something in the inbox is unread; the menu says how much. */
export const unread = style({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 6,
  width: 10,
  height: 10,
  borderRadius: radius.round,
  backgroundColor: vars.color.action.selected.mark,
  border: `2px solid ${vars.color.surface.page}`,
  boxSizing: 'content-box',
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
