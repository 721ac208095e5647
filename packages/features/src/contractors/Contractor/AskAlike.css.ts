import { space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, shape } = vars;

export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[5],
  backgroundColor: color.surface.sunken,
  borderRadius: shape.card,
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const asked = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  minWidth: 0,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` });
