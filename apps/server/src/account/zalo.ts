/** Zalo's OAuth v4 with PKCE (domain reference 3.6); null results are refusals. */
export type Zalo = {
  exchange(code: string, codeVerifier: string): Promise<string | null>;
  me(accessToken: string): Promise<{ id: string; name: string } | null>;
};

export type ZaloConfiguration = {
  readonly appId: string;
  readonly secret: string;
  readonly oauthUrl: string;
  readonly graphUrl: string;
};

export const zaloDefaults = {
  oauthUrl: 'https://oauth.zaloapp.com',
  graphUrl: 'https://graph.zalo.me',
};

const timeoutMs = 8_000;

/** Zalo over HTTP; the secret stays on this side (D54). */
export function zaloOverHttp({ appId, secret, oauthUrl, graphUrl }: ZaloConfiguration): Zalo {
  return {
    exchange: async (code, codeVerifier) => {
      const response = await fetch(`${oauthUrl}/v4/access_token`, {
        method: 'POST',
        headers: { secret_key: secret },
        body: new URLSearchParams({
          app_id: appId,
          grant_type: 'authorization_code',
          code,
          code_verifier: codeVerifier,
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = await answerOf(response);
      return typeof body['access_token'] === 'string' ? body['access_token'] : null;
    },
    me: async (accessToken) => {
      const response = await fetch(`${graphUrl}/v2.0/me?fields=id,name`, {
        headers: { access_token: accessToken },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { id, name } = await answerOf(response);
      return typeof id === 'string' && typeof name === 'string'
        ? { id: id.slice(0, 64), name: name.slice(0, 160) }
        : null;
    },
  };
}

/** Zalo answers refusals with 200 and an `error`; anything that is not an object counts as a refusal. */
async function answerOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
