import {
  type Language,
  canUseCoupon,
  cartProblemTexts,
  checkoutTooMuchText,
  couponDiscount,
  deliverBy,
  instalmentMonths,
  limits,
  methodsFor,
  notices,
  reasonTexts,
} from '@hien/domain';
import { wirePicture } from '../cart/cart-answer.ts';
import { optionOf, unitPriceOf } from '../cart/cart-prices.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { textOf } from '../db/localized.ts';
import type { FieldError } from '../http/api-error.ts';
import type { Answer } from '../http/handler.ts';
import type { Basket } from './basket.ts';
import type { Priced, SellerDelivery } from './price-basket.ts';

export type Quote = Answer<'quoteCheckout'>;
type QuotedSeller = Quote['sellers'][number];

/** The price as the wire shows it. */
export function quoteAnswer(basket: Basket, priced: Priced, at: number, language: Language): Quote {
  const { breakdown, points } = priced;
  const installation = [...priced.delivery.values()].reduce(
    (all, { quote }) => all + (quote.ok ? quote.installation : 0),
    0,
  );
  return {
    sellers: sellersOf(priced, at, language),
    totals: {
      list: breakdown.list,
      options: breakdown.options,
      discount: breakdown.discount,
      goods: breakdown.goods,
      coupon: breakdown.coupon,
      points: breakdown.points,
      delivery: breakdown.delivery - installation,
      installation,
      vat: breakdown.vat,
      total: breakdown.total,
    },
    coupons: basket.coupons
      // One that is only usable later is there and says so; one that is over is gone.
      .filter(({ state, until }) => state === 'available' && at <= until)
      .map((coupon) => {
        const refused = canUseCoupon(coupon, breakdown.goods, at);
        return {
          id: coupon.id,
          code: coupon.code,
          name: textOf(coupon.name, language),
          off: couponDiscount(coupon, breakdown.goods),
          minimum: coupon.minimum,
          from: new Date(coupon.from).toISOString(),
          until: new Date(coupon.until).toISOString(),
          refused: refused as Quote['coupons'][number]['refused'],
          message: refused === null ? null : reasonTexts[refused][language],
        };
      }),
    couponId: priced.couponRefused === null ? (basket.coupon?.id ?? null) : null,
    points: { ...points, used: breakdown.points },
    referral: typeof basket.referral === 'object' ? (basket.referral?.code ?? null) : null,
    methods: methodsOf(breakdown.total),
    refusals: refusalsOf(basket, priced, language),
    blocked: priced.blocked.map(({ row, problem }) => ({
      id: row.id,
      name: textOf(row.product.name, language),
      problem,
      message: cartProblemTexts[problem][language],
    })),
  };
}

/** With nothing left to pay there is nothing to choose: the order begins as one that is paid at the door. */
function methodsOf(total: number): Quote['methods'] {
  const methods = total === 0 ? (['COD'] as const) : methodsFor('shop', total);
  return methods.map((method) => ({
    method,
    months:
      method === 'IS'
        ? instalmentMonths.map((months) => ({ months, monthly: Math.ceil(total / months) }))
        : [],
  }));
}

function sellersOf(priced: Priced, at: number, language: Language): QuotedSeller[] {
  const sellers = new Map<number, QuotedSeller>();
  for (const [index, row] of priced.rows.entries()) {
    const price = priced.breakdown.lines[index];
    if (price === undefined) continue;
    const known = sellers.get(row.seller.id) ?? {
      seller: row.seller,
      lines: [],
      goods: 0,
      discount: 0,
      couponShare: 0,
      pointsShare: 0,
      delivery: wireDelivery(priced.delivery.get(row.seller.id), language),
      deliverBy: new Date(deliverBy(at)).toISOString(),
      total: feesOf(priced.delivery.get(row.seller.id)),
    };
    known.lines.push(lineOf(row, price, language));
    known.goods += price.goods;
    known.discount += price.discount;
    known.couponShare += price.couponShare;
    known.pointsShare += price.pointsShare;
    known.total += price.paid;
    sellers.set(row.seller.id, known);
  }
  return [...sellers.values()];
}

const feesOf = (delivery: SellerDelivery | undefined): number =>
  delivery?.quote.ok === true ? delivery.quote.fee + delivery.quote.installation : 0;

function lineOf(
  row: CartRow,
  price: Priced['breakdown']['lines'][number],
  language: Language,
): QuotedSeller['lines'][number] {
  const option = optionOf(row);
  return {
    id: row.id,
    productId: row.product.id,
    name: textOf(row.product.name, language),
    optionName: option === null ? '' : textOf(option.name, language),
    picture: wirePicture(row.product.cover, language),
    quantity: row.quantity,
    unitPrice: unitPriceOf(row.product, option),
    list: price.list + price.options,
    discount: price.discount,
    goods: price.goods,
    couponShare: price.couponShare,
    pointsShare: price.pointsShare,
    paid: price.paid,
    preparationDays: row.product.shipping.preparationDays,
  };
}

function wireDelivery(
  delivery: SellerDelivery | undefined,
  language: Language,
): QuotedSeller['delivery'] {
  if (delivery === undefined) return null;
  const { quote, offered } = delivery;
  return quote.ok
    ? { fee: quote.fee, installation: quote.installation, offered, refused: null, message: null }
    : {
        fee: 0,
        installation: 0,
        offered,
        refused: quote.why,
        message: notices[quote.why][language],
      };
}

/** What stands against the order as it was asked for, at the field it belongs to. */
export function refusalsOf(basket: Basket, priced: Priced, language: Language): FieldError[] {
  const found: FieldError[] = [];
  if (basket.referral === 'invalid')
    found.push({
      field: 'referralCode',
      code: 'referral.invalid',
      message: notices['referral.invalid'][language],
    });
  if (priced.couponRefused !== null)
    found.push({
      field: 'couponId',
      code: priced.couponRefused,
      message: reasonTexts[priced.couponRefused][language],
    });
  if (priced.pointsRefused !== null)
    found.push({
      field: 'points',
      code: priced.pointsRefused,
      message: reasonTexts[priced.pointsRefused][language],
    });
  const { list, options, delivery } = priced.breakdown;
  if (list + options + delivery > limits.checkout.maxVnd)
    found.push({
      field: 'total',
      code: 'checkout.too-much',
      message: checkoutTooMuchText[language],
    });
  const [nowhere] = [...priced.delivery.values()].flatMap(({ quote }) => (quote.ok ? [] : [quote]));
  if (nowhere !== undefined)
    found.push({ field: 'addressId', code: nowhere.why, message: notices[nowhere.why][language] });
  return found;
}
