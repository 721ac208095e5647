import { createHash, randomBytes } from 'node:crypto';

/** A fresh bearer token: 256 random bits, 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: enough to recognise it, nothing to sign in with. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/**
 * The commerce tokens of a session follow from its token, so asking again gives the same ones and no
 * second row. Nobody can go back from them: SHA-256.
 */
export const derivedToken = (token: string, kind: 'commerce' | 'partner'): string =>
  createHash('sha256').update(`${kind}:${token}`).digest('base64url');
