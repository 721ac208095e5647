import { coreScales } from './tokens.ts';

// Plain values, written out by the compiler: the token files stay out of the browser.
export const { space, size, radius, line, duration, easing, depth, font } = coreScales;
