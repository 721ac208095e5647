import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  justifyItems: 'start',
});
