import type { Text } from '../language/language.ts';

/** Method codes of the documents; the wallet code names its wallet (D26). */
export const paymentMethods = [
  'VA',
  'IC',
  'QR',
  'DC',
  'EW-MOMO',
  'EW-ZALO',
  'EW-SHOPEE',
  'IS',
  'COD',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Every way but cash at the door: for what nobody delivers (D26). */
export const cashless = /* @__PURE__ */ paymentMethods.filter(
  (method): method is Exclude<PaymentMethod, 'COD'> => method !== 'COD',
);

export const paymentMethodLabels: Readonly<Record<PaymentMethod, Text>> = {
  VA: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer', ko: '계좌이체' },
  IC: { vi: 'Thẻ Visa, Mastercard', en: 'Visa, Mastercard', ko: '비자·마스터카드' },
  QR: { vi: 'Quét mã VNPAY-QR', en: 'VNPAY-QR', ko: 'VNPAY QR 결제' },
  DC: { vi: 'Thẻ ATM nội địa', en: 'Domestic ATM card', ko: '현지 ATM 카드' },
  'EW-MOMO': { vi: 'Ví MoMo', en: 'MoMo wallet', ko: 'MoMo 지갑' },
  'EW-ZALO': { vi: 'Ví ZaloPay', en: 'ZaloPay wallet', ko: 'ZaloPay 지갑' },
  'EW-SHOPEE': { vi: 'Ví ShopeePay', en: 'ShopeePay wallet', ko: 'ShopeePay 지갑' },
  IS: { vi: 'Trả góp', en: 'Instalments', ko: '할부' },
  COD: { vi: 'Thanh toán khi nhận hàng', en: 'Cash on delivery', ko: '착불 현금 결제' },
};

/** What is paid for: the `{type}` of the payment routes (D26). */
export const paymentPurposes = ['design', 'shop', 'ad', 'auction', 'top-up'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

export const gateways = ['vnpay', 'momo', 'zalopay', 'shopeepay', 'vietqr'] as const;
export type Gateway = (typeof gateways)[number];

/** Which simulated gateway a method goes to; cash goes to none (3.4). */
export const gatewayOf: Readonly<Record<PaymentMethod, Gateway | null>> = {
  VA: 'vietqr',
  IC: 'vnpay',
  QR: 'vnpay',
  DC: 'vnpay',
  'EW-MOMO': 'momo',
  'EW-ZALO': 'zalopay',
  'EW-SHOPEE': 'shopeepay',
  IS: 'vnpay',
  COD: null,
};

/** VNPay's own word for the method. */
export const vnpayBankCodes: Readonly<Partial<Record<PaymentMethod, string>>> = {
  QR: 'VNPAYQR',
  DC: 'VNBANK',
  IC: 'INTCARD',
  IS: 'INTCARD',
};

/** ours: instalments start here, so that a month stays worth the paperwork. */
export const instalmentFrom = 3_000_000;
export const instalmentMonths = [3, 6, 9, 12] as const;

/** What is paid each month, by the number of months; none for another method. Rounded up: the last month is never the dearer one. */
export const instalmentPlans = (
  method: PaymentMethod,
  total: number,
): { months: (typeof instalmentMonths)[number]; monthly: number }[] =>
  method === 'IS'
    ? instalmentMonths.map((months) => ({ months, monthly: Math.ceil(total / months) }))
    : [];

/** The methods for an amount and a purpose: cash only for goods, instalments only from a minimum. */
export function methodsFor(purpose: PaymentPurpose, amount: number): readonly PaymentMethod[] {
  return paymentMethods.filter((method) =>
    method === 'COD' ? purpose === 'shop' : method === 'IS' ? amount >= instalmentFrom : true,
  );
}

export function isPaymentMethod(value: string): value is PaymentMethod {
  return paymentMethods.some((method) => method === value);
}

/** Cash and bank transfers go back to an account that the buyer names; everything else to where it came from (2.9). */
export function goesToAccount(method: PaymentMethod): boolean {
  return method === 'COD' || method === 'VA';
}

/** Where the money of a refund goes; `none` when only points and coupons come back. */
export function refundTarget(method: PaymentMethod, money: number): 'account' | 'source' | 'none' {
  if (money === 0) return 'none';
  return goesToAccount(method) ? 'account' : 'source';
}
