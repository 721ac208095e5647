import { fold } from '../search/fold.ts';
import { ictParts, type Instant } from '../calendar/ict.ts';
import type { Language } from '../language/language.ts';
import { hmacHex, sameSignature } from './hmac.ts';

/** VNPay 2.1.0. Fields travel as `vnp_*`; amounts are đồng × 100. */
export type VnpayFields = Readonly<Record<string, string>>;

const unsigned = new Set(['vnp_SecureHash', 'vnp_SecureHashType']);

/** Sorted by name, empty ones left out, form-urlencoded (a space is `+`): the text that is signed. */
export function vnpaySignedText(fields: VnpayFields): string {
  const kept = Object.entries(fields)
    .filter(([name, value]) => !unsigned.has(name) && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(kept).toString();
}

export function vnpayHash(fields: VnpayFields, secret: string): string {
  return hmacHex('sha512', secret, vnpaySignedText(fields));
}

/** `yyyyMMddHHmmss` in Vietnam. */
export function vnpayTime(at: Instant): string {
  const { year, month, day, hour, minute, second } = ictParts(at);
  return [year, month, day, hour, minute, second]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
}

/** Order texts must not carry accents. */
export function vnpayInfo(text: string): string {
  // Folded letter by letter so that capitals stay capitals.
  return [...text.normalize('NFC')]
    .map((letter) =>
      fold(letter) === letter.toLowerCase()
        ? letter
        : letter === letter.toLowerCase()
          ? fold(letter)
          : fold(letter).toUpperCase(),
    )
    .join('')
    .replace(/[^A-Za-z0-9.:_-]+/g, ' ')
    .trim();
}

export type VnpayPayment = {
  readonly terminal: string;
  /** Whole đồng. */
  readonly amount: number;
  /** Unique per day. */
  readonly reference: string;
  readonly info: string;
  readonly returnUrl: string;
  readonly ip: string;
  readonly language: Language;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly bankCode?: string;
};

export function vnpayFields(payment: VnpayPayment): VnpayFields {
  return {
    vnp_Version: '2.1.0',
    vnp_Command: 'pay',
    vnp_TmnCode: payment.terminal,
    vnp_Amount: String(payment.amount * 100),
    vnp_CurrCode: 'VND',
    vnp_TxnRef: payment.reference,
    vnp_OrderInfo: vnpayInfo(payment.info),
    vnp_OrderType: 'other',
    // There is no Korean page.
    vnp_Locale: payment.language === 'vi' ? 'vn' : 'en',
    vnp_ReturnUrl: payment.returnUrl,
    vnp_IpAddr: payment.ip,
    vnp_CreateDate: vnpayTime(payment.createdAt),
    vnp_ExpireDate: vnpayTime(payment.expiresAt),
    vnp_BankCode: payment.bankCode ?? '',
  };
}

/** The address the buyer is sent to; the hash stands last. */
export function vnpayPayUrl(base: string, payment: VnpayPayment, secret: string): string {
  const text = vnpaySignedText(vnpayFields(payment));
  return `${base}?${text}&vnp_SecureHash=${hmacHex('sha512', secret, text)}`;
}

/** For the return address and the server call alike, before the amount is divided. */
export function vnpayGenuine(fields: VnpayFields, secret: string): boolean {
  return sameSignature((fields['vnp_SecureHash'] ?? '').toLowerCase(), vnpayHash(fields, secret));
}

/** Whole đồng of a call; null when the field is no such number. */
export function vnpayAmount(fields: VnpayFields): number | null {
  const hundredths = Number(fields['vnp_Amount']);
  return Number.isSafeInteger(hundredths) && hundredths >= 0 && hundredths % 100 === 0
    ? hundredths / 100
    : null;
}

const queryOrder = [
  'RequestId',
  'Version',
  'Command',
  'TmnCode',
  'TxnRef',
  'TransactionDate',
  'CreateDate',
  'IpAddr',
  'OrderInfo',
] as const;
const refundOrder = [
  'RequestId',
  'Version',
  'Command',
  'TmnCode',
  'TransactionType',
  'TxnRef',
  'Amount',
  'TransactionNo',
  'TransactionDate',
  'CreateBy',
  'CreateDate',
  'IpAddr',
  'OrderInfo',
] as const;

const piped = (fields: VnpayFields, order: readonly string[]): string =>
  order.map((name) => fields[`vnp_${name}`] ?? '').join('|');

export function vnpayQueryHash(fields: VnpayFields, secret: string): string {
  return hmacHex('sha512', secret, piped(fields, queryOrder));
}

export function vnpayRefundHash(fields: VnpayFields, secret: string): string {
  return hmacHex('sha512', secret, piped(fields, refundOrder));
}
