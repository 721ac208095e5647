import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** The button beside the box, below its label; on a phone below the box. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 24rem) auto', alignItems: 'end' },
  },
});

export const field = style({ minWidth: 0, width: '100%' });
