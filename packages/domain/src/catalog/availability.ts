import type { Text } from '../language/language.ts';
import { limits } from '../constants.ts';

export const availabilities = ['on_sale', 'sold_out'] as const;

export type Availability = (typeof availabilities)[number];

export const availabilityLabels: Readonly<Record<Availability, Text>> = {
  on_sale: { vi: 'Đang bán', en: 'On sale', ko: '판매 중' },
  sold_out: { vi: 'Hết hàng', en: 'Sold out', ko: '품절' },
};

/** On sale while any option has stock. A product without options counts its own stock. */
export function availability(stocks: readonly number[]): Availability {
  return stocks.some((stock) => stock > 0) ? 'on_sale' : 'sold_out';
}

/** From 50 pieces of one product the buy button becomes the bulk-order inquiry (D74). */
export function isBulkQuantity(quantity: number): boolean {
  return quantity >= limits.bulk.minQuantity;
}

/** What one may put into the cart: at least 1, at most the stock, and below the bulk limit. */
export function cartQuantity(wanted: number, stock: number): number {
  const most = Math.min(stock, limits.bulk.minQuantity - 1);
  return Math.max(Math.min(1, most), Math.min(Math.trunc(wanted) || 1, most));
}
