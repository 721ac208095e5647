import { globalLayer } from '@vanilla-extract/css';

/**
 * Order of the cascade, weakest first. Components of ui live in `ui`; styles of screens stay
 * outside every layer and therefore win, whichever chunk arrives first.
 */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  ui: globalLayer('ui'),
};
