import { createHmac, timingSafeEqual } from 'node:crypto';

export type HashName = 'sha256' | 'sha512';

export function hmacHex(hash: HashName, secret: string, text: string): string {
  return createHmac(hash, secret).update(text, 'utf8').digest('hex');
}

export function hmacBase64(hash: HashName, secret: string, text: string): string {
  return createHmac(hash, secret).update(text, 'utf8').digest('base64');
}

/** Compares two signatures in constant time. Hex in capitals is the same signature. */
export function sameSignature(
  given: string,
  expected: string,
  encoding: 'hex' | 'base64' = 'hex',
): boolean {
  const a = Buffer.from(given, encoding);
  const b = Buffer.from(expected, encoding);
  // Decoding stops at the first foreign character, so the text's length is compared as well.
  return (
    given.length === expected.length &&
    a.length === b.length &&
    a.length > 0 &&
    timingSafeEqual(a, b)
  );
}
