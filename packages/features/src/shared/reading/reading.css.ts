import { media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const passOn = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});
/** Where a button without a frame begins it: its words stand in line with the text. */
export const inLine = style([passOn, { marginInlineStart: `-${space[3]}` }]);
export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[10],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] } },
});
export const neighbour = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  color: vars.color.text.default,
  textDecoration: 'none',
});
export const neighbourPicture = style({ borderRadius: vars.shape.small });
export const neighbourWords = style({ display: 'grid', gap: space[1] });
export const neighbourLabel = style([textStyle('caption'), { color: vars.color.text.muted }]);
export const neighbourTitle = style([
  textStyle('h5'),
  { textWrap: 'pretty', selectors: { [`${neighbour}:hover &`]: { textDecoration: 'underline' } } },
]);
