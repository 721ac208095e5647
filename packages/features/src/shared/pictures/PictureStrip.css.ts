import { focusRing, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 5.5rem)',
  gap: space[2],
});

export const open = style({
  display: 'block',
  width: '100%',
  borderRadius: vars.shape.small,
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': focusRing },
});
