import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { radius, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const base = style({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: vars.color.skeleton.base,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${breathe} 1.6s ease-in-out infinite`,
    },
    // Its ground is gone there.
    [media.forced]: { outline: '1px solid GrayText', outlineOffset: '-1px' },
  },
});

export const shape = styleVariants({
  text: { height: '0.75em', marginBlock: '0.375em', borderRadius: radius[1] },
  block: {
    width: '100%',
    height: '100%',
    borderRadius: `min(${vars.shape.control}, ${vars.shape.card})`,
  },
  circle: { width: 40, height: 40, borderRadius: radius.round },
});

export const lines = style({ display: 'block' });
export const picture = style({ height: 'auto', borderRadius: vars.shape.card });
export const card = style({ display: 'block' });
export const words = style({ display: 'block', marginBlockStart: space[3] });
