import { createHmac } from 'node:crypto';
import { type Answer, type Asked, json, trouble } from './answer.ts';
import { type Grants, idAt } from './grants.ts';
import { emailAt } from './people.ts';

export type FacebookApp = { readonly appId: string; readonly appSecret: string };

/** Answers Facebook's Graph calls under its version. */
export function facebookGraph(
  { appId, appSecret }: FacebookApp,
  grants: Grants,
  now: () => number,
): (asked: Asked) => Answer | null {
  const proofOf = (token: string): string =>
    createHmac('sha256', appSecret).update(token).digest('hex');
  const refusal = json({ error: { type: 'OAuthException', code: 190 } }, 400);

  const exchange = ({ form }: Asked): Answer => {
    const grant = grants.redeem(
      form.get('code'),
      (found) =>
        found.redirectUri === form.get('redirect_uri') &&
        form.get('client_id') === appId &&
        form.get('client_secret') === appSecret,
    );
    if (grant === null) return refusal;
    return trouble(grant.outcome) ?? json({ access_token: grants.token(grant) });
  };

  const debugToken = ({ query, header }: Asked): Answer => {
    const grant = grants.of(query.get('input_token'));
    if (header('authorization') !== `Bearer ${appId}|${appSecret}`) return refusal;
    if (grant === null) return json({ data: { is_valid: false } });
    const seconds = Math.floor(now() / 1000);
    return json({
      data: {
        app_id: grant.outcome === 'other-app' ? 'somebody-elses-app' : appId,
        user_id: idAt('facebook', grant.person),
        is_valid: grant.outcome !== 'expired',
        expires_at: grant.outcome === 'expired' ? seconds - 60 : seconds + 3600,
      },
    });
  };

  const me = ({ query, header }: Asked): Answer => {
    const token = header('authorization')?.replace('Bearer ', '') ?? '';
    const grant = grants.of(token);
    if (grant === null || query.get('appsecret_proof') !== proofOf(token)) return refusal;
    const { first, last } = grant.person;
    const email = emailAt('facebook', grant.person);
    return json({
      id: idAt('facebook', grant.person),
      first_name: first,
      last_name: last,
      ...(email === null ? {} : { email }),
    });
  };

  return (asked) => {
    switch (asked.path) {
      case '/oauth/access_token':
        return exchange(asked);
      case '/debug_token':
        return debugToken(asked);
      case '/me':
        return me(asked);
      default:
        return null;
    }
  };
}
