import { space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const benefits = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: space[5],
  listStyle: 'none',
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
});

export const benefit = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const tick = style({ flex: 'none', color: vars.color.tone.positive.text });
