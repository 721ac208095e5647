import type { Input } from '@hien/api';

type PaymentReturn = Input<'readPaymentReturn'>;

/** By which field of its address each gateway is known. */
const marks: readonly (readonly [PaymentReturn['gateway'], string])[] = [
  ['vnpay', 'vnp_SecureHash'],
  ['zalopay', 'apptransid'],
  ['momo', 'partnerCode'],
  ['shopeepay', 'reference_id'],
];

const longest = 1000;
const most = 40;

/** What a gateway wrote into the address; null when none of them did. */
export function returnIn(params: URLSearchParams): PaymentReturn | null {
  const gateway = marks.find(([, field]) => params.has(field))?.[0];
  if (gateway === undefined) return null;
  const fields = [...params].filter(
    ([name, value]) => /^\w{1,60}$/.test(name) && value.length <= longest,
  );
  return { gateway, fields: Object.fromEntries(fields.slice(0, most)) };
}
