import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const wall = style({
  display: 'grid',
  gap: space[8],
  '@media': { [media.desktop]: { gridTemplateColumns: '7fr 5fr', gap: space[12] } },
});

export const column = style({ display: 'grid', gap: space[6], alignContent: 'space-between' });
