import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
