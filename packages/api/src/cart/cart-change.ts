import { cartProblem } from '@hien/domain';
import type { Cart, CartLine } from '../commerce/generated/types.ts';

type Patch = {
  readonly quantity?: number;
  readonly optionId?: number;
  readonly selected?: boolean;
  readonly later?: boolean;
  readonly seen?: true;
};

/** The cart as it will be once the server has agreed; the server's own answer takes its place. */
export function withChange(cart: Cart, ids: readonly number[], patch: Patch): Cart {
  return regrouped(cart, (line) => (ids.includes(line.id) ? changed(line, patch) : line));
}

export function withoutLines(cart: Cart, ids: readonly number[]): Cart {
  return regrouped(cart, (line) => (ids.includes(line.id) ? null : line));
}

function changed(line: CartLine, { quantity, optionId, selected, later, seen }: Patch): CartLine {
  const option =
    optionId === undefined ? line.option : (line.options.find(({ id }) => id === optionId) ?? null);
  const unitPrice = option?.unitPrice ?? line.unitPrice;
  const stock = option?.stock ?? 0;
  const wanted = quantity ?? line.quantity;
  const next = {
    ...line,
    option,
    unitPrice,
    stock,
    listPrice: line.listPrice + unitPrice - line.unitPrice,
    quantity: stock === 0 ? wanted : Math.min(wanted, stock),
    seenPrice: seen === true || optionId !== undefined ? unitPrice : line.seenPrice,
    later: later ?? line.later,
    selected: selected ?? (later === undefined ? line.selected : !later),
  };
  const problem =
    line.problem === 'seller_gone' || line.problem === 'not_on_sale' || line.problem === 'own_shop'
      ? line.problem
      : cartProblem({
          ownShop: false,
          sellerSells: true,
          listed: true,
          soldOut: false,
          stock: option?.stock ?? null,
          quantity: next.quantity,
          ofProduct: next.quantity,
        });
  return { ...next, problem, amount: unitPrice * next.quantity };
}

const counts = (line: CartLine): boolean => line.selected && !line.later && line.problem === null;

function regrouped(cart: Cart, change: (line: CartLine) => CartLine | null): Cart {
  const before = [...cart.sellers.flatMap(({ lines }) => lines), ...cart.later];
  const sellerOf = new Map(
    cart.sellers.flatMap(({ seller, lines }) => lines.map((line) => [line.id, seller] as const)),
  );
  const lines = before.map(change).filter((line) => line !== null);
  // A line that comes back from being put aside waits for the answer: only the server knows its seller.
  const shown = lines.filter((line) => !line.later && sellerOf.has(line.id));
  const chosen = shown.filter(counts);
  const sum = (of: (line: CartLine) => number): number =>
    chosen.reduce((all, line) => all + of(line), 0);
  const goods = sum(({ amount }) => amount);
  const list = sum(({ listPrice, quantity }) => listPrice * quantity);
  return {
    ...cart,
    sellers: cart.sellers
      .map(({ seller }) => {
        const own = shown.filter((line) => sellerOf.get(line.id) === seller);
        return {
          seller,
          lines: own,
          amount: own.filter(counts).reduce((all, line) => all + line.amount, 0),
        };
      })
      .filter((group) => group.lines.length > 0),
    later: lines.filter((line) => line.later || !sellerOf.has(line.id)),
    totals: {
      list,
      discount: list - goods,
      goods,
      lines: chosen.length,
      pieces: sum(({ quantity }) => quantity),
    },
    coupon: cart.coupon,
    count: lines.filter((line) => !line.later).length,
  };
}
