import { hmacHex, sameSignature } from './hmac.ts';

/** MoMo v2: `key=value` in alphabetical order, not URL-encoded, HMAC-SHA256 in hex. */
export const momoCreateFields = [
  'accessKey',
  'amount',
  'extraData',
  'ipnUrl',
  'orderId',
  'orderInfo',
  'partnerCode',
  'redirectUrl',
  'requestId',
  'requestType',
] as const;
export const momoIpnFields = [
  'accessKey',
  'amount',
  'extraData',
  'message',
  'orderId',
  'orderInfo',
  'orderType',
  'partnerCode',
  'payType',
  'requestId',
  'responseTime',
  'resultCode',
  'transId',
] as const;

export type MomoCreate = Readonly<Record<(typeof momoCreateFields)[number], string | number>>;
/** The access key is the shop's own; it is not in the call but in the signature. */
export type MomoIpn = Readonly<
  Record<Exclude<(typeof momoIpnFields)[number], 'accessKey'>, string | number>
>;

const raw = (names: readonly string[], values: Readonly<Record<string, string | number>>): string =>
  names.map((name) => `${name}=${values[name] ?? ''}`).join('&');

export function momoCreateText(values: MomoCreate): string {
  return raw(momoCreateFields, values);
}

export function momoCreateSignature(values: MomoCreate, secret: string): string {
  return hmacHex('sha256', secret, momoCreateText(values));
}

export function momoIpnSignature(values: MomoIpn, accessKey: string, secret: string): string {
  return hmacHex('sha256', secret, raw(momoIpnFields, { ...values, accessKey }));
}

export function momoGenuine(
  values: MomoIpn,
  signature: string,
  accessKey: string,
  secret: string,
): boolean {
  return sameSignature(signature, momoIpnSignature(values, accessKey, secret));
}

const refundFields = [
  'accessKey',
  'amount',
  'description',
  'orderId',
  'partnerCode',
  'requestId',
  'transId',
] as const;
export type MomoRefund = Readonly<Record<(typeof refundFields)[number], string | number>>;

/** `requestId` is the key by which the same refund, sent again, is one refund. */
export function momoRefundSignature(values: MomoRefund, secret: string): string {
  return hmacHex('sha256', secret, raw(refundFields, values));
}

const refundQueryFields = ['accessKey', 'orderId', 'partnerCode', 'requestId'] as const;
export type MomoRefundQuery = Readonly<Record<(typeof refundQueryFields)[number], string>>;

/** Asks for the refunds of a payment: `orderId` is the payment's. */
export function momoRefundQuerySignature(values: MomoRefundQuery, secret: string): string {
  return hmacHex('sha256', secret, raw(refundQueryFields, values));
}
