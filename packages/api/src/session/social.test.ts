import { setupServer } from 'msw/node';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../client/query-client.ts';
import { loadingAtom } from './atoms.ts';
import { clearTokens, readTokens } from './storage.ts';
import { fixtures, handlers, mock } from '../testing/index.ts';
import { type WindowCode, signInWithCode, whoIs } from './social.ts';

const server = setupServer(...Object.values(handlers));

const windowCode = (method: WindowCode['method'], code: string): WindowCode => ({
  method,
  clientId: '1234567890',
  code,
  codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  nonce: 'n-0S6_WzA2Mj-0S6_WzA2Mj',
  redirectUri: 'https://hien.example/social-callback',
});

beforeAll(() => server.listen());
beforeEach(clearTokens);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('who a code belongs to', () => {
  it.each(['google', 'apple', 'facebook'] as const)('%s: asked of our server', async (method) => {
    await expect(whoIs(windowCode(method, fixtures.socialCode))).resolves.toEqual({
      user_type: 'customer',
      login_method: method,
      ...fixtures.socialPerson,
    });
  });

  it('Zalo: by its two calls; one name, an empty last name, and no secret of ours (D54)', async () => {
    let sent: object = {};
    server.use(
      mock('exchangeZaloCode').answer(({ body }) => {
        sent = body;
        return { data: { access_token: fixtures.zalo.token } };
      }),
    );
    await expect(whoIs(windowCode('zalo', fixtures.zalo.code))).resolves.toEqual({
      user_type: 'customer',
      login_method: 'zalo',
      social_id: fixtures.zalo.id,
      email: null,
      first_name: fixtures.zalo.name,
      last_name: '',
      avatar: null,
      access_token: fixtures.zalo.token,
    });
    expect(Object.keys(sent).toSorted()).toEqual(['app_id', 'code', 'code_verifier', 'grant_type']);
  });
});

describe('sign-in with a code', () => {
  it('holds the loading flag from the first call to the last', async () => {
    const store = createStore();
    const flags: boolean[] = [];
    const stop = store.sub(loadingAtom, () => void flags.push(store.get(loadingAtom)));
    const outcome = await signInWithCode(
      createQueryClient(),
      windowCode('google', fixtures.socialCode),
    );
    stop();
    expect(outcome).toEqual({ outcome: 'signed-in' });
    expect(flags).toEqual([true, false]);
    expect(readTokens().token).toBe(fixtures.tokens.member);
  });

  it.each([
    [mock('exchangeSocialCode').error(422, { code: 'AUTH_06' }), 'AUTH_06'],
    [mock('exchangeSocialCode').error(503), 'UNAVAILABLE'],
    [mock('loginUser').error(403, { code: 'AUTH_08' }), 'AUTH_08'],
  ])('throws what went wrong, with the flag down and nobody signed in', async (handler, code) => {
    server.use(handler);
    const store = createStore();
    const stop = store.sub(loadingAtom, () => undefined);
    await expect(
      signInWithCode(createQueryClient(), windowCode('apple', fixtures.socialCode)),
    ).rejects.toMatchObject({ code });
    expect(store.get(loadingAtom)).toBe(false);
    expect(readTokens().token).toBeNull();
    stop();
  });

  it('hands over the person whom it could not register', async () => {
    server.use(
      mock('loginUser').answer({ data: null }),
      mock('registerUser').error(409, { code: 'AUTH_01' }),
    );
    await expect(
      signInWithCode(createQueryClient(), windowCode('google', fixtures.socialCode)),
    ).resolves.toMatchObject({
      outcome: 'register-failed',
      error: { code: 'AUTH_01' },
      person: { social_id: fixtures.socialPerson.social_id, access_token: 'social-token' },
    });
  });
});
