import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { hidden as visuallyHidden } from '../../theme/mixins.ts';
import { depth, duration } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const show = keyframes({ from: { opacity: 0 } });
/** Ever slower towards the end, which only the page itself reaches. */
const creep = keyframes({
  from: { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(0.5)' },
  '60%': { transform: 'scaleX(0.74)' },
  to: { transform: 'scaleX(0.94)' },
});

/** Waits shorter than this are not worth a movement. */
const PATIENCE = '180ms';

export const track = style({
  position: 'fixed',
  zIndex: depth.toast,
  insetBlockStart: 0,
  insetInline: 0,
  height: 3,
  overflow: 'hidden',
  pointerEvents: 'none',
  animation: `${show} ${duration.fast} ${PATIENCE} both`,
});

export const bar = style({
  height: '100%',
  transformOrigin: 'left',
  backgroundColor: vars.color.action.selected.mark,
  animation: `${creep} 8s ${PATIENCE} cubic-bezier(0.1, 0.6, 0.3, 1) both`,
  '@media': {
    [media.calm]: { animation: 'none', transform: 'scaleX(0.5)' },
    [media.forced]: { backgroundColor: 'Highlight' },
  },
});

export const hidden = style(visuallyHidden);
