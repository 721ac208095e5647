import type { SocialMethod } from '@hien/api';
import { type Language, codeChallenge } from '@hien/domain';
import type { Attempt } from './attempt.ts';

type Query = Readonly<Record<string, string>>;

/** What each provider's page is asked, by its own documents. */
const queries: Readonly<
  Record<SocialMethod, (attempt: Attempt, challenge: string, language: Language) => Query>
> = {
  google: ({ clientId, redirectUri, state, nonce }, challenge, language) => ({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
    hl: language,
  }),
  // Names and e-mail would need a page that takes posts from Apple (ADR 0025).
  apple: ({ clientId, redirectUri, state, nonce }) => ({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'query',
    state,
    nonce,
  }),
  facebook: ({ clientId, redirectUri, state }) => ({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'public_profile,email',
    display: 'popup',
    state,
  }),
  zalo: ({ clientId, redirectUri, state }, challenge) => ({
    app_id: clientId,
    redirect_uri: redirectUri,
    code_challenge: challenge,
    state,
  }),
};

/** The address of the provider's page for one attempt. It holds no secret and no token. */
export async function authorizeUrl(
  authorizePage: string,
  attempt: Attempt,
  language: Language,
): Promise<string> {
  const url = new URL(authorizePage);
  const query = queries[attempt.method](attempt, await codeChallenge(attempt.verifier), language);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
