import { line as thickness, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[4], maxWidth: '56rem' });

export const lines = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** Name, number and price in a row; on a phone the name above both. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `${thickness.hairline} solid ${vars.color.border.hairline}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr) minmax(0, 2fr)',
      alignItems: 'center',
    },
  },
});

export const name = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
