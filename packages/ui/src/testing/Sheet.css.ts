import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.css.ts';
import { textStyle } from '../theme/typography.ts';
import { vars } from '../theme/vars.css.ts';

export const modes = style({ display: 'grid', gap: space[4] });

export const ground = style({
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.default,
  padding: space[6],
  minWidth: 'max-content',
});

export const table = style({ borderCollapse: 'collapse' });

export const head = style({
  ...textStyle('caption'),
  color: vars.color.text.muted,
  fontWeight: 400,
  textAlign: 'start',
  padding: `${space[2]} ${space[6]} ${space[2]} 0`,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
});

export const cell = style({
  minWidth: 'max-content',
  padding: `${space[2]} ${space[6]} ${space[2]} 0`,
  verticalAlign: 'middle',
});
