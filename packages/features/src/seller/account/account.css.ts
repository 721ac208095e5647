import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
/** An account has a line for its holder and a picture below. */
export const value = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  overflowWrap: 'anywhere',
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxWidth: '48rem',
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
/** What was done, and by whom: beside each other where there is room. */
export const act = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[4],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});
