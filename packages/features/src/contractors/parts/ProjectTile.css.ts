import { space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

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
export const facts = style([textStyle('small'), { color: vars.color.text.muted }]);
export const checked = style([
  textStyle('small'),
  { display: 'flex', alignItems: 'center', gap: space[1], color: vars.color.tone.positive.text },
]);
