import {
  type Instant,
  type PriceLine,
  canUseCoupon,
  couponDiscount,
  limits,
  priceBreakdown,
} from '@hien/domain';
import type { Cart, CartLine } from '../types.ts';
import type { NamedCoupon } from './quote.ts';

/** A line of a cart with the seller that sends it, and what the domain prices it by. */
type CartEntry = {
  readonly line: CartLine;
  readonly seller: Cart['sellers'][number]['seller'];
  readonly price: PriceLine;
};

/** A cart as the API answers it, server and mock alike: by seller, added up, with the coupon that helps most. */
export function wireCart(
  entries: readonly CartEntry[],
  coupons: readonly NamedCoupon[],
  { at, designs }: { readonly at: Instant; readonly designs: number },
): Cart {
  const now = entries.filter(({ line }) => !line.later);
  const chosen = now.filter(({ line }) => line.selected && line.problem === null);
  const { list, options, discount, goods } = priceBreakdown({
    lines: chosen.map(({ price }) => price),
    coupon: 0,
    points: 0,
    delivery: new Map(),
  });
  const sellers = new Map<number, Cart['sellers'][number]>();
  for (const entry of now) {
    const group = sellers.get(entry.seller.id) ?? { seller: entry.seller, lines: [], amount: 0 };
    group.lines.push(entry.line);
    if (chosen.includes(entry)) group.amount += entry.line.amount;
    sellers.set(entry.seller.id, group);
  }
  return {
    sellers: [...sellers.values()],
    // What was put aside last is first.
    later: entries.flatMap(({ line }) => (line.later ? [line] : [])).toReversed(),
    totals: {
      list: list + options,
      discount,
      goods,
      lines: chosen.length,
      pieces: chosen.reduce((all, { line }) => all + line.quantity, 0),
    },
    coupon: entries.length === 0 ? null : couponHint(coupons, goods, at),
    count: now.length,
    designs,
    maxLines: limits.cart.maxLines,
    bulkFrom: limits.bulk.minQuantity,
  };
}

/** The coupon that takes off most, else the one that is nearest to its minimum. */
function couponHint(coupons: readonly NamedCoupon[], goods: number, at: Instant): Cart['coupon'] {
  const found = coupons.map((coupon) => ({
    coupon,
    refused: canUseCoupon(coupon, goods, at),
    off: couponDiscount(coupon, Math.max(goods, coupon.minimum)),
  }));
  const [best] = found
    .filter(({ refused }) => refused === null)
    .toSorted((a, b) => b.off - a.off || a.coupon.until - b.coupon.until);
  const [nearest] = found
    .filter(({ refused }) => refused === 'COUPON_MINIMUM')
    .toSorted((a, b) => a.coupon.minimum - b.coupon.minimum);
  const shown = best ?? nearest;
  if (shown === undefined) return null;
  const { coupon, off } = shown;
  return { name: coupon.name, off, missing: Math.max(0, coupon.minimum - goods) };
}
