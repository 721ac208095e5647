import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[4] });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[2],
});
export const sheet = style({
  padding: space[4],
  '@media': { print: { padding: 0 } },
});
