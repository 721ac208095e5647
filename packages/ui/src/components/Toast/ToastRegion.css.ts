import { footHeight } from '../../theme/foot.css.ts';
import { media } from '../../theme/media.ts';
import { depth, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';

/** Above the bar at the foot of phones, in the lower corner elsewhere. */
export const region = style({
  position: 'fixed',
  zIndex: depth.toast,
  insetInline: space[4],
  insetBlockEnd: `calc(${space[4]} + ${footHeight.phone})`,
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      insetInline: `auto ${space[8]}`,
      insetBlockEnd: `calc(${space[4]} + max(${space[4]}, ${footHeight.wide}))`,
      width: 420,
    },
  },
});

export const list = style({ display: 'grid', gap: space[3] });
