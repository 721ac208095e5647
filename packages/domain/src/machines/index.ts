// An entry point of its own for what looks at all machines at once: the explorer, printed tables, checks.
export * from './all.ts';
export * from './sheet.ts';
export { goodPayloads, staffPayloads } from '../order/item/item-examples.ts';
