import { space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, shape } = vars;

export const box = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border.hairline}`,
  borderRadius: shape.card,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  padding: space[3],
  minWidth: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});

export const picture = style({ flex: 'none', width: '6rem', borderRadius: shape.small });

export const words = style({ display: 'grid', gap: space[1], flex: '1 1 10rem', minWidth: 0 });
