import { createHmac } from 'node:crypto';
import type { CodeProvider } from '../providers.ts';
import { ask, textOf } from './ask.ts';

export type FacebookSettings = {
  readonly appId: string;
  readonly appSecret: string;
  /** With the version, `https://www.facebook.com/v17.0/dialog/oauth`. */
  readonly authorizeUrl: string;
  /** With the version, `https://graph.facebook.com/v17.0`. */
  readonly graphUrl: string;
};

/** Platform 7; past its life at Facebook, so it stands in the configuration (D56). */
export const facebookVersion = 'v17.0';

export const facebookEndpoints = (version: string) => ({
  authorizeUrl: `https://www.facebook.com/${version}/dialog/oauth`,
  graphUrl: `https://graph.facebook.com/${version}`,
});

/** Facebook names an address without saying whether it was ever confirmed: it proves nothing, so it is not taken. */
const unvouched = { email: null };

/** Facebook: code for an access token. The token is proof only when Facebook says that it is ours and whose it is. */
export function facebook(settings: FacebookSettings, now: () => number): CodeProvider {
  const { appId, appSecret, graphUrl } = settings;

  const isOurs = async (token: string): Promise<string | null> => {
    const answer = await ask(
      `${graphUrl}/debug_token?${new URLSearchParams({ input_token: token })}`,
      {
        headers: { authorization: `Bearer ${appId}|${appSecret}` },
      },
    );
    const data = typeof answer['data'] === 'object' ? { ...answer['data'] } : {};
    const found: Record<string, unknown> = data;
    const ends = Number(found['expires_at'] ?? 0);
    const valid = found['is_valid'] === true && (ends === 0 || ends * 1000 > now());
    return valid && String(found['app_id']) === appId ? textOf(found['user_id'], 64) : null;
  };

  const me = async (token: string): Promise<Record<string, unknown>> => {
    const fields = new URLSearchParams({
      fields: 'id,name,first_name,last_name,picture',
      appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
    });
    return ask(`${graphUrl}/me?${fields}`, { headers: { authorization: `Bearer ${token}` } });
  };

  return {
    clientId: appId,
    authorizeUrl: settings.authorizeUrl,
    async prove(socialId, token) {
      if (token === undefined || (await isOurs(token)) !== socialId) return 'refused';
      return (await me(token))['id'] === socialId ? unvouched : 'refused';
    },
    async exchange({ code, redirectUri }) {
      const answer = await ask(`${graphUrl}/oauth/access_token`, {
        method: 'POST',
        body: new URLSearchParams({
          client_id: appId,
          client_secret: appSecret,
          code,
          redirect_uri: redirectUri,
        }),
      });
      const token = textOf(answer['access_token'], 4096);
      if (token === null) return null;
      const person = await me(token);
      const socialId = textOf(person['id'], 64);
      if (socialId === null || (await isOurs(token)) !== socialId) return null;
      return {
        socialId,
        ...unvouched,
        firstName: textOf(person['first_name'], 80) ?? textOf(person['name'], 80) ?? 'Facebook',
        lastName: textOf(person['last_name'], 80) ?? '',
        avatar: avatarOf(person['picture']),
        token,
      };
    },
  };
}

function avatarOf(picture: unknown): string | null {
  if (typeof picture !== 'object' || picture === null || !('data' in picture)) return null;
  const { data } = picture;
  return typeof data === 'object' && data !== null && 'url' in data ? textOf(data.url, 500) : null;
}
