import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: space[5], minWidth: 0 });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '56rem',
});
export const part = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
/** Its place, what it says, what can be done; on phones what can be done stands below. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[3],
  alignItems: 'start',
  paddingBlock: space[5],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const moves = style({ display: 'grid' });
export const words = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const name = style({ overflowWrap: 'anywhere' });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const rowActs = style([
  acts,
  { gridColumn: '2', '@media': { [media.desktop]: { gridColumn: 'auto' } } },
]);
export const answer = style([
  textStyle('body'),
  { margin: 0, maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
]);
/** What is filled in: set off, also where colours are forced. */
export const place = style({
  paddingInline: space[1],
  border: `${line.hairline} dashed ${vars.color.border.strong}`,
  borderRadius: vars.shape.control,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.default,
});
export const preview = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  borderInlineStart: `2px solid ${vars.color.border.strong}`,
});
export const theirs = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const partOpen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
});
export const partFields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});

export const choices = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  border: 'none',
  minWidth: 0,
});
export const legend = style([textStyle('label'), { padding: 0, marginBlockEnd: space[2] }]);
