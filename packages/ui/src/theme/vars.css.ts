import { createGlobalThemeContract } from '@vanilla-extract/css';
import { pageRolesOf } from './tokens.ts';

/**
 * Custom properties of the roles, named after them: `text.muted` is `--text-muted`.
 * The names are fixed so that a brand loaded later fills the same ones.
 */
export const vars = createGlobalThemeContract(pageRolesOf('default', 'light'), (_value, path) =>
  path
    .filter((part, index) => !(index === 0 && part === 'color') && part !== 'default')
    .join('-')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
