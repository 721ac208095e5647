import { lineClamp, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  '@media': { [media.tablet]: { padding: space[5] } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});
export const number = style([textStyle('label'), tabular]);
export const facts = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});
export const term = style([textStyle('caption'), { color: vars.color.text.muted }]);
export const detail = style([textStyle('small'), { margin: 0, overflowWrap: 'anywhere' }]);
export const words = style([lineClamp(2), { color: vars.color.text.muted }]);
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[2],
});
