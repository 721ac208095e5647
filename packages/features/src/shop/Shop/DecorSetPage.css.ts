import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: space[6],
  justifyItems: 'start',
  paddingBlock: `${space[4]} ${space[16]}`,
  '@media': { [media.desktop]: { paddingBlockEnd: space[24] } },
});

export const others = style({
  display: 'grid',
  gap: space[6],
  marginBlockStart: space[8],
  inlineSize: '100%',
});

export const list = style({
  display: 'grid',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
