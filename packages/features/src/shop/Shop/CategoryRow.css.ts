import { style } from '@vanilla-extract/css';
import { media, space, size } from '@hien/ui/theme';

// As high as its chips before they are there, so that nothing below moves.
export const row = style({ minBlockSize: space[12] });

export const list = style({
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

/** As wide as its words: the row is pushed, its chips are not squeezed. */
export const item = style({ flex: 'none', maxInlineSize: '100%' });

/** A link among others in the row, with room for a thumb. */
export const way = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  paddingInlineEnd: space[4],
  whiteSpace: 'nowrap',
});
