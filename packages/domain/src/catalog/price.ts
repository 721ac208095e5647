/** Where a discount counts: everywhere, on the web only, or in the app only. */
export const discountScopes = ['all', 'web', 'app'] as const;

export type DiscountScope = (typeof discountScopes)[number];

/** A reduction in đồng per piece. */
export type Discount = { readonly amount: number; readonly scope: DiscountScope };

export type Channel = 'web' | 'app';

/** Amounts in đồng, VAT included. */
export type UnitPrice = {
  readonly list: number;
  readonly discount: number;
  readonly final: number;
  /** Whole per cent of the list price, rounded down so that it never promises too much. */
  readonly percent: number;
  /** What the same piece costs in the other channel when that is less: a hint, never applied (D79). */
  readonly cheaperElsewhere: number | null;
};

function reduction(list: number, discounts: readonly Discount[], channel: Channel): number {
  const sum = discounts
    .filter((d) => d.scope === 'all' || d.scope === channel)
    .reduce((all, d) => all + Math.max(0, d.amount), 0);
  return Math.min(sum, list);
}

/** The price of one piece in a channel. Discounts never bring it below zero. */
export function unitPrice(
  list: number,
  discounts: readonly Discount[],
  channel: Channel = 'web',
): UnitPrice {
  const discount = reduction(list, discounts, channel);
  const elsewhere = list - reduction(list, discounts, channel === 'web' ? 'app' : 'web');
  const final = list - discount;
  return {
    list,
    discount,
    final,
    percent: list === 0 ? 0 : Math.floor((discount * 100) / list),
    cheaperElsewhere: elsewhere < final ? elsewhere : null,
  };
}

/** What one piece costs where it is sold. Đồng. */
export type Priced = {
  /** Before any discount. */
  readonly price: number;
  readonly finalPrice: number;
  /** What the app charges when that is less; null when it is not (D79). */
  readonly appPrice: number | null;
};

/**
 * The prices after a shop named a new list price and the web's discount. The reduction of the app stays what it was.
 * Null where nothing would be left to pay, on the web or in the app (D82).
 */
export function repriced(
  now: Priced,
  { price, discount }: { readonly price: number; readonly discount: number },
): (Priced & { readonly discountPercent: number }) | null {
  const inApp = now.appPrice === null ? 0 : now.price - now.appPrice;
  if (price < 1 || discount < 0 || discount >= price || inApp >= price) return null;
  const { final, percent, cheaperElsewhere } = unitPrice(price, [
    { amount: discount, scope: 'web' },
    { amount: inApp, scope: 'app' },
  ]);
  return { price, finalPrice: final, appPrice: cheaperElsewhere, discountPercent: percent };
}
