import { media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  maxWidth: '40rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
