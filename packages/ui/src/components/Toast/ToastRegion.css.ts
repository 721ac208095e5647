import { footHeight } from '../../theme/foot.css.ts';
import { media } from '../../theme/media.ts';
import { depth, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';

/** Above the bar at the foot of phones, in the lower corner elsewhere; at the top while a dialog has the foot. */
export const region = style({
  position: 'fixed',
  zIndex: depth.toast,
  insetInline: space[4],
  insetBlockEnd: `calc(${space[4]} + ${footHeight.phone})`,
  pointerEvents: 'none',
  selectors: {
    ':root:has([data-covering]) &': { insetBlock: `${space[4]} auto` },
  },
  '@media': {
    [media.tablet]: {
      insetInline: `auto ${space[8]}`,
      insetBlockEnd: `calc(${space[4]} + max(${space[4]}, ${footHeight.wide}))`,
      width: 420,
      selectors: {
        ':root:has([data-covering]) &': { insetInline: `${space[8]} auto` },
      },
    },
  },
});

export const list = style({ display: 'grid', gap: space[3] });
