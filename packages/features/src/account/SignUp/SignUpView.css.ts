import { space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const doors = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const door = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: space[4],
  position: 'relative',
});

export const sign = style({ color: vars.color.action.selected.mark });
