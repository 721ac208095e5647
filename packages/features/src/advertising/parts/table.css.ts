import { line, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Names at the start, figures at the end. */
export const table = style([
  textStyle('small'),
  tabular,
  { inlineSize: '100%', borderCollapse: 'collapse' },
]);
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
  fontWeight: 'inherit',
  textAlign: 'start',
});
globalStyle(`${table} :is(th, td):not(:first-child)`, { paddingInlineEnd: 0, textAlign: 'end' });

/** Where it is wider than its place. */
export const scrolled = style({ overflowX: 'auto' });
