import { line as rule, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});
export const tiles = style({
  ...plain,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: space[4],
});
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const lines = style({ ...plain, display: 'grid' });
export const line = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBlockEnd: `${rule.hairline} solid ${vars.color.border.hairline}`,
});
