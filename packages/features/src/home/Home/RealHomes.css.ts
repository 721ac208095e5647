import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** Phones: one strip of all frames, out to the edges of the window. */
export const wall = style({
  display: 'flex',
  gap: space[4],
  marginInline: `calc(${space[4]} * -1)`,
  paddingInline: space[4],
  scrollPaddingInline: space[4],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: space[6],
      marginInline: 0,
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
});

export const column = style({
  display: 'contents',
  '@media': { [media.tablet]: { display: 'grid', gap: space[8], alignContent: 'start' } },
});

export const frame = style({
  '@media': {
    [media.phone]: {
      flexShrink: 0,
      width: '72vw',
      maxWidth: 320,
      scrollSnapAlign: 'start',
      alignSelf: 'flex-end',
    },
  },
});
