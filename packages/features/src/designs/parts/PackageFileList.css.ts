import { line, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const table = style([
  textStyle('small'),
  { inlineSize: '100%', borderCollapse: 'collapse', marginBlockStart: space[3] },
]);

const cell = style({
  paddingBlock: space[2],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
  verticalAlign: 'top',
});

export const start = style([
  cell,
  { textAlign: 'start', fontWeight: 'inherit', overflowWrap: 'anywhere' },
]);
export const end = style([
  cell,
  tabular,
  { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: space[4] },
]);
