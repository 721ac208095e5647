import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const lead = style([textStyle('small'), { margin: 0, color: vars.color.text.muted }]);
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[3],
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  '@media': { [media.phone]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' } },
});
const box = style({ width: '4.5rem', height: '4.5rem', borderRadius: vars.shape.control });
export const picture = style([box, { objectFit: 'cover' }]);
export const noPicture = style([box, { backgroundColor: vars.color.surface.sunken }]);
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const name = style({ overflowWrap: 'anywhere' });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
