import { hmacBase64, sameSignature } from './hmac.ts';

/** The header that carries the signature of the raw body (3.4; to be confirmed with the partner's papers). */
export const shopeepayHeader = 'X-Airpay-Req-H';

export function shopeepaySignature(body: string, secret: string): string {
  return hmacBase64('sha256', secret, body);
}

export function shopeepayGenuine(body: string, signature: string, secret: string): boolean {
  return sameSignature(signature, shopeepaySignature(body, secret), 'base64');
}

const returnFields = ['amount', 'client_id', 'reference_id', 'result_code'] as const;
type ShopeepayReturn = Readonly<Partial<Record<string, string>>>;

/** The address a browser comes back to signs its fields in alphabetical order. */
export function shopeepayReturnSignature(fields: ShopeepayReturn, secret: string): string {
  return hmacBase64(
    'sha256',
    secret,
    returnFields.map((name) => `${name}=${fields[name] ?? ''}`).join('&'),
  );
}

export function shopeepayReturnGenuine(fields: ShopeepayReturn, secret: string): boolean {
  return sameSignature(
    fields['signature'] ?? '',
    shopeepayReturnSignature(fields, secret),
    'base64',
  );
}
