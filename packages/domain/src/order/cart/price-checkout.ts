import { type DeliveryQuote, quoteDelivery } from '../../address/delivery-quote.ts';
import { type ShippingTerms, feeRule, servedCities } from '../../address/served-area.ts';
import type { Instant } from '../../calendar/ict.ts';
import type { Reason } from '../../machine/reasons.ts';
import {
  type PriceBreakdown,
  type PriceLine,
  priceBreakdown,
} from '../../money/price-breakdown.ts';
import { type Coupon, canUseCoupon, couponDiscount } from '../../points/coupon.ts';

/** A line that can be bought: what it costs, and how it travels. The fee of installation is per piece. */
export type CheckoutLine = PriceLine & {
  readonly shipping: ShippingTerms & { readonly installationFee: number | null };
};

export type CheckoutRequest = {
  readonly lines: readonly CheckoutLine[];
  readonly coupon: Coupon | null;
  readonly points: { readonly available: number; readonly asked: number };
  /** Where it goes; null while no address is chosen. */
  readonly city: string | null;
  /** Sellers that put everything up at home. */
  readonly installation: readonly number[];
};

export type SellerDelivery = {
  readonly quote: DeliveryQuote;
  /** What installation would cost; null when nobody puts the things up. */
  readonly offered: number | null;
};

/** What a checkout costs, in đồng. */
export type PricedCheckout = {
  /** Its lines stand in the order of the request. */
  readonly breakdown: PriceBreakdown;
  /** By seller; empty without an address. */
  readonly delivery: ReadonlyMap<number, SellerDelivery>;
  readonly points: { readonly available: number; readonly most: number };
  readonly couponRefused: Reason | null;
  readonly pointsRefused: Reason | null;
};

/** Pure: the same request always costs the same. What is refused is left out of the price, and named. */
export function priceCheckout(request: CheckoutRequest, at: Instant): PricedCheckout {
  const { lines, coupon, points } = request;
  const bare = priceBreakdown({ lines, coupon: 0, points: 0, delivery: new Map() });
  const couponRefused = coupon === null ? null : canUseCoupon(coupon, bare.goods, at);
  const off = coupon === null || couponRefused !== null ? 0 : couponDiscount(coupon, bare.goods);
  const most = Math.min(points.available, bare.goods - off);
  const pointsRefused: Reason | null = points.asked > points.available ? 'NOT_ENOUGH_POINTS' : null;
  const delivery = deliveryOf(request, bare);
  return {
    breakdown: priceBreakdown({
      lines,
      coupon: off,
      points: pointsRefused === null ? Math.min(points.asked, most) : 0,
      delivery: new Map(
        [...delivery].map(([seller, { quote }]) => [
          seller,
          quote.ok ? quote.fee + quote.installation : 0,
        ]),
      ),
    }),
    delivery,
    points: { available: points.available, most },
    couponRefused,
    pointsRefused,
  };
}

function deliveryOf(
  { lines, city, installation }: CheckoutRequest,
  bare: PriceBreakdown,
): Map<number, SellerDelivery> {
  const found = new Map<number, SellerDelivery>();
  if (city === null) return found;
  for (const seller of new Set(lines.map((line) => line.seller))) {
    const own = lines.filter((line) => line.seller === seller);
    const goods = bare.lines
      .filter((line) => line.seller === seller)
      .reduce((all, line) => all + line.goods, 0);
    const offers = own.flatMap(({ shipping, quantity }) =>
      shipping.installationFee === null ? [] : [shipping.installationFee * quantity],
    );
    const wanted = installation.includes(seller);
    found.set(seller, {
      quote: quoteDelivery(
        city,
        own.map(({ shipping, quantity }) => ({
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
