import { line, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const cell = {
  paddingBlock: space[2],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
} as const;

export const table = style([
  textStyle('small'),
  { inlineSize: '100%', borderCollapse: 'collapse' },
]);
/** A line is read in one piece; its head is told again on each page. */
export const row = style({ breakInside: 'avoid' });
export const name = style([cell, { paddingInlineEnd: space[3], fontWeight: 'inherit' }]);
export const figure = style([
  tabular,
  cell,
  { paddingInlineStart: space[3], textAlign: 'end', whiteSpace: 'nowrap' },
]);
export const total = style([textStyle('h5')]);
export const words = style({ paddingBlockStart: space[4], whiteSpace: 'pre-wrap' });
