import { Secret, TOTP } from 'otpauth';

/** What every authenticator app assumes (RFC 6238): SHA-1, six digits, steps of thirty seconds. */
const periodSeconds = 30;
const issuer = 'Hiên';

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });

/** 160 random bits in base32, as the RFC recommends for SHA-1. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the picture: `otpauth://totp/…`. */
export const otpauthUri = (secret: string, email: string): string => totp(secret, email).toString();

/** The code of an instant; tests and people with an app know it, nobody else. */
export const codeAt = (secret: string, at: number): string =>
  totp(secret).generate({ timestamp: at });

/** The step whose code this is, a step early or late for clocks that differ; null for none. */
export function stepOf(secret: string, code: string, at: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: at, window: 1 });
  return delta === null ? null : Math.floor(at / 1000 / periodSeconds) + delta;
}
