import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { versionInForce } from '../content/terms.ts';
import { listMails } from '../mail/outbox.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { password, testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';
import { type Providers, noProviders, notConfigured } from './providers.ts';

const providers: Providers = {
  ...noProviders,
  google: {
    ...notConfigured,
    clientId: 'client-1',
    prove: async (socialId, token) =>
      token === `proof-of-${socialId}` ? { email: `Cua.${socialId}@hien.example` } : 'refused',
  },
};

describe.each(databaseKinds)('accounts on %s', (kind) => {
  let server: TestApp;
  const clock = movableClock(testNow);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database, { clock, providers });
  });
  afterAll(() => server.close());

  const post = async (
    path: string,
    payload: object,
    headers: Record<string, string> = {},
    remoteAddress = '10.0.0.1',
  ) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers,
      remoteAddress,
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json<Record<string, unknown>>(),
    };
  };
  const login = (email: string, secret = password, address?: string) =>
    post('/app/auth/login-user', { email, password: secret, login_method: 'system' }, {}, address);
  const profile = (headers: Record<string, string>) =>
    server.app.inject({ url: '/app/user/profile', headers });

  test('signs in, in any case of the e-mail, and reads the profile', async () => {
    const { status, body } = await login('Khach@Hien.example');
    expect(status).toBe(200);
    const { token, expires_at } = body['data'] as { token: string; expires_at: string };
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(expires_at)).toBeGreaterThan(testNow);
    const found = await profile({ authorization: `Bearer ${token}` });
    expect(found.json()).toMatchObject({
      data: {
        email: 'khach@hien.example',
        roles: ['customer'],
        partner: [],
        user_membership: null,
      },
    });
    expect(found.headers['cache-control']).toBe('no-store');
  });

  test('tells the browser that a member is here, once, and takes it back', async () => {
    const { body } = await login('khach@hien.example');
    const { token } = body['data'] as { token: string };
    const authorization = `Bearer ${token}`;
    const cookie = 'hien-mode=dark; hien-member=1';
    const first = await profile({ authorization });
    expect(first.headers['set-cookie']).toBe(
      'hien-member=1; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
    );
    expect((await profile({ authorization, cookie })).headers['set-cookie']).toBeUndefined();
    const { headers } = await post(
      '/app/auth/sign-out',
      { everywhere: false },
      { authorization, cookie },
    );
    const gone = 'hien-member=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly';
    expect(headers['set-cookie']).toBe(gone);
    const late = await profile({ authorization, cookie });
    expect([late.statusCode, late.headers['set-cookie']]).toEqual([401, gone]);
  });

  test('keeps the token as a hash alone', async () => {
    const { authorization } = await signIn(server.app, 'khach@hien.example');
    const rows = await server.database.rows<{ line: string }>(
      { text: 'select s::text as line from sessions s' },
      [],
    );
    expect(rows.some(({ line }) => line.includes(authorization.slice(7)))).toBe(false);
  });

  test.each(['khach@hien.example', 'nobody@hien.example', 'roi@hien.example'])(
    'a wrong sign-in as %s is AUTH_13',
    async (email) => {
      expect(await login(email, 'sai-mat-khau', '10.0.0.2')).toMatchObject({
        status: 401,
        body: { code: 'AUTH_13' },
      });
    },
  );

  test('a stopped account is told so only with the right password', async () => {
    expect(await login('dung@hien.example')).toMatchObject({
      status: 403,
      body: { code: 'AUTH_08' },
    });
    expect(await login('dung@hien.example', 'sai-mat-khau')).toMatchObject({ status: 401 });
  });

  test('an address that guesses is stopped, others are not, and time forgives', async () => {
    for (let tries = 0; tries < 8; tries += 1)
      await login('tho@hien.example', 'doan-mo', '10.0.0.3');
    const stopped = await login('tho@hien.example', password, '10.0.0.3');
    expect(stopped).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('tho@hien.example', password, '10.0.0.4')).status).toBe(200);
    clock.advance(16 * 60_000);
    expect((await login('tho@hien.example', password, '10.0.0.3')).status).toBe(200);
  });

  test.each([
    'x',
    'Bearer',
    'Bearer abc',
    `Bearer ${'a'.repeat(43)}`,
    `Bearer ${'../'.repeat(20)}`,
    'Basic dTpw',
    `Bearer ${"' or 1=1 --".padEnd(30)}`,
  ])('the token %j opens nothing', async (authorization) => {
    const answer = await profile({ authorization });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('a token ends, is taken back, and shows nothing once the account left', async () => {
    const headers = await signIn(server.app, 'tho@hien.example');
    await server.database.rows(
      { text: `update users set status = 'withdrawn' where email = 'tho@hien.example'` },
      [],
    );
    expect((await profile(headers)).json()).toEqual({ data: null });
    await server.database.rows(
      { text: `update users set status = 'active' where email = 'tho@hien.example'` },
      [],
    );
    expect((await profile(headers)).statusCode).toBe(200);
    await server.database.rows(
      { text: `update sessions set revoked_at = now() where user_id = 3` },
      [],
    );
    expect((await profile(headers)).statusCode).toBe(401);
    const later = await signIn(server.app, 'khach@hien.example');
    clock.advance(31 * 86_400_000);
    expect((await profile(later)).statusCode).toBe(401);
  });

  test('commerce tokens: the same for one session, the partner one for partners, each for its API', async () => {
    const read = async (email: string) => {
      const headers = await signIn(server.app, email);
      const answers = [];
      for (let times = 0; times < 2; times += 1)
        answers.push(
          (
            await server.app.inject({ url: '/commerce-app/auth/users-commerce-token', headers })
          ).json(),
        );
      expect(answers[1]).toEqual(answers[0]);
      return (
        answers[0] as { data: { commerce_token: string; commerce_partner_token: string | null } }
      ).data;
    };
    const buyer = await read('khach@hien.example');
    expect(buyer.commerce_partner_token).toBeNull();
    expect((await read('ban-hang@hien.example')).commerce_partner_token).toMatch(/^[\w-]{43}$/);
    expect((await profile({ authorization: `Bearer ${buyer.commerce_token}` })).statusCode).toBe(
      401,
    );
  });

  const newcomer = {
    user_type: 'customer',
    login_method: 'system',
    email: 'Moi@hien.example',
    password: 'hien-2026',
    confirm_password: 'hien-2026',
    first_name: 'An',
    last_name: 'Trần',
    verification_code: '204815',
    terms: true,
  };

  test('refuses what a registration may not be', async () => {
    expect(
      await post('/app/auth/register-user', {
        ...newcomer,
        email: 'a@b.vn',
        confirm_password: 'hien-2027',
      }),
    ).toMatchObject({ status: 422, body: { code: 'AUTH_07' } });
    expect(
      await post('/app/auth/register-user', { ...newcomer, email: 'khong-phai' }),
    ).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(
      await post('/app/auth/register-user', { ...newcomer, email: 'b@b.vn', roles: ['admin'] }),
    ).toMatchObject({ status: 400 });
    expect(
      await post('/app/auth/register-user', { ...newcomer, email: 'b@b.vn', terms: false }),
    ).toMatchObject({ status: 400 });
  });

  const social = {
    user_type: 'customer',
    login_method: 'google',
    social_id: '77',
    email: null,
    first_name: 'Google',
    last_name: '',
    avatar: null,
  };

  test('a provider must vouch for an id', async () => {
    const stranger = await post(
      '/app/auth/login-user',
      { login_method: 'google', social_id: '77' },
      { 'accept-language': 'en' },
    );
    expect(stranger).toMatchObject({
      status: 200,
      body: { data: null, code: 'AUTH_10', message: 'Please register for an account!' },
    });
    expect(await post('/app/auth/register-user', social)).toMatchObject({
      status: 422,
      body: { code: 'AUTH_08' },
    });
    expect(
      (await post('/app/auth/register-user', { ...social, access_token: 'proof-of-77' })).status,
    ).toBe(201);
    expect(
      (await post('/app/auth/register-user', { ...social, access_token: 'proof-of-77' })).status,
    ).toBe(409);
    expect(
      (await post('/app/auth/login-user', { login_method: 'google', social_id: '77' })).status,
    ).toBe(401);
    expect(
      (
        await post('/app/auth/login-user', {
          login_method: 'google',
          social_id: '77',
          access_token: 'proof-of-77',
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await post('/app/auth/register-user', {
          ...social,
          login_method: 'apple',
          access_token: 'x',
        })
      ).status,
    ).toBe(422);
  });

  describe('the e-mail of a social registration', () => {
    const person = (id: string, more: object) => ({
      ...social,
      social_id: id,
      access_token: `proof-of-${id}`,
      ...more,
    });
    const rows = (text: string, values: unknown[]) => server.database.rows({ text }, values);

    test('is taken when the provider vouches for it, with what was agreed to', async () => {
      const body = person('81', { email: 'cua.81@hien.example', marketing_consent: true });
      expect(await post('/app/auth/register-user', body)).toMatchObject({
        status: 201,
        body: { data: { email: 'cua.81@hien.example' } },
      });
      const given = await rows(
        `select c.kind, c.version, c.at from consents c join users u on u.id = c.user_id
         where u.email = $1 order by kind`,
        ['cua.81@hien.example'],
      );
      expect(given).toEqual([
        { kind: 'marketing', version: 1, at: new Date(clock.now()) },
        {
          kind: 'privacy',
          version: await versionInForce(server.database, 'privacy', clock.now()),
          at: new Date(clock.now()),
        },
        {
          kind: 'terms',
          version: await versionInForce(server.database, 'service', clock.now()),
          at: new Date(clock.now()),
        },
      ]);
    });

    test('cannot be occupied by a claim: its code proves it, and is counted', async () => {
      const email = 'nan-nhan@hien.example';
      expect(await post('/app/auth/register-user', person('82', { email }))).toMatchObject({
        status: 422,
        body: { code: 'AUTH_04', errors: [{ field: 'verification_code' }] },
      });
      await post('/app/auth/send-verification-code', { email, purpose: 'sign-up' });
      const [mail] = await listMails(server.database, { to: email });
      const code = String(mail?.values?.['code']);
      const wrong = code === '111111' ? '222222' : '111111';
      const tries = person('82', { email, verification_code: wrong });
      expect((await post('/app/auth/register-user', tries)).body).toMatchObject({
        code: 'AUTH_04',
      });
      expect(await rows('select 1 from users where email = $1', [email])).toEqual([]);
      const right = person('82', { email, verification_code: code });
      expect((await post('/app/auth/register-user', right)).status).toBe(201);
      expect((await post('/app/auth/register-user', right)).status).toBe(409);
    });
  });

  test('says which providers are configured', async () => {
    const { data } = (await server.app.inject({ url: '/app/auth/providers' })).json<{
      data: { items: { method: string; configured: boolean }[] };
    }>();
    expect(data.items.map(({ method, configured }) => [method, configured])).toEqual([
      ['google', true],
      ['facebook', false],
      ['apple', false],
      ['zalo', false],
    ]);
  });

  test('Zalo without configuration is AUTH_06', async () => {
    expect(
      await post('/app/zalo/access_token', {
        app_id: '1',
        grant_type: 'authorization_code',
        code: 'c',
        code_verifier: 'v'.repeat(43),
      }),
    ).toMatchObject({ status: 422, body: { code: 'AUTH_06' } });
    expect((await server.app.inject({ url: '/app/zalo/me?access_token=t' })).statusCode).toBe(422);
  });
});
