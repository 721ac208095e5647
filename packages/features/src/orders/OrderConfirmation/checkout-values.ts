import type { Address, CheckoutAsk, CheckoutQuote } from '@hien/api';
import type { CheckoutValues, PaymentMethod } from '@hien/domain';

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
