import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const unfolded = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { padding: space[4] } },
});

/** Lines about one thing, in a row that is unfolded. */
export const lines = style({ display: 'grid', gap: space[2] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** A picture as large as it is asked for, also across a table of a desktop. */
export const picture = style({ maxInlineSize: '15rem' });
