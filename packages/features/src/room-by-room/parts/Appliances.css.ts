import { style } from '@vanilla-extract/css';
import { space, textStyle, vars } from '@hien/ui/theme';

export const fits = style([textStyle('caption'), { color: vars.color.tone.positive.text }]);

export const lacks = style([
  textStyle('caption'),
  { display: 'grid', gap: space[1], color: vars.color.tone.critical.text },
]);

export const lack = style({ display: 'block' });

export const totals = style({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
});

export const sums = style({ display: 'grid', gap: space[2], margin: 0 });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
});

export const amount = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
