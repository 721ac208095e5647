import { space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** Beside each other where each has room enough. */
export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: space[4],
});
