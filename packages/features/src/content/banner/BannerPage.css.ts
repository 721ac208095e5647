import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: `${space[4]} ${space[4]}`,
  '@media': { [media.desktop]: { gap: space[10], paddingBlockStart: space[8] } },
});

export const words = style({ display: 'grid', gap: space[4] });
