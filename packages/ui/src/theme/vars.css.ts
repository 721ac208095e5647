import { createGlobalThemeContract } from '@vanilla-extract/css';
import { propertyName } from './property-name.ts';
import { pageRolesOf } from './tokens.ts';

/**
 * Custom properties of the roles, named after them: `text.muted` is `--text-muted`.
 * The names are fixed so that a brand loaded later fills the same ones.
 */
export const vars = createGlobalThemeContract(pageRolesOf('default', 'light'), (_value, path) =>
  propertyName(path),
);
