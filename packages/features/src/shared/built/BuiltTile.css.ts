import { media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[6] },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[1],
});
export const picture = style({
  position: 'relative',
  marginBlockEnd: space[2],
  borderRadius: vars.shape.card,
  overflow: 'hidden',
});
export const corner = style({
  position: 'absolute',
  insetBlockEnd: space[3],
  insetInlineStart: space[3],
  maxWidth: `calc(100% - 2 * ${space[3]})`,
});
export const name = style([textStyle('h5')]);
export const words = style([textStyle('small')]);
export const facts = style([textStyle('small'), tabular, { color: vars.color.text.muted }]);
