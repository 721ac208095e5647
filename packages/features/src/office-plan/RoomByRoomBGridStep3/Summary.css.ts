import { line, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const rule = `${line.hairline} solid ${vars.color.border.hairline}`;
const cell = {
  paddingBlock: space[2],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: rule,
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
export const each = style([
  textStyle('caption'),
  { display: 'block', color: vars.color.text.muted },
]);
export const total = style([textStyle('h5')]);
export const critical = style({ fontWeight: 600 });
export const summary = style([textStyle('label'), { cursor: 'pointer', paddingBlock: space[3] }]);
export const plan = style({ maxInlineSize: '150mm', marginInline: 'auto', breakInside: 'avoid' });
export const printPart = style({ paddingBlockStart: space[5] });
export const notes = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
