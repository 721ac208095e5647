import type { Provider } from '../providers.ts';
import { ask, textOf } from './ask.ts';

/** Zalo's OAuth v4 with PKCE (domain reference 3.6); null results are refusals. */
export type Zalo = {
  exchange(code: string, codeVerifier: string): Promise<string | null>;
  me(accessToken: string): Promise<{ id: string; name: string } | null>;
};

export type ZaloSettings = {
  readonly appId: string;
  readonly secret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly graphUrl: string;
};

export const zaloEndpoints = {
  authorizeUrl: 'https://oauth.zaloapp.com/v4/permission',
  tokenUrl: 'https://oauth.zaloapp.com/v4/access_token',
  graphUrl: 'https://graph.zalo.me/v2.0',
} as const;

/** Zalo over HTTP; the secret stays on this side (D54). Zalo answers refusals with 200 and an `error`. */
export function zaloOverHttp({ appId, secret, tokenUrl, graphUrl }: ZaloSettings): Zalo {
  return {
    exchange: async (code, codeVerifier) => {
      const answer = await ask(tokenUrl, {
        method: 'POST',
        headers: { secret_key: secret },
        body: new URLSearchParams({
          app_id: appId,
          grant_type: 'authorization_code',
          code,
          code_verifier: codeVerifier,
        }),
      });
      return textOf(answer['access_token'], 4096);
    },
    me: async (accessToken) => {
      const answer = await ask(`${graphUrl}/me?fields=id,name`, {
        headers: { access_token: accessToken },
      });
      const id = textOf(answer['id'], 64);
      const name = textOf(answer['name'], 80);
      return id === null || name === null ? null : { id, name };
    },
  };
}

/** Zalo's access token is the proof: Zalo itself says whose it is. */
export function zaloProvider(settings: ZaloSettings, zalo: Zalo): Provider {
  return {
    clientId: settings.appId,
    authorizeUrl: settings.authorizeUrl,
    prove: async (socialId, token) =>
      token !== undefined && (await zalo.me(token))?.id === socialId ? { email: null } : 'refused',
  };
}
