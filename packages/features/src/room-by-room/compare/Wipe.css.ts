import { style } from '@vanilla-extract/css';
import { media, space } from '@hien/ui/theme';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  marginBlockEnd: space[5],
});

/** A rail under the thumb; where there is room all of them. */
export const rooms = style({
  display: 'flex',
  gap: space[2],
  paddingBlock: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.desktop]: { flexWrap: 'wrap', overflow: 'visible' } },
});

/** All of it is seen at once in the window, under what is chosen above it. */
export const picture = style({
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: 'max(18rem, calc((100dvh - 27rem) * 4 / 3))',
});

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
});
