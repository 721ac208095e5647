import { size, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const names = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
});

export const again = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space[1]} ${space[4]}`,
  minHeight: size.touch,
});

export const code = style({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.3em' });
