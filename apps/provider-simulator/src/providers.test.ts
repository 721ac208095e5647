import { codeChallenge, codeVerifier, movableClock } from '@hien/domain';
import { providersOf } from '@hien/server/social';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from './simulator.ts';

const clock = movableClock(Date.parse('2026-11-20T03:00:00Z'));
const redirectUri = 'http://127.0.0.1:4000/social-callback';
const verifier = codeVerifier();
const nonce = 'a-nonce-of-this-window';

let simulator: Simulator;
let server: ReturnType<typeof providersOf>;

beforeAll(async () => {
  simulator = await startSimulator(0, clock.now);
  server = providersOf(simulator.settings, clock.now);
});
afterAll(() => simulator.close());

type Method = 'google' | 'apple' | 'facebook' | 'zalo';

/** Opens the window and presses a button there. */
async function press(method: Method, choice: string): Promise<URLSearchParams> {
  const { clientId, authorizeUrl } = server.providers[method];
  const query = new URLSearchParams({
    [method === 'zalo' ? 'app_id' : 'client_id']: clientId ?? '',
    redirect_uri: redirectUri,
    state: 'state-1',
    nonce,
    choice,
    code_challenge: await codeChallenge(verifier),
  });
  const response = await fetch(`${authorizeUrl}?${query}`, { redirect: 'manual' });
  const to = new URL(response.headers.get('location') ?? 'http://nowhere');
  expect(to.origin + to.pathname).toBe(redirectUri);
  return to.searchParams;
}

const exchange = async (method: Exclude<Method, 'zalo'>, choice: string, more: object = {}) => {
  const code = (await press(method, choice)).get('code') ?? '';
  return server.providers[method].exchange({
    code,
    codeVerifier: verifier,
    nonce,
    redirectUri,
    ...more,
  });
};

const withCodes = ['google', 'apple', 'facebook'] as const;

describe.each(withCodes)('%s', (method) => {
  test('a code becomes a person, the same one the next time, and a proof of that person alone', async () => {
    const person = await exchange(method, 'an');
    expect(person).not.toBeNull();
    expect(await exchange(method, 'an')).toMatchObject({ socialId: person?.socialId });
    const { prove } = server.providers[method];
    expect(await prove(person?.socialId ?? '', person?.token)).toEqual({ email: person?.email });
    expect(await prove('somebody-else', person?.token)).toBe('refused');
    expect(await prove(person?.socialId ?? '', undefined)).toBe('refused');
    expect(await prove(person?.socialId ?? '', 'made-up')).toBe('refused');
  });

  test.each(['used-code', 'other-app', 'expired'])('%s is refused', async (choice) => {
    expect(await exchange(method, choice)).toBeNull();
  });

  test('a code is good once', async () => {
    const code = (await press(method, 'an')).get('code') ?? '';
    const once = { code, codeVerifier: verifier, nonce, redirectUri };
    expect(await server.providers[method].exchange(once)).not.toBeNull();
    expect(await server.providers[method].exchange(once)).toBeNull();
  });

  test('a code for another way back is refused', async () => {
    const redirect = { redirectUri: 'http://evil.example/social-callback' };
    expect(await exchange(method, 'an', redirect)).toBeNull();
  });

  test('who does not answer is unavailable', async () => {
    await expect(exchange(method, 'down-later')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('refusal and another state come back as such', async () => {
    expect(Object.fromEntries(await press(method, 'refuse'))).toEqual({
      error: 'access_denied',
      state: 'state-1',
    });
    expect((await press(method, 'wrong-state')).get('state')).not.toBe('state-1');
  });
});

describe.each(['google', 'apple'] as const)('the ID token of %s', (method) => {
  test.each(['wrong-nonce', 'forged'])('%s is refused', async (choice) => {
    expect(await exchange(method, choice)).toBeNull();
  });

  test('proves nothing an hour later', async () => {
    const person = await exchange(method, 'an');
    clock.advance(3_700_000);
    const { prove } = server.providers[method];
    expect(await prove(person?.socialId ?? '', person?.token)).toBe('refused');
  });

  test("proves nothing at the other provider's", async () => {
    const person = await exchange(method, 'an');
    const other = server.providers[method === 'google' ? 'apple' : 'google'];
    expect(await other.prove(person?.socialId ?? '', person?.token)).toBe('refused');
  });
});

test('a code without its verifier is refused (PKCE)', async () => {
  expect(await exchange('google', 'an', { codeVerifier: codeVerifier() })).toBeNull();
});

test('names and e-mails as each provider gives them', async () => {
  expect(await exchange('google', 'an')).toMatchObject({
    email: 'an.google@hien.example',
    firstName: 'Thu An',
    lastName: 'Nguyễn',
  });
  expect(await exchange('google', 'hannah')).toMatchObject({ email: null });
  expect(await exchange('facebook', 'seoyeon')).toMatchObject({
    firstName: '서연',
    lastName: '이',
    // It does not say whether the address was ever confirmed.
    email: null,
  });
  expect(await exchange('apple', 'an')).toMatchObject({
    email: null,
    firstName: 'Anonymous',
    lastName: '',
  });
});

describe('zalo', () => {
  const take = async (choice: string, withVerifier = verifier) =>
    (await server.zalo?.exchange((await press('zalo', choice)).get('code') ?? '', withVerifier)) ??
    null;

  test('a code becomes a token, and the token a person', async () => {
    const token = await take('seoyeon');
    const me = await server.zalo?.me(token ?? '');
    expect(me?.name).toBe('이 서연');
    const { prove } = server.providers.zalo;
    expect(await prove(me?.id ?? '', token ?? undefined)).toEqual({ email: null });
    expect(await prove('somebody-else', token ?? undefined)).toBe('refused');
    expect(await prove(me?.id ?? '', undefined)).toBe('refused');
  });

  test('a used code, another verifier and a made-up token are refused', async () => {
    expect(await take('used-code')).toBeNull();
    expect(await take('an', codeVerifier())).toBeNull();
    expect(await server.zalo?.me('made-up')).toBeNull();
  });

  test('who does not answer is unavailable', async () => {
    await expect(take('down-later')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

test('keys that cannot be had are no refusal', async () => {
  const { google } = simulator.settings;
  if (google === null) throw new Error('Google is not played');
  const { token = '' } = (await exchange('google', 'an')) ?? {};
  const gone = providersOf(
    { ...simulator.settings, google: { ...google, jwksUrl: `${simulator.origin}/nothing` } },
    clock.now,
  );
  await expect(gone.providers.google.prove('x', token)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});
