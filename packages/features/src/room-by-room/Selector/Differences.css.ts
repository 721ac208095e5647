import { style } from '@vanilla-extract/css';
import { space, textStyle, vars } from '@hien/ui/theme';

export const scroll = style({ overflowX: 'auto' });

export const table = style([
  textStyle('small'),
  { inlineSize: '100%', borderCollapse: 'collapse' },
]);

export const cell = style({
  minInlineSize: '9rem',
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
});

export const sum = style([cell, { fontWeight: 600, fontVariantNumeric: 'tabular-nums' }]);
