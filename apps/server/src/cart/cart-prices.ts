import { type CartProblem, type PriceLine, cartProblem } from '@hien/domain';
import type { CartRow, OptionRow } from './cart-rows.ts';

/** What one piece costs on the web: the product's web price and the option's addition (D79). */
export const unitPriceOf = (
  product: Pick<CartRow['product'], 'finalPrice'>,
  option: Pick<OptionRow, 'extraPrice'> | null,
): number => product.finalPrice + (option?.extraPrice ?? 0);

export const optionOf = (row: Pick<CartRow, 'optionId' | 'options'>): OptionRow | null =>
  row.options.find(({ id }) => id === row.optionId) ?? null;

/** A line of the cart as the domain prices it. */
export function priceLineOf(row: CartRow): PriceLine {
  return {
    seller: row.seller.id,
    price: row.product.price,
    discounts: [{ amount: row.product.price - row.product.finalPrice, scope: 'web' }],
    options: [optionOf(row)?.extraPrice ?? 0],
    quantity: row.quantity,
    // The product's rate is in whole per cent.
    vatRate: row.product.vatRate * 100,
  };
}

/** What stands against each line, by its id. Lines that were put aside do not count towards a bulk order. */
export function problemsOf(rows: readonly CartRow[]): ReadonlyMap<number, CartProblem | null> {
  const pieces = new Map<number, number>();
  for (const { later, product, quantity } of rows)
    if (!later) pieces.set(product.id, (pieces.get(product.id) ?? 0) + quantity);
  return new Map(
    rows.map((row) => [
      row.id,
      cartProblem({
        ownShop: row.ownShop,
        sellerSells: row.sellerSells,
        listed: row.product.status === 'on_sale' || row.product.status === 'sold_out',
        soldOut: row.product.status === 'sold_out',
        stock: optionOf(row)?.stock ?? null,
        quantity: row.quantity,
        ofProduct: row.later ? row.quantity : (pieces.get(row.product.id) ?? 0),
      }),
    ]),
  );
}
