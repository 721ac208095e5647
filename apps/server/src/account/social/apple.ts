import { type JWTPayload, SignJWT, importPKCS8 } from 'jose';
import type { CodeProvider } from '../providers.ts';
import { ask, textOf } from './ask.ts';
import { idTokenVerifier } from './id-token.ts';

export type AppleSettings = {
  /** The Services ID. */
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** The key of the .p8 file, PKCS #8 in PEM. */
  readonly privateKey: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  readonly issuer: string;
};

export const appleEndpoints = {
  authorizeUrl: 'https://appleid.apple.com/auth/authorize',
  tokenUrl: 'https://appleid.apple.com/auth/token',
  jwksUrl: 'https://appleid.apple.com/auth/keys',
  issuer: 'https://appleid.apple.com',
} as const;

/** What Apple's members are called until they say (platform 9). */
const placeholderName = 'Anonymous';

/** Apple: code for an ID token. Names are not asked for: Apple gives them only to a page that takes posts from it. */
export function apple(settings: AppleSettings, now: () => number): CodeProvider {
  const { clientId, issuer } = settings;
  const verify = idTokenVerifier({ ...settings, issuers: [issuer], audience: clientId, now });
  return {
    clientId,
    authorizeUrl: settings.authorizeUrl,
    async prove(socialId, token) {
      const claims = token === undefined ? null : await verify(token);
      return claims?.sub === socialId ? { email: emailIn(claims) } : 'refused';
    },
    async exchange({ code, codeVerifier, nonce, redirectUri }) {
      const answer = await ask(settings.tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: await clientSecret(settings, now()),
          code,
          code_verifier: codeVerifier,
          redirect_uri: redirectUri,
        }),
      });
      const token = answer['id_token'];
      const claims = typeof token === 'string' ? await verify(token, nonce) : null;
      if (claims?.sub === undefined || typeof token !== 'string') return null;
      return {
        socialId: claims.sub,
        email: emailIn(claims),
        firstName: placeholderName,
        lastName: '',
        avatar: null,
        token,
      };
    },
  };
}

/** Apple takes a short-lived JWT, signed with our key, in place of a fixed secret. */
async function clientSecret(settings: AppleSettings, now: number): Promise<string> {
  const key = await importPKCS8(settings.privateKey, 'ES256');
  const seconds = Math.floor(now / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: settings.keyId })
    .setIssuer(settings.teamId)
    .setSubject(settings.clientId)
    .setAudience(settings.issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(key);
}

/** Apple says whether it has checked the address as a word or as a boolean. */
function emailIn(claims: JWTPayload): string | null {
  const checked: unknown = claims['email_verified'];
  return checked === true || checked === 'true' ? textOf(claims['email'], 254) : null;
}
