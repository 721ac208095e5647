import type { CheckoutValues } from '@hien/domain';
import { optionOf } from '../cart/cart-prices.ts';
import type { NewGroup, NewOrder } from '../orders/write/create-order.ts';
import { deliveryAddress } from '../orders/write/delivery-address.ts';
import type { Basket } from './basket.ts';
import type { Priced } from './price-basket.ts';

/** A priced basket as the engine writes it: one order per seller, every amount finished. */
export function newGroup(
  userId: number,
  basket: Basket,
  priced: Priced,
  form: CheckoutValues,
  at: number,
): NewGroup {
  return {
    userId,
    method: form.method,
    couponId: basket.coupon?.id ?? null,
    couponAmount: priced.breakdown.coupon,
    pointsAmount: priced.breakdown.points,
    referralCode: typeof basket.referral === 'object' ? (basket.referral?.code ?? null) : null,
    orders: ordersOf(basket, priced, form),
    at,
  };
}

function ordersOf({ address }: Basket, priced: Priced, form: CheckoutValues): NewOrder[] {
  if (address === null) throw new Error('an order without an address');
  const orders = new Map<number, NewOrder & { lines: NewOrder['lines'][number][] }>();
  for (const [index, row] of priced.rows.entries()) {
    const price = priced.breakdown.lines[index];
    const option = optionOf(row);
    if (price === undefined || option === null) throw new Error(`line ${row.id} has no price`);
    const quote = priced.delivery.get(row.seller.id)?.quote;
    const order = orders.get(row.seller.id) ?? {
      sellerId: row.seller.id,
      message: form.messages[String(row.seller.id)] ?? '',
      address: deliveryAddress(address),
      deliveryFee: quote?.ok === true ? quote.fee : 0,
      installationFee: quote?.ok === true ? quote.installation : 0,
      lines: [],
      redBill: form.redBill,
    };
    order.lines.push({
      productId: row.product.id,
      optionId: option.id,
      quantity: row.quantity,
      thing: {
        name: row.product.name,
        optionName: option.name,
        sku: option.sku,
        extraPrice: option.extraPrice,
        picture: row.product.cover,
        returnable: row.product.returns.returnable,
        returnFee: row.product.returns.returnFee,
      },
      list: price.list + price.options,
      discount: price.discount,
      goods: price.goods,
      couponShare: price.couponShare,
      pointsShare: price.pointsShare,
      paid: price.paid,
      vatRate: row.product.vatRate,
      prepBusinessDays: row.product.shipping.preparationDays,
    });
    orders.set(row.seller.id, order);
  }
  return [...orders.values()];
}
