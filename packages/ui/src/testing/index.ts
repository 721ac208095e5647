/** Helpers for stories and their pages; never part of the product. */
export type { ComponentDocs, Words } from '../docs/component-docs.ts';
export { withLanguage } from './languages/with-language.tsx';
export { Sheet, type SheetProps } from './Sheet.tsx';
export { marks } from './marks.ts';
export { oneLook } from './one-look.ts';
