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

/** Rooms side by side, wide enough to be told apart on a phone, where the table is pushed along. */
export const seen = style([cell, { minInlineSize: '13rem' }]);

/** What is otherwise than when it was kept. */
export const news = style([
  textStyle('caption'),
  { display: 'block', marginBlockStart: space[1], color: vars.color.text.muted },
]);
