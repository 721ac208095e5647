import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Tiles of money: a figure is never broken in its middle. */
export const figures = style([
  tiles,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' },
]);

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const written = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});
