// Generated from tokens/brands/ by packages/ui/generate.mjs. Change the tokens, not this file.
export const themes = {
  bgrid: () => import('../brands/bgrid.css.ts'),
  demo: () => import('../brands/demo.css.ts'),
  samsung: () => import('../brands/samsung.css.ts'),
  vib: () => import('../brands/vib.css.ts'),
};
