import { codeChallenge } from '@hien/domain';
import { describe, expect, it } from 'vitest';
import { newAttempt } from './attempt.ts';
import { authorizeUrl } from './authorize-url.ts';

const pages = {
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  apple: 'https://appleid.apple.com/auth/authorize',
  facebook: 'https://www.facebook.com/v17.0/dialog/oauth',
  zalo: 'https://oauth.zaloapp.com/v4/permission',
} as const;

const opened = async (method: keyof typeof pages) => {
  const attempt = newAttempt({ method, client_id: 'client-1' }, 'https://hien.vn', '/vi/login');
  const url = new URL(await authorizeUrl(pages[method], attempt, 'ko'));
  const { state, nonce, ...query } = Object.fromEntries(url.searchParams);
  return { attempt, page: url.origin + url.pathname, state, nonce, query };
};

describe('what a provider is asked', () => {
  it('Google: a code for an ID token, with PKCE and nonce', async () => {
    const { attempt, page, state, nonce, query } = await opened('google');
    expect([page, state, nonce]).toEqual([pages.google, attempt.state, attempt.nonce]);
    expect(query).toEqual({
      client_id: 'client-1',
      redirect_uri: 'https://hien.vn/social-callback',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: await codeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
      hl: 'ko',
    });
  });

  it('Apple: a code in the address, so neither name nor e-mail', async () => {
    const { attempt, nonce, query } = await opened('apple');
    expect(nonce).toBe(attempt.nonce);
    expect(query).toEqual({
      client_id: 'client-1',
      redirect_uri: 'https://hien.vn/social-callback',
      response_type: 'code',
      response_mode: 'query',
    });
  });

  it('Facebook: v17.0, public profile and e-mail', async () => {
    const { page, query } = await opened('facebook');
    expect(page).toContain('/v17.0/');
    expect(query).toMatchObject({ scope: 'public_profile,email', display: 'popup' });
  });

  it('Zalo: PKCE (3.6)', async () => {
    const { attempt, query } = await opened('zalo');
    expect(query).toEqual({
      app_id: 'client-1',
      redirect_uri: 'https://hien.vn/social-callback',
      code_challenge: await codeChallenge(attempt.verifier),
    });
  });

  it.each(['google', 'apple', 'facebook', 'zalo'] as const)(
    '%s: the verifier stays here, and no two attempts are alike',
    async (method) => {
      const [one, other] = [await opened(method), await opened(method)];
      expect(JSON.stringify(one.query)).not.toContain(one.attempt.verifier);
      expect(one.state).not.toBe(other.state);
      expect(one.attempt.verifier).toMatch(/^[\w-]{43}$/);
    },
  );
});
