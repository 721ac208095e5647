import type { JWTPayload } from 'jose';
import type { CodeProvider } from '../providers.ts';
import { ask, textOf } from './ask.ts';
import { idTokenVerifier } from './id-token.ts';

export type GoogleSettings = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  readonly issuers: readonly string[];
};

export const googleEndpoints = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
} as const;

/** An address Google has not checked is somebody's claim. */
const emailIn = (claims: JWTPayload): string | null =>
  claims['email_verified'] === true ? textOf(claims['email'], 254) : null;

/** Google: code with PKCE for an ID token; the ID token is the proof at sign-in. */
export function google(settings: GoogleSettings, now: () => number): CodeProvider {
  const verify = idTokenVerifier({ ...settings, audience: settings.clientId, now });
  return {
    clientId: settings.clientId,
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
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
          code,
          code_verifier: codeVerifier,
          redirect_uri: redirectUri,
        }),
      });
      const token = answer['id_token'];
      const claims = typeof token === 'string' ? await verify(token, nonce) : null;
      if (claims?.sub === undefined || typeof token !== 'string') return null;
      const name = textOf(claims['name'], 80);
      return {
        socialId: claims.sub,
        email: emailIn(claims),
        firstName: textOf(claims['given_name'], 80) ?? name ?? 'Google',
        lastName: textOf(claims['family_name'], 80) ?? '',
        avatar: textOf(claims['picture'], 500),
        token,
      };
    },
  };
}
