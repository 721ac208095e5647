import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Above a list or a form, never as wide as the page. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const form = style({ ...oneColumn, gap: space[5], maxWidth: '56rem' });

/** Fields side by side where there is room, each as wide as the others. */
export const pair = style({
  ...oneColumn,
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
  },
});

export const preview = style({ ...oneColumn, gap: space[3] });

/** One language of what buyers read. */
export const slip = style({
  ...oneColumn,
  gap: space[1],
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
  overflowWrap: 'anywhere',
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** A sum is too long for a tile among others. */
export const wide = style({ gridColumn: '1 / -1' });

export const emails = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/** A code, and below it what it is called: one column of a list fewer. */
export const two = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
