import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const stack = style({ ...column, gap: space[5] });
export const list = style({ ...column, margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  paddingBlock: space[6],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  selectors: { '&:first-child': { paddingBlockStart: space[2] } },
});
export const review = style({ ...column, gap: space[3] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
/** As somebody wrote it, with its lines. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const evidence = style({ ...column, gap: space[2] });
export const form = style({ ...column, gap: space[6], maxWidth: '42rem' });
export const pair = style({
  ...column,
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const company = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const companyFacts = style({ ...column, gap: space[1], overflowWrap: 'anywhere' });
