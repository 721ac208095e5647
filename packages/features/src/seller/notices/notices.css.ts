import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxWidth: '48rem',
});
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const notice = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[5],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
export const title = style({ overflowWrap: 'anywhere' });
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
