import { createGlobalTheme } from '@vanilla-extract/css';
import type { BrandName } from './brand-names.ts';
import { rolesOf } from './tokens.ts';
import { vars } from './vars.css.ts';

/** Light and dark in one value: the browser picks by `color-scheme`, so the system's choice needs no script. */
function pair<Tree>(light: Tree, dark: Tree): Tree {
  if (typeof light === 'string')
    return (light === dark ? light : `light-dark(${light},${String(dark)})`) as Tree;
  const entries = Object.entries(light as object).map(([key, value]) => [
    key,
    pair(value, (dark as Record<string, unknown>)[key]),
  ]);
  return Object.fromEntries(entries) as Tree;
}

/** Emits the custom properties of a brand on `selector`. Call from a `.css.ts` file. */
export function brandTheme(brand: BrandName, selector: string): void {
  createGlobalTheme(selector, vars, pair(rolesOf(brand, 'light'), rolesOf(brand, 'dark')));
}
