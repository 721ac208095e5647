import { hmacHex, sameSignature } from './hmac.ts';

/** A bank's notice of money that arrived: HMAC-SHA256 in hex over the raw body. */
export const bankHeader = 'X-Bank-Signature';

export function bankSignature(body: string, secret: string): string {
  return hmacHex('sha256', secret, body);
}

export function bankGenuine(body: string, signature: string, secret: string): boolean {
  return sameSignature(signature.toLowerCase(), bankSignature(body, secret));
}

/** The memo of an order inside whatever banks and people wrote around it; null when none of ours is there. */
export function memoIn(text: string): string | null {
  return /SO\d{14}/.exec(text.toUpperCase().replace(/[^A-Z0-9]/g, ''))?.[0] ?? null;
}
