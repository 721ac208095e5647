import { isBulkQuantity } from '../../catalog/availability.ts';

/** Why a line of a cart cannot be bought as it is; the gravest first. */
export const cartProblems = [
  'own_shop',
  'seller_gone',
  'not_on_sale',
  'option_gone',
  'sold_out',
  'not_enough',
  'bulk',
] as const;

export type CartProblem = (typeof cartProblems)[number];

export type CartLineFacts = {
  /** Whether the buyer is the shop: nobody sells to themselves. */
  readonly ownShop: boolean;
  /** Whether its seller still sells here. */
  readonly sellerSells: boolean;
  /** Whether buyers may see the product at all. */
  readonly listed: boolean;
  readonly soldOut: boolean;
  /** Null once the option was taken away. */
  readonly stock: number | null;
  readonly quantity: number;
  /** Pieces of the product over all its lines: the bulk limit counts the product (D74). */
  readonly ofProduct: number;
};

/** What stands against buying the line, null for nothing. */
export function cartProblem(line: CartLineFacts): CartProblem | null {
  if (line.ownShop) return 'own_shop';
  if (!line.sellerSells) return 'seller_gone';
  if (!line.listed) return 'not_on_sale';
  if (line.stock === null) return 'option_gone';
  if (line.soldOut || line.stock === 0) return 'sold_out';
  if (line.quantity > line.stock) return 'not_enough';
  return isBulkQuantity(line.ofProduct) ? 'bulk' : null;
}
