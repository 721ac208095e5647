import { limits } from '@hien/domain';
import { readId } from '../../shared/address/parts.ts';

export interface BulkLine {
  product_id: number;
  quantity: number;
}

/**
 * `?items=12:60,15` → what the shop sends along: product 12 sixty times, product 15 as often as a bulk order
 * begins. Anything else in the address is left out; a product named twice counts once.
 */
export function linesOf(search: string): BulkLine[] {
  const lines = new Map<number, BulkLine>();
  for (const part of (new URLSearchParams(search).get('items') ?? '').split(',')) {
    const [, id, wanted] = /^(\d{1,9})(?::(\d{1,7}))?$/.exec(part) ?? [];
    const product_id = readId(id);
    if (product_id === undefined || lines.has(product_id)) continue;
    const quantity = Math.min(1e6, Math.max(limits.bulk.minQuantity, Number(wanted ?? 0)));
    lines.set(product_id, { product_id, quantity });
  }
  return [...lines.values()].slice(0, limits.leads.maxLines);
}

/** The other way: what a link from the shop carries. */
export const itemsOf = (lines: readonly BulkLine[]): string =>
  lines.map(({ product_id, quantity }) => `${product_id}:${quantity}`).join(',');
