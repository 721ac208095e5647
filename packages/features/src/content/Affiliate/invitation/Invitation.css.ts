import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 40rem)',
  gap: space[5],
  paddingBlock: `${space[10]} ${space[24]}`,
});

export const words = style({ overflowWrap: 'anywhere' });

export const presses = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
