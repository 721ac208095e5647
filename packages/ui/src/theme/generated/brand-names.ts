// Generated from tokens/brands/ by packages/ui/generate.mjs. Change the tokens, not this file.
export const brandNames = ['default', 'bgrid', 'demo', 'samsung', 'vib'] as const;

/** What people call a brand. */
export const brandTitles: Record<(typeof brandNames)[number], string> = {
  default: 'Hiên',
  bgrid: 'bgrid',
  demo: 'Show Flat',
  samsung: 'S Living',
  vib: 'VIB Home',
};
