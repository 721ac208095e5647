import { style } from '@vanilla-extract/css';
import { media, space } from '@hien/ui/theme';

export const row = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Chips run to the edge of the screen, their focus rings are not cut.
  marginInline: `calc(${space[4]} * -1)`,
  paddingInline: space[4],
  paddingBlock: space[1],
  '@media': { [media.tablet]: { flexWrap: 'wrap' } },
});
