import { createGlobalTheme } from '@vanilla-extract/css';
import type { BrandName } from './brand-names.ts';
import { pageRolesOf } from './tokens.ts';
import { vars } from './vars.css.ts';

/** Light and dark in one value: the browser picks by `color-scheme`, so the system's choice needs no script. */
export function pair<Tree>(light: Tree, dark: Tree): Tree {
  if (typeof light === 'string')
    return (light === dark ? light : `light-dark(${light},${String(dark)})`) as Tree;
  const entries = Object.entries(light as object).map(([key, value]) => [
    key,
    pair(value, (dark as Record<string, unknown>)[key]),
  ]);
  return Object.fromEntries(entries) as Tree;
}

/** Where a brand holds; the default one also where none is named. */
export const within = (brand: BrandName): string =>
  `${brand === 'default' ? ':root,' : ''}[data-brand=${brand}]`;

/** Emits the custom properties of a brand. Call from a `.css.ts` file. */
export function brandTheme(brand: BrandName): void {
  createGlobalTheme(
    within(brand),
    vars,
    pair(pageRolesOf(brand, 'light'), pageRolesOf(brand, 'dark')),
  );
}
