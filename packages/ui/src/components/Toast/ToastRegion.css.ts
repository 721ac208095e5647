import { media } from '../../theme/media.ts';
import { depth, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';

/** Above the bottom bar on phones, in the lower corner elsewhere. */
export const region = style({
  position: 'fixed',
  zIndex: depth.toast,
  insetInline: space[4],
  insetBlockEnd: `calc(${space[4]} + 60px + env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { insetInline: `auto ${space[8]}`, insetBlockEnd: space[8], width: 420 },
  },
});

export const list = style({ display: 'grid', gap: space[3] });
