import { highlight } from '@hien/domain';

/** Where a text answers a query; at most as many ranges as the contract lets through. */
export function highlightRanges(text: string, query: string): { start: number; end: number }[] {
  return highlight(text, query)
    .slice(0, 40)
    .map(({ start, end }) => ({ start, end }));
}
