import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
    },
  },
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});
export const form = style({ display: 'grid', gap: space[5] });
export const list = style({ display: 'grid', gap: space[4], padding: 0, listStyle: 'none' });
export const notice = style({
  display: 'grid',
  gap: space[2],
  padding: space[5],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
});
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
