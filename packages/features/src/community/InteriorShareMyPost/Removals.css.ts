import { line, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${line.hairline} solid ${vars.color.border.hairline}`;

export const removals = style({ display: 'grid', gap: space[3] });
export const list = style({ display: 'grid', borderBlockEnd: hairline });
export const row = style({ paddingBlock: space[6], borderBlockStart: hairline });
export const removal = style({ display: 'grid', gap: space[3], maxWidth: '44rem' });

/** One’s own words, as they were typed. */
export const words = style({
  margin: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${vars.color.border.hairline}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
