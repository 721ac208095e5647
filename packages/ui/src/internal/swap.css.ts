import { space } from '../theme/scale.css.ts';
import { style } from '../theme/style.ts';

export const stack = style({ display: 'inline-grid', justifyItems: 'center' });
export const one = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
});
export const away = style({ visibility: 'hidden' });
