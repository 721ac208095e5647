import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
});

export const next = style({ display: 'grid', gap: space[1] });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[2],
});
