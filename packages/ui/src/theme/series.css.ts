import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { brandNames } from './brand-names.ts';
import { pair, within } from './brand-theme.ts';
import { rolesOf } from './tokens.ts';

/** Inks of the series of a chart. Of all brands at once: few pages have charts, and their sheet is fetched with them. */
export const series = createGlobalThemeContract(
  rolesOf('default', 'light').color.series,
  (_value, path) => ['series', ...path].join('-'),
);

for (const brand of brandNames) {
  createGlobalTheme(
    within(brand),
    series,
    pair(rolesOf(brand, 'light').color.series, rolesOf(brand, 'dark').color.series),
  );
}
