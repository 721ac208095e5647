import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const acts = style({ display: 'grid', gap: space[2] });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[2],
});
export const line = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const head = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
