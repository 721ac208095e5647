import { type Answer, type Asked, json, trouble } from './answer.ts';
import { type Grants, idAt, verifierFits } from './grants.ts';
import { fullName } from './people.ts';

export type ZaloApp = { readonly appId: string; readonly secret: string };

/** Answers Zalo's calls. Zalo refuses with 200 and an `error`. */
export function zaloApi(
  { appId, secret }: ZaloApp,
  grants: Grants,
): (asked: Asked) => Answer | null {
  return ({ path, form, header }) => {
    if (path === '/access_token') {
      const grant = grants.redeem(
        form.get('code'),
        (found) =>
          form.get('app_id') === appId &&
          header('secret_key') === secret &&
          verifierFits(found, form.get('code_verifier')),
      );
      if (grant === null) return json({ error: -14003, error_name: 'invalid code' });
      return trouble(grant.outcome) ?? json({ access_token: grants.token(grant) });
    }
    if (path !== '/me') return null;
    const grant = grants.of(header('access_token'));
    return grant === null
      ? json({ error: 452, message: 'session key invalid' })
      : json({ id: idAt('zalo', grant.person), name: fullName(grant.person) });
  };
}
