import { media } from '../../theme/media.ts';
import { transition } from '../../theme/mixins.ts';
import { radius, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** In the middle of the picture that goes up. */
export const overPicture = style({
  position: 'absolute',
  insetInline: space[3],
  insetBlockStart: '50%',
  pointerEvents: 'none',
});

/** A line of its own under a name. */
export const inRow = style({ position: 'relative', display: 'block', paddingBlock: 6 });

export const track = style({
  display: 'block',
  height: 6,
  overflow: 'hidden',
  borderRadius: radius.round,
  backgroundColor: color.surface.overlay,
  boxShadow: `0 0 0 1px ${color.border.control}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const bar = style({
  display: 'block',
  height: '100%',
  transformOrigin: 'left',
  backgroundColor: color.action.selected.mark,
  ...transition('transform'),
  '@media': { [media.forced]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
});
