import { type JWTPayload, createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { ProviderUnavailable } from './ask.ts';

export type IdTokenRules = {
  readonly jwksUrl: string;
  readonly issuers: readonly string[];
  /** The client id: a token for another application proves nothing here. */
  readonly audience: string;
  readonly now: () => number;
};

/** Null when the token is not the provider's word to us, now. @throws {ProviderUnavailable} */
export type VerifyIdToken = (token: string, nonce?: string) => Promise<JWTPayload | null>;

/** Checks signature, issuer, audience and expiry against the provider's published keys, and the nonce where one is given. */
export function idTokenVerifier({ jwksUrl, issuers, audience, now }: IdTokenRules): VerifyIdToken {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5_000 });
  return async (token, nonce) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: [...issuers],
        audience,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'iat', 'sub'],
        clockTolerance: 30,
        currentDate: new Date(now()),
      });
      return nonce === undefined || payload['nonce'] === nonce ? payload : null;
    } catch (error) {
      if (isRefusal(error)) return null;
      throw new ProviderUnavailable();
    }
  };
}

/** Whether the token itself is wrong; the rest is about fetching the keys. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    // Thrown as it is where the keys' address answers anything but 200 or anything but JSON.
    error.code !== 'ERR_JOSE_GENERIC'
  );
}
