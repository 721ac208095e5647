import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: `${space[10]} ${space[24]}` } },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[2],
});
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});
/** As high with its button as without: nothing below moves while one types. */
export const save = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minHeight: space[10],
});

/** The words, and beside them what the home is; on a phone one below the other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      gap: space[12],
      alignItems: 'start',
    },
  },
});
export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      padding: space[6],
      border: `${line.hairline} solid ${vars.color.border.hairline}`,
      borderRadius: vars.shape.card,
      backgroundColor: vars.color.surface.raised,
    },
  },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** The bar at the thumb has them on a phone. */
export const end = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap', gap: space[3] } },
});
