import { globalLayer } from '@vanilla-extract/css';

/**
 * Order of the cascade, weakest first. What components of ui are composed of lives in `shared`, the components
 * themselves in `ui`; styles of screens stay outside every layer. Each wins over the one before, whichever style sheet
 * arrives first.
 */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  shared: globalLayer('shared'),
  ui: globalLayer('ui'),
};
