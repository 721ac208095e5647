import { hidden as visuallyHidden, media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const tabs = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const articles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[6]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A heading for those who hear the page: the tab above says it to the eye. */
export const hidden = style(visuallyHidden);

export const rooms = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space[10]} ${space[6]}`,
    },
  },
});
