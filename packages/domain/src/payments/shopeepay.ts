import { hmacBase64, sameSignature } from './hmac.ts';

/** The header that carries the signature of the raw body (3.4; to be confirmed with the partner's papers). */
export const shopeepayHeader = 'X-Airpay-Req-H';

export function shopeepaySignature(body: string, secret: string): string {
  return hmacBase64('sha256', secret, body);
}

export function shopeepayGenuine(body: string, signature: string, secret: string): boolean {
  return sameSignature(signature, shopeepaySignature(body, secret), 'base64');
}
