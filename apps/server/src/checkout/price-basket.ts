import { type CartProblem, type PricedCheckout, balance, priceCheckout } from '@hien/domain';
import { priceLineOf, problemsOf } from '../cart/cart-prices.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import type { Ask, Basket } from './basket.ts';

/** What a basket costs: pure, so the same basket always costs the same. */
export type Priced = PricedCheckout & {
  /** Lines that can be bought, by seller; `breakdown.lines` stands in the same order. */
  readonly rows: readonly CartRow[];
  readonly blocked: readonly { readonly row: CartRow; readonly problem: CartProblem }[];
};

export function priceBasket(basket: Basket, ask: Ask, at: number): Priced {
  const problems = problemsOf(basket.rows);
  const rows = basket.rows
    .filter(({ id }) => (problems.get(id) ?? null) === null)
    .toSorted((a, b) => a.seller.id - b.seller.id || a.id - b.id);
  const priced = priceCheckout(
    {
      lines: rows.map((row) => ({ ...priceLineOf(row), shipping: row.product.shipping })),
      coupon: basket.coupon,
      points: { available: balance(basket.lots, at).current, asked: ask.points ?? 0 },
      city: basket.address?.city ?? null,
      installation: ask.installation ?? [],
    },
    at,
  );
  return {
    ...priced,
    rows,
    blocked: basket.rows.flatMap((row) => {
      const problem = problems.get(row.id) ?? null;
      return problem === null ? [] : [{ row, problem }];
    }),
  };
}
