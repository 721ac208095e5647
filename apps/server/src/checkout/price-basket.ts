import {
  type CartProblem,
  type DeliveryQuote,
  type PriceBreakdown,
  type Reason,
  balance,
  canUseCoupon,
  couponDiscount,
  feeRule,
  priceBreakdown,
  quoteDelivery,
  servedCities,
} from '@hien/domain';
import { priceLineOf, problemsOf } from '../cart/cart-prices.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import type { Ask, Basket } from './basket.ts';

export type SellerDelivery = {
  readonly quote: DeliveryQuote;
  /** Null when nobody puts the things up. */
  readonly offered: number | null;
};

/** What a basket costs: pure, so the same basket always costs the same. */
export type Priced = {
  /** Lines that can be bought, by seller; `breakdown.lines` stands in the same order. */
  readonly rows: readonly CartRow[];
  readonly blocked: readonly { readonly row: CartRow; readonly problem: CartProblem }[];
  readonly breakdown: PriceBreakdown;
  /** By seller; empty without an address. */
  readonly delivery: ReadonlyMap<number, SellerDelivery>;
  readonly points: { readonly available: number; readonly most: number };
  readonly couponRefused: Reason | null;
  readonly pointsRefused: Reason | null;
};

export function priceBasket(basket: Basket, ask: Ask, at: number): Priced {
  const problems = problemsOf(basket.rows);
  const rows = basket.rows
    .filter(({ id }) => (problems.get(id) ?? null) === null)
    .toSorted((a, b) => a.seller.id - b.seller.id || a.id - b.id);
  const lines = rows.map(priceLineOf);
  const bare = priceBreakdown({ lines, coupon: 0, points: 0, delivery: new Map() });
  const { coupon } = basket;
  const couponRefused = coupon === null ? null : canUseCoupon(coupon, bare.goods, at);
  const off = coupon === null || couponRefused !== null ? 0 : couponDiscount(coupon, bare.goods);
  const available = balance(basket.lots, at).current;
  const most = Math.min(available, bare.goods - off);
  const asked = ask.points ?? 0;
  const pointsRefused: Reason | null = asked > available ? 'NOT_ENOUGH_POINTS' : null;
  const delivery = deliveryOf(basket, rows, bare, ask);
  return {
    rows,
    blocked: basket.rows.flatMap((row) => {
      const problem = problems.get(row.id) ?? null;
      return problem === null ? [] : [{ row, problem }];
    }),
    breakdown: priceBreakdown({
      lines,
      coupon: off,
      points: pointsRefused === null ? Math.min(asked, most) : 0,
      delivery: new Map(
        [...delivery].map(([seller, { quote }]) => [
          seller,
          quote.ok ? quote.fee + quote.installation : 0,
        ]),
      ),
    }),
    delivery,
    points: { available, most },
    couponRefused,
    pointsRefused,
  };
}

function deliveryOf(
  { address }: Basket,
  rows: readonly CartRow[],
  { lines }: PriceBreakdown,
  ask: Ask,
): Map<number, SellerDelivery> {
  const found = new Map<number, SellerDelivery>();
  if (address === null) return found;
  for (const seller of new Set(rows.map((row) => row.seller.id))) {
    const own = rows.filter((row) => row.seller.id === seller);
    const goods = lines
      .filter((line) => line.seller === seller)
      .reduce((all, line) => all + line.goods, 0);
    const offers = own.flatMap(({ product: { shipping }, quantity }) =>
      shipping.installationFee === null ? [] : [shipping.installationFee * quantity],
    );
    const wanted = ask.installation?.includes(seller) === true;
    found.set(seller, {
      quote: quoteDelivery(
        address.city,
        own.map(({ product: { shipping }, quantity }) => ({
          quantity,
          rule: feeRule(shipping, goods),
          installation: wanted ? (shipping.installationFee ?? 0) : 0,
        })),
        servedCities,
      ),
      offered: offers.length === 0 ? null : offers.reduce((all, fee) => all + fee, 0),
    });
  }
  return found;
}
