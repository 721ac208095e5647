import { line, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** What a table of the office flow is made of: names on the left, figures on the right. */
export const cell = {
  paddingBlock: space[2],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
} as const;

export const table = style([
  textStyle('small'),
  { inlineSize: '100%', borderCollapse: 'collapse' },
]);
export const name = style([cell, { paddingInlineEnd: space[3], fontWeight: 'inherit' }]);
export const figure = style([
  tabular,
  cell,
  { paddingInlineStart: space[3], textAlign: 'end', whiteSpace: 'nowrap' },
]);
