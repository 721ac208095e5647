import { type Channel, type Discount, unitPrice } from '../catalog/price.ts';
import { shares } from './shares.ts';
import { type BasisPoints, splitVat } from './vat.ts';
import { at } from '../list/at.ts';

/** One line of a cart. Amounts in đồng, VAT included. */
export type PriceLine = {
  readonly seller: number;
  readonly price: number;
  readonly discounts: readonly Discount[];
  /** Additional amounts of the chosen options, per piece. */
  readonly options: readonly number[];
  readonly quantity: number;
  readonly vatRate: BasisPoints;
};

export type PriceRequest = {
  readonly lines: readonly PriceLine[];
  readonly channel?: Channel;
  readonly coupon: number;
  readonly points: number;
  /** Delivery fee per seller. */
  readonly delivery: ReadonlyMap<number, number>;
};

export type PricedLine = {
  readonly seller: number;
  readonly list: number;
  readonly options: number;
  readonly discount: number;
  /** list + options − discount: what the goods of the line cost. */
  readonly goods: number;
  readonly couponShare: number;
  readonly pointsShare: number;
  /** goods − shares: what is paid for the line. */
  readonly paid: number;
  readonly net: number;
  readonly vat: number;
};

export type PriceBreakdown = {
  readonly lines: readonly PricedLine[];
  readonly list: number;
  readonly options: number;
  readonly discount: number;
  readonly goods: number;
  readonly coupon: number;
  readonly points: number;
  readonly delivery: number;
  readonly total: number;
  readonly vat: number;
};

const sum = (values: Iterable<number>): number =>
  [...values].reduce((all, value) => all + value, 0);

/**
 * What a payment group costs, line by line. Coupon and points are shared over all goods by price, largest
 * remainder; neither touches the delivery fee. More coupon or points than goods is cut to the goods.
 */
export function priceBreakdown({
  lines,
  channel = 'web',
  coupon,
  points,
  delivery,
}: PriceRequest): PriceBreakdown {
  const goods = lines.map((line) => {
    const unit = unitPrice(line.price, line.discounts, channel);
    const options = sum(line.options) * line.quantity;
    const list = unit.list * line.quantity;
    const discount = unit.discount * line.quantity;
    return { seller: line.seller, list, options, discount, goods: list + options - discount };
  });
  const all = sum(goods.map((line) => line.goods));
  const couponUsed = Math.min(coupon, all);
  const couponShares = shares(
    couponUsed,
    goods.map((line) => line.goods),
  );
  const afterCoupon = goods.map((line, index) => line.goods - at(couponShares, index));
  const pointsUsed = Math.min(points, all - couponUsed);
  const pointShares = shares(pointsUsed, afterCoupon);
  const priced = goods.map((line, index): PricedLine => {
    const paid = at(afterCoupon, index) - at(pointShares, index);
    return {
      ...line,
      couponShare: at(couponShares, index),
      pointsShare: at(pointShares, index),
      paid,
      ...splitVat(paid, at(lines, index).vatRate),
    };
  });
  const deliveryFee = sum(delivery.values());
  return {
    lines: priced,
    list: sum(goods.map((line) => line.list)),
    options: sum(goods.map((line) => line.options)),
    discount: sum(goods.map((line) => line.discount)),
    goods: all,
    coupon: couponUsed,
    points: pointsUsed,
    delivery: deliveryFee,
    total: all - couponUsed - pointsUsed + deliveryFee,
    vat: sum(priced.map((line) => line.vat)),
  };
}
