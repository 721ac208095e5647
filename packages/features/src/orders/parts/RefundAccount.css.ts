import { space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
});
export const head = style({ display: 'grid', gap: space[1] });
export const form = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  maxWidth: '34rem',
});
