import { line, media, space, vars } from '@hien/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
});

export const head = style({ display: 'grid', gap: space[1] });

/** Beside each other where there is room for both; each at the top, so that a complaint moves only its own. */
export const fields = styleVariants({
  area: { display: 'grid' },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[4],
    alignItems: 'start',
  },
});

export const answer = style({ display: 'grid', gap: space[1] });

/** How many, and at the end what they cost. */
export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  margin: 0,
});

export const take = style({ '@media': { [media.tablet]: { justifySelf: 'start' } } });
