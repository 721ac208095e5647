import { ictParts, type Instant } from '../calendar/ict.ts';
import { hmacHex, sameSignature } from './hmac.ts';

/** ZaloPay v2. `embedData` and `item` are JSON texts, `{}` and `[]` when empty. `appTime` in milliseconds. */
export type ZalopayOrder = {
  readonly appId: number;
  readonly appTransId: string;
  readonly appUser: string;
  readonly amount: number;
  readonly appTime: Instant;
  readonly embedData: string;
  readonly item: string;
};

export function zalopayCreateText({
  appId,
  appTransId,
  appUser,
  amount,
  appTime,
  embedData,
  item,
}: ZalopayOrder): string {
  return [appId, appTransId, appUser, amount, appTime, embedData, item].join('|');
}

export function zalopayCreateMac(order: ZalopayOrder, key1: string): string {
  return hmacHex('sha256', key1, zalopayCreateText(order));
}

/** `yymmdd_…` with the date in Vietnam. */
export function zalopayTransId(at: Instant, number: string): string {
  const { year, month, day } = ictParts(at);
  return `${String(year).slice(-2)}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}_${number}`;
}

/** The call's `data` is signed as the text it arrived as; parse it only afterwards. */
export function zalopayCallbackMac(data: string, key2: string): string {
  return hmacHex('sha256', key2, data);
}

export function zalopayGenuine(data: string, mac: string, key2: string): boolean {
  return sameSignature(mac, zalopayCallbackMac(data, key2));
}

export function zalopayQueryMac(appId: number, appTransId: string, key1: string): string {
  return hmacHex('sha256', key1, `${appId}|${appTransId}|${key1}`);
}

/** What stands in the address a browser comes back to. */
export const zalopayReturnFields = [
  'appid',
  'apptransid',
  'pmcid',
  'bankcode',
  'amount',
  'discountamount',
  'status',
] as const;
export type ZalopayReturn = Readonly<Partial<Record<string, string>>>;

export function zalopayReturnChecksum(fields: ZalopayReturn, key2: string): string {
  return hmacHex('sha256', key2, zalopayReturnFields.map((name) => fields[name] ?? '').join('|'));
}

export function zalopayReturnGenuine(fields: ZalopayReturn, key2: string): boolean {
  return sameSignature(fields['checksum'] ?? '', zalopayReturnChecksum(fields, key2));
}

export type ZalopayRefund = {
  readonly appId: number;
  readonly zpTransId: string;
  readonly amount: number;
  readonly description: string;
  readonly timestamp: Instant;
};

export function zalopayRefundMac(refund: ZalopayRefund, key1: string): string {
  const { appId, zpTransId, amount, description, timestamp } = refund;
  return hmacHex('sha256', key1, [appId, zpTransId, amount, description, timestamp].join('|'));
}

export function zalopayRefundQueryMac(
  appId: number,
  refundId: string,
  timestamp: Instant,
  key1: string,
): string {
  return hmacHex('sha256', key1, [appId, refundId, timestamp].join('|'));
}

/** `yymmdd_app_…` with the date in Vietnam: the key by which a refund sent again is one refund. */
export function zalopayRefundId(at: Instant, appId: number, number: string): string {
  return zalopayTransId(at, `${appId}_${number}`);
}
