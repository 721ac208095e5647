import { media } from '../../theme/media.ts';
import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';

export const root = style({
  display: 'grid',
  gap: `${space[5]} ${space[4]}`,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' } },
});

export const field = style({ minWidth: 0 });
export const failed = style({ gridColumn: '1 / -1' });
