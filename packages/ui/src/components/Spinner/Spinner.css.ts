import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { style } from '../../theme/style.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const root = style({
  display: 'inline-block',
  flexShrink: 0,
  animation: `${turn} 0.9s linear infinite`,
  '@media': { [media.calm]: { animation: `${pulse} 1.8s ease-in-out infinite !important` } },
});
