/** Helpers for stories; never part of the product. */
export { Sheet, type SheetProps } from './Sheet.tsx';
