import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 36rem)',
  gap: space[5],
  paddingBlock: `${space[10]} ${space[24]}`,
});

export const form = style({ display: 'grid', justifyItems: 'start', gap: space[4] });
