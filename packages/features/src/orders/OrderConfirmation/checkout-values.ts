import type { Address, CheckoutAsk, CheckoutQuote } from '@hien/api';
import {
  checkoutDraftSchema,
  type CheckoutValues,
  isPaymentMethod,
  type PaymentMethod,
} from '@hien/domain';

/** What the form holds; the method is empty until one is chosen. */
export type CheckoutInput = Omit<CheckoutValues, 'addressId' | 'method' | 'over18' | 'terms'> & {
  addressId: number | '';
  method: PaymentMethod | '';
  over18: boolean;
  terms: boolean;
};

export function firstValues(addresses: readonly Address[], quote: CheckoutQuote): CheckoutInput {
  const [best] = quote.coupons
    .filter(({ refused }) => refused === null)
    .toSorted((a, b) => b.off - a.off);
  return {
    addressId: addresses.find(({ is_default }) => is_default)?.id ?? addresses[0]?.id ?? '',
    method: '',
    messages: Object.fromEntries(quote.sellers.map(({ seller }) => [String(seller.id), ''])),
    installation: [],
    referralCode: '',
    couponId: best?.id ?? null,
    points: 0,
    over18: false,
    terms: false,
    redBill: null,
  };
}

/**
 * The form as it was left in this tab, as far as it still fits. It counts only when it goes to an address of this
 * book: then it is this member's own.
 */
export function keptValues(
  draft: unknown,
  fresh: CheckoutInput,
  addresses: readonly Address[],
  quote: CheckoutQuote,
): CheckoutInput {
  const kept = checkoutDraftSchema.safeParse(draft);
  if (!kept.success || !addresses.some(({ id }) => id === kept.data.addressId)) return fresh;
  const { messages, installation, couponId, method, points, ...rest } = kept.data;
  const known = quote.sellers.map(({ seller }) => seller.id);
  const usable = quote.coupons.some(({ id, refused }) => id === couponId && refused === null);
  return {
    ...rest,
    method: isPaymentMethod(method) ? method : '',
    messages: Object.fromEntries(known.map((id) => [String(id), messages[String(id)] ?? ''])),
    installation: installation.filter((id) => known.includes(id)),
    points: Math.min(points, quote.points.available),
    couponId: couponId === null || usable ? couponId : fresh.couponId,
  };
}

export const linesOf = ({ sellers }: CheckoutQuote): number[] =>
  sellers.flatMap(({ lines }) => lines.map(({ id }) => id));

/** The question to the server that these values are. */
export function askOf(
  values: Pick<
    CheckoutInput,
    'addressId' | 'installation' | 'couponId' | 'points' | 'referralCode'
  >,
  lineIds: readonly number[],
): CheckoutAsk {
  return {
    lineIds: [...lineIds],
    addressId: values.addressId === '' ? null : values.addressId,
    installation: [...values.installation],
    couponId: values.couponId,
    points: values.points,
    referralCode: values.referralCode.trim(),
  };
}
