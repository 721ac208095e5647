/**
 * What loads later: partner brands and the Korean font. An entry point of its own, because vanilla-extract gives every
 * style sheet the CSS of whatever its imports can reach, and style sheets import the theme.
 */
export { loadBrandTheme } from './load-brand-theme.ts';
export { loadKoreanFont } from './load-korean-font.ts';
