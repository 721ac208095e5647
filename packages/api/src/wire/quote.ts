import {
  type CartProblem,
  type Coupon,
  type Instant,
  type Language,
  type PricedCheckout,
  type ReferralRefusal,
  type SellerDelivery,
  canUseCoupon,
  cartProblemTexts,
  checkoutTooMuchText,
  couponDiscount,
  couponRefusedText,
  deliverBy,
  instalmentPlans,
  limits,
  methodsFor,
  notices,
  reasonTexts,
} from '@hien/domain';
import type { CheckoutQuote } from '../types.ts';
import { moment } from './moment.ts';

type QuotedSeller = CheckoutQuote['sellers'][number];
type QuotedLine = QuotedSeller['lines'][number];

/** A line that is bought, without what it costs: that stands in the price. */
export type QuotedFacts = Pick<
  QuotedLine,
  | 'id'
  | 'productId'
  | 'name'
  | 'optionName'
  | 'picture'
  | 'quantity'
  | 'unitPrice'
  | 'preparationDays'
  | 'size'
> & { readonly seller: QuotedSeller['seller'] };

/** A coupon of the buyer, with its name in the reader's language. */
export type NamedCoupon = Coupon & {
  readonly id: number;
  readonly code: string;
  readonly name: string;
};

/** A referral code that counts, null without one, or why it does not. */
export type QuotedReferral = { readonly code: string } | ReferralRefusal | null;

/** Everything a quote is made of. */
export type QuoteParts = {
  readonly priced: PricedCheckout;
  /** As many as the price has lines, in their order. */
  readonly lines: readonly QuotedFacts[];
  readonly blocked: readonly {
    readonly id: number;
    readonly name: string;
    readonly problem: CartProblem;
  }[];
  readonly coupons: readonly NamedCoupon[];
  readonly couponId: number | null;
  readonly referral: QuotedReferral;
};

/** The price of a checkout as the API answers it, server and mock alike. */
export function wireQuote(parts: QuoteParts, at: Instant, language: Language): CheckoutQuote {
  const { priced, coupons, couponId, referral, blocked } = parts;
  const { breakdown, points } = priced;
  const installation = [...priced.delivery.values()].reduce(
    (all, { quote }) => all + (quote.ok ? quote.installation : 0),
    0,
  );
  return {
    sellers: sellersOf(parts, at, language),
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
    coupons: coupons
      // One that is only usable later is there and says so; one that is over is gone.
      .filter(({ state, until }) => state === 'available' && at <= until)
      .map((coupon) => {
        const refused = canUseCoupon(coupon, breakdown.goods, at);
        return {
          id: coupon.id,
          code: coupon.code,
          name: coupon.name,
          off: couponDiscount(coupon, breakdown.goods),
          minimum: coupon.minimum,
          from: moment(coupon.from),
          until: moment(coupon.until),
          refused: refused as CheckoutQuote['coupons'][number]['refused'],
          message:
            refused === null
              ? null
              : couponRefusedText(refused, coupon, { amount: breakdown.goods, at }, language),
        };
      }),
    couponId: priced.couponRefused === null ? couponId : null,
    points: { ...points, used: breakdown.points },
    referral: typeof referral === 'object' ? (referral?.code ?? null) : null,
    methods: methodsOf(breakdown.total),
    refusals: quoteRefusals(
      { priced, referral, coupon: coupons.find(({ id }) => id === couponId) ?? null },
      at,
      language,
    ),
    blocked: blocked.map(({ id, name, problem }) => ({
      id,
      name,
      problem,
      message: cartProblemTexts[problem][language],
    })),
  };
}

/** With nothing left to pay there is nothing to choose: the order begins as one that is paid at the door. */
function methodsOf(total: number): CheckoutQuote['methods'] {
  const methods = total === 0 ? (['COD'] as const) : methodsFor('shop', total);
  return methods.map((method) => ({ method, months: instalmentPlans(method, total) }));
}

function sellersOf(
  { priced, lines }: QuoteParts,
  at: Instant,
  language: Language,
): CheckoutQuote['sellers'] {
  const sellers = new Map<number, QuotedSeller>();
  for (const [index, { seller, ...facts }] of lines.entries()) {
    const price = priced.breakdown.lines[index];
    if (price === undefined) continue;
    const delivery = priced.delivery.get(seller.id);
    const known = sellers.get(seller.id) ?? {
      seller,
      lines: [],
      goods: 0,
      discount: 0,
      couponShare: 0,
      pointsShare: 0,
      delivery: wireDelivery(delivery, language),
      deliverBy: moment(deliverBy(at)),
      total: feesOf(delivery),
    };
    const { options, discount, goods, couponShare, pointsShare, paid } = price;
    const list = price.list + options;
    known.lines.push({ ...facts, list, discount, goods, couponShare, pointsShare, paid });
    known.goods += goods;
    known.discount += discount;
    known.couponShare += couponShare;
    known.pointsShare += pointsShare;
    known.total += paid;
    sellers.set(seller.id, known);
  }
  return [...sellers.values()];
}

const feesOf = (delivery: SellerDelivery | undefined): number =>
  delivery?.quote.ok === true ? delivery.quote.fee + delivery.quote.installation : 0;

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

/** Why a referral code does not count, at its field: of goods and of designs alike. */
export function wireReferralRefused(
  refused: ReferralRefusal,
  language: Language,
): CheckoutQuote['refusals'][number] {
  const code = `referral.${refused}` as const;
  return { field: 'referralCode', code, message: notices[code][language] };
}

/** What stands against the order as it was asked for, at the field it belongs to. */
export function quoteRefusals(
  {
    priced,
    referral,
    coupon,
  }: Pick<QuoteParts, 'priced' | 'referral'> & {
    /** The chosen one, whether or not it counts. */
    readonly coupon: Coupon | null;
  },
  at: Instant,
  language: Language,
): CheckoutQuote['refusals'] {
  const found: CheckoutQuote['refusals'] = [];
  const refuse = (field: string, code: string, message: string): void => {
    found.push({ field, code, message });
  };
  const { breakdown, couponRefused, pointsRefused, delivery } = priced;
  if (typeof referral === 'string') found.push(wireReferralRefused(referral, language));
  if (coupon !== null && couponRefused !== null)
    refuse(
      'couponId',
      couponRefused,
      couponRefusedText(couponRefused, coupon, { amount: breakdown.goods, at }, language),
    );
  if (pointsRefused !== null) refuse('points', pointsRefused, reasonTexts[pointsRefused][language]);
  if (breakdown.list + breakdown.options + breakdown.delivery > limits.checkout.maxVnd)
    refuse('total', 'checkout.too-much', checkoutTooMuchText[language]);
  const nowhere = [...delivery.values()].map(({ quote }) => quote).find(({ ok }) => !ok);
  if (nowhere && !nowhere.ok) refuse('addressId', nowhere.why, notices[nowhere.why][language]);
  return found;
}
