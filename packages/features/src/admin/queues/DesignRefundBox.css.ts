import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const designs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const design = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
});

export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
