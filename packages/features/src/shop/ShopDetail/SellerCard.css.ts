import { style } from '@vanilla-extract/css';
import { space } from '@hien/ui/theme';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
});

export const lines = style({ display: 'grid', gap: space[1] });
