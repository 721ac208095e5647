import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { versionInForce } from '../../content/terms.ts';
import { listMails } from '../../mail/outbox.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { password, testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';
import { AttemptLimit, codeTryLimits } from '../../http/limits/attempt-limit.ts';

const minute = 60_000;
const day = 86_400_000;

describe.each(databaseKinds)('getting in on %s', (kind) => {
  let server: TestApp;
  const clock = movableClock(testNow);
  let visitors = 0;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database, { clock });
  });
  afterAll(() => server.close());

  /** Everybody comes from an address of their own, unless told. */
  const post = async (url: string, payload: object, from = `10.1.0.${(visitors += 1)}`) => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: from,
      headers: { 'accept-language': 'vi' },
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json<{
        code?: string;
        message?: string;
        errors?: { field: string; message: string }[];
        data?: { ticket: string; token: string };
      }>(),
    };
  };
  const send = (email: string, purpose = 'sign-up', from?: string) =>
    post('/app/auth/send-verification-code', { email, purpose }, from);
  const mails = async (to: string) =>
    (await listMails(server.database, { to })).map(({ template, values }) => ({
      template,
      values,
    }));
  const codeOf = async (to: string): Promise<string> => {
    const [newest] = await mails(to);
    return String(newest?.values?.['code']);
  };
  const another = (code: string): string =>
    code.replaceAll(/\d/g, (digit) => String(9 - Number(digit)));
  const newcomer = (email: string, code: string) => ({
    user_type: 'customer',
    login_method: 'system',
    email,
    password: 'hien-2026',
    confirm_password: 'hien-2026',
    first_name: 'An',
    last_name: 'Trần',
    verification_code: code,
    terms: true,
    marketing_consent: true,
  });
  const register = (email: string, code: string, from?: string) =>
    post('/app/auth/register-user', newcomer(email, code), from);
  const login = (email: string, secret: string) =>
    post('/app/auth/login-user', { email, password: secret, login_method: 'system' });
  const one = async <Value>(text: string, values: readonly unknown[] = []): Promise<Value> => {
    const [row] = await server.database.rows<{ value: Value }>({ text }, values);
    return row?.value as Value;
  };

  describe('a code', () => {
    test('registers once, with what was agreed to, version and time', async () => {
      expect((await send('Moi@hien.example')).status).toBe(200);
      const code = await codeOf('moi@hien.example');
      expect(code).toMatch(/^\d{6}$/);
      const answers = await Promise.all([1, 2, 3].map(() => register('moi@hien.example', code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      // The code was right and has done its work: the account is there, its owner can sign in.
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'AUTH_03',
        message: 'Tài khoản đã được kích hoạt. Bạn có thể đăng nhập.',
      });
      expect((await login('moi@hien.example', 'hien-2026')).status).toBe(200);
      const consents = await server.database.rows(
        {
          text: `select c.kind, c.version, c.granted, c.at from consents c join users u on u.id = c.user_id where u.email = 'moi@hien.example' order by kind`,
        },
        [],
      );
      expect(consents).toEqual(
        [
          ['marketing', 1],
          ['privacy', await versionInForce(server.database, 'privacy', clock.now())],
          ['terms', await versionInForce(server.database, 'service', clock.now())],
        ].map(([kind, version]) => ({
          kind,
          version,
          granted: true,
          at: new Date(clock.now()),
        })),
      );
    });

    test('is kept as a hash, and forgotten with its mail', async () => {
      await send('hash@hien.example');
      const code = await codeOf('hash@hien.example');
      const kept = await one<string>(
        `select v::text as value from verification_codes v where email = 'hash@hien.example'`,
      );
      expect(kept).not.toContain(code);
    });

    test('lets five tries pass, also when they come at the same time, then not even the right one', async () => {
      await send('doan@hien.example');
      const code = await codeOf('doan@hien.example');
      const guesses = await Promise.all(
        Array.from({ length: 9 }, () => register('doan@hien.example', another(code))),
      );
      expect(guesses.map(({ body }) => body.code).sort()).toEqual([
        ...Array.from({ length: 4 }, () => 'AUTH_04'),
        ...Array.from({ length: 5 }, () => 'AUTH_06'),
      ]);
      expect(
        guesses.flatMap(({ body }) => body.errors ?? []).map(({ message }) => message),
      ).toContain('Mã xác thực không đúng. Còn 1 lần thử.');
      expect(await register('doan@hien.example', code)).toMatchObject({
        status: 422,
        body: { code: 'AUTH_06', errors: [{ field: 'verification_code' }] },
      });
    });

    test('ends after ten minutes, and a new one ends the old one', async () => {
      await send('lau@hien.example');
      const first = await codeOf('lau@hien.example');
      clock.advance(10 * minute + 1);
      expect((await register('lau@hien.example', first)).body.code).toBe('AUTH_06');
      await send('lau@hien.example');
      const second = await codeOf('lau@hien.example');
      if (first !== second)
        expect((await register('lau@hien.example', first)).body.code).toBe('AUTH_04');
      expect((await register('lau@hien.example', second)).status).toBe(201);
    });

    test("opens nothing else than it was sent for, and nobody else's registration", async () => {
      await send('hai@hien.example');
      const code = await codeOf('hai@hien.example');
      expect(
        (await post('/app/auth/verify-code', { email: 'hai@hien.example', code })).body.code,
      ).toBe('AUTH_06');
      expect((await register('khac@hien.example', code)).body.code).toBe('AUTH_06');
    });

    test('is left as it was when the registration fails for another reason', async () => {
      await send('gap@hien.example');
      const code = await codeOf('gap@hien.example');
      expect(
        await post('/app/auth/register-user', {
          ...newcomer('gap@hien.example', code),
          confirm_password: 'khac-hoan-toan',
        }),
      ).toMatchObject({
        status: 422,
        body: { code: 'AUTH_07', errors: [{ field: 'confirm_password' }] },
      });
      expect((await register('gap@hien.example', code)).status).toBe(201);
    });

    test('is no guess when it is right, however often its form is sent again', async () => {
      const from = '10.9.0.1';
      await send('gui-lai@hien.example');
      const code = await codeOf('gui-lai@hien.example');
      expect((await register('gui-lai@hien.example', code, from)).status).toBe(201);
      // One guess is left to them.
      const guesses = new AttemptLimit(server.database, clock.now, codeTryLimits);
      for (let n = 1; n < 30; n += 1) await guesses.attempt(from, 'gui-lai@hien.example');
      for (let n = 0; n < 2; n += 1)
        expect((await register('gui-lai@hien.example', code, from)).body.code).toBe('AUTH_03');
      expect((await register('gui-lai@hien.example', another(code), from)).status).toBe(422);
      expect((await register('gui-lai@hien.example', another(code), from)).status).toBe(429);
    });

    test('is mailed once a minute, and not without end', async () => {
      await send('nhieu@hien.example');
      clock.advance(20_000);
      const soon = await send('nhieu@hien.example');
      expect(soon).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      expect(soon.headers['retry-after']).toBe('40');
      for (let times = 0; times < 5; times += 1) {
        clock.advance(minute);
        expect((await send('nhieu@hien.example')).status).toBe(200);
      }
      clock.advance(minute);
      expect((await send('nhieu@hien.example')).status).toBe(429);
      expect(await mails('nhieu@hien.example')).toHaveLength(6);
    });

    test('an address that asks for everybody is stopped, others are not', async () => {
      const from = '10.9.9.9';
      for (let n = 0; n < 40; n += 1)
        expect((await send(`loat${n}@hien.example`, 'sign-up', from)).status).toBe(200);
      expect((await send('loat40@hien.example', 'sign-up', from)).status).toBe(429);
      expect((await send('loat41@hien.example')).status).toBe(200);
    }, 60_000);
  });

  describe('whether an e-mail has an account', () => {
    test.each(['sign-up', 'reset-password'])('%s tells its owner alone', async (purpose) => {
      const has = await send('khach@hien.example', purpose);
      const hasNot = await send(`khong-${purpose}@hien.example`, purpose);
      expect(has.status).toBe(200);
      expect(has.body).toEqual(hasNot.body);
      const templates = async (to: string) => (await mails(to)).map(({ template }) => template)[0];
      expect([
        await templates('khach@hien.example'),
        await templates(`khong-${purpose}@hien.example`),
      ]).toEqual(
        purpose === 'sign-up' ? ['sign-up-taken', 'sign-up-code'] : ['reset-code', 'reset-unknown'],
      );
    });

    test('takes the same time', async () => {
      const timed = async (email: string): Promise<number> => {
        const start = performance.now();
        await send(email, 'reset-password');
        return performance.now() - start;
      };
      const known: number[] = [];
      const unknown: number[] = [];
      for (let n = 0; n < 9; n += 1) {
        clock.advance(61 * minute);
        known.push(await timed('tho@hien.example'));
        unknown.push(await timed('chang-ai@hien.example'));
      }
      // The hash of the code is most of it: without one the quickest would be ten times as quick.
      const [less = 0, more = 0] = [Math.min(...known), Math.min(...unknown)].sort((a, b) => a - b);
      expect(less).toBeGreaterThan(more / 2);
    }, 60_000);

    test('a wrong code of an e-mail nobody has is like that of one somebody has', async () => {
      const wrong = (email: string) => post('/app/auth/verify-code', { email, code: '000001' });
      const strip = ({ status, body }: Awaited<ReturnType<typeof wrong>>) => ({
        status,
        body: { ...body, requestId: '' },
      });
      clock.advance(61 * minute);
      await send('khach@hien.example', 'reset-password');
      await send('khong-ai@hien.example', 'reset-password');
      expect(strip(await wrong('khach@hien.example'))).toEqual(
        strip(await wrong('khong-ai@hien.example')),
      );
      expect(strip(await wrong('ai-do@hien.example'))).toEqual(
        strip(await wrong('ai-khac@hien.example')),
      );
    });
  });

  describe('a forgotten password', () => {
    const ticketFor = async (email: string): Promise<string> => {
      clock.advance(61 * minute);
      await send(email, 'reset-password');
      const { body } = await post('/app/auth/verify-code', { email, code: await codeOf(email) });
      return body.data?.ticket ?? '';
    };
    const reset = (ticket: string, secret: string) =>
      post('/app/auth/reset-password', { ticket, password: secret, confirm_password: secret });

    test('is set anew once, ends every session, and the owner reads of it', async () => {
      const before = await signIn(server.app, 'khach@hien.example');
      const ticket = await ticketFor('khach@hien.example');
      expect(await reset(ticket, password)).toMatchObject({
        status: 422,
        body: { code: 'PASSWORD_REUSED', errors: [{ field: 'password' }] },
      });
      const answers = await Promise.all([reset(ticket, 'moi-2026'), reset(ticket, 'khac-2026')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(answers.find(({ status }) => status === 422)?.body.code).toBe('AUTH_06');
      expect(
        (await server.app.inject({ url: '/app/user/profile', headers: before })).statusCode,
      ).toBe(401);
      expect((await mails('khach@hien.example'))[0]?.template).toBe('password-changed');
      expect((await login('khach@hien.example', password)).status).toBe(401);
      const secret = answers[0]?.status === 200 ? 'moi-2026' : 'khac-2026';
      expect((await login('khach@hien.example', secret)).status).toBe(200);
      expect((await reset(ticket, 'lan-nua-2026')).body.code).toBe('AUTH_06');
    });

    test('a ticket ends, is kept as a hash, and is no session', async () => {
      const ticket = await ticketFor('tho@hien.example');
      const kept = await one<string>(
        `select v::text as value from verification_codes v where email = 'tho@hien.example' and purpose = 'reset-password'`,
      );
      expect(kept).not.toContain(ticket);
      const asToken = await server.app.inject({
        url: '/app/user/profile',
        headers: { authorization: `Bearer ${ticket}` },
      });
      expect(asToken.statusCode).toBe(401);
      clock.advance(15 * minute + 1);
      expect((await reset(ticket, 'moi-2026')).body.code).toBe('AUTH_06');
    });

    test('a code works once', async () => {
      clock.advance(61 * minute);
      await send('tho@hien.example', 'reset-password');
      const body = { email: 'tho@hien.example', code: await codeOf('tho@hien.example') };
      expect((await post('/app/auth/verify-code', body)).status).toBe(200);
      expect((await post('/app/auth/verify-code', body)).body.code).toBe('AUTH_06');
    });

    test('an account without a password is told how it signs in', async () => {
      await server.database.rows(
        {
          text: `insert into users (email, first_name, login_method) values ('zalo@hien.example', 'An', 'zalo')`,
        },
        [],
      );
      await send('zalo@hien.example', 'reset-password');
      expect(await mails('zalo@hien.example')).toEqual([
        { template: 'reset-social', values: { method: 'zalo', language: 'vi' } },
      ]);
    });
  });

  describe('a business', () => {
    const details = {
      type: 'company',
      company_name: '<b>An Gia</b>',
      hotline: '1900 1234',
      business_email: 'LienHe@angia.example',
      registration_number: '0399999999',
      foundation_day: '2018-05-20',
      website: '',
      city: 'Hà Nội',
      company_address: '1 Tràng Tiền',
      tax_code: '0312345678',
    };
    const apply = async (email: string, over: object = {}) => {
      clock.advance(61 * minute);
      await send(email);
      const { user_type: _, login_method: __, ...person } = newcomer(email, await codeOf(email));
      return post('/app/auth/register-business', { ...person, ...details, adult: true, ...over });
    };

    test('registers as an ordinary member with an application that waits', async () => {
      expect(await apply('cty@hien.example')).toMatchObject({ status: 201 });
      const [row] = await server.database.rows(
        {
          text: `select u.roles, u.business_kind, b.state, b.sent from users u join business_profiles b on b.user_id = u.id where u.email = 'cty@hien.example'`,
        },
        [],
      );
      expect(row).toMatchObject({
        roles: ['customer'],
        business_kind: null,
        state: 'pending',
        sent: {
          company_name: '<b>An Gia</b>',
          business_email: 'lienhe@angia.example',
          hotline: '19001234',
        },
      });
      const kinds = await server.database.rows<{ kind: string }>(
        {
          text: `select kind from consents c join users u on u.id = c.user_id where u.email = 'cty@hien.example' order by kind`,
        },
        [],
      );
      expect(kinds.map(({ kind }) => kind)).toEqual(['adult', 'marketing', 'privacy', 'terms']);
    });

    test('a company that left lately, and values that make no sense, are told at their fields', async () => {
      const { leftKey, rememberLeaving } = await import('./left-accounts.ts');
      await rememberLeaving(
        server.database.orm,
        [leftKey('registration', '0388888888')],
        new Date(clock.now()),
      );
      expect(await apply('cty2@hien.example', { registration_number: '0388888888' })).toMatchObject(
        {
          status: 409,
          body: { code: 'AUTH_01', errors: [{ field: 'registration_number' }] },
        },
      );
      expect((await apply('cty3@hien.example', { tax_code: '12345678901' })).body).toMatchObject({
        code: 'VALIDATION',
        errors: [{ field: 'tax_code', code: 'validation.tax-code.invalid' }],
      });
      expect((await apply('cty4@hien.example', { adult: false })).status).toBe(400);
    });
  });

  describe('signing out', () => {
    test('takes back this token, or all of them', async () => {
      const [here, there] = [
        await signIn(server.app, 'ban-hang@hien.example'),
        await signIn(server.app, 'ban-hang@hien.example'),
      ];
      const leave = (headers: object, everywhere: boolean) =>
        server.app.inject({
          method: 'POST',
          url: '/app/auth/sign-out',
          payload: { everywhere },
          headers: { ...headers },
        });
      const opens = async (headers: { authorization: string }) =>
        (await server.app.inject({ url: '/app/user/profile', headers })).statusCode;
      const { data } = (
        await server.app.inject({ url: '/commerce-app/auth/users-commerce-token', headers: here })
      ).json<{ data: { commerce_token: string } }>();
      expect((await leave(here, false)).json()).toEqual({ data: { ended_sessions: 1 } });
      expect([await opens(here), await opens(there)]).toEqual([401, 200]);
      expect((await leave(here, false)).statusCode).toBe(401);
      const commerce = await one<boolean>(
        `select parent.revoked_at is not null as value from sessions s join sessions parent on parent.id = s.parent_id where s.kind = 'commerce' order by s.id desc limit 1`,
      );
      expect([data.commerce_token.length, commerce]).toEqual([43, true]);
      expect((await leave(there, true)).statusCode).toBe(200);
      expect(await opens(there)).toBe(401);
    });
  });

  describe('how an account stands', () => {
    const set = (email: string, columns: string) =>
      server.database.rows({ text: `update users set ${columns} where email = $1` }, [email]);
    const until = () => new Date(clock.now() + day).toISOString();

    test('a suspension says until when and why, to whoever has the password', async () => {
      await set(
        'dung@hien.example',
        `status = 'suspended', suspended_until = '${until()}', standing_reason = 'Đăng <b>quảng cáo</b>'`,
      );
      const told = await login('dung@hien.example', password);
      expect(told).toMatchObject({ status: 403, body: { code: 'AUTH_08' } });
      expect(told.body.message).toMatch(
        /^Tài khoản của bạn đang tạm khóa đến .*20\d\d.*\. Lý do: Đăng <b>quảng cáo<\/b>$/,
      );
      expect((await login('dung@hien.example', 'sai-mat-khau')).body.code).toBe('AUTH_13');
    });

    test('after it one is let in, with a warning; a ban stays', async () => {
      clock.advance(day + minute);
      expect((await login('dung@hien.example', password)).status).toBe(200);
      expect(await one(`select status as value from users where email = 'dung@hien.example'`)).toBe(
        'warning',
      );
      await set('dung@hien.example', `status = 'banned', standing_reason = null`);
      expect((await login('dung@hien.example', password)).body.message).toBe(
        'Tài khoản của bạn đã bị khóa vĩnh viễn.',
      );
    });

    test("a stopped account's token opens nothing", async () => {
      const headers = await signIn(server.app, 'tho@hien.example');
      await set('tho@hien.example', `status = 'suspended'`);
      expect((await server.app.inject({ url: '/app/user/profile', headers })).json()).toEqual({
        data: null,
      });
      await set('tho@hien.example', `status = 'active'`);
    });

    test('three months without a sign-in restrict, a mail says so once, the next sign-in opens', async () => {
      expect((await login('tho@hien.example', password)).status).toBe(200);
      const { sweepAccounts } = await import('../sweep.ts');
      clock.advance(80 * day);
      await sweepAccounts(server.database, clock);
      const status = () =>
        one(`select status as value from users where email = 'tho@hien.example'`);
      expect(await status()).toBe('active');
      clock.advance(20 * day);
      await sweepAccounts(server.database, clock);
      await sweepAccounts(server.database, clock);
      expect(await status()).toBe('restricted');
      expect(
        (await mails('tho@hien.example')).filter(
          ({ template }) => template === 'account-restricted',
        ),
      ).toHaveLength(1);
      expect((await login('tho@hien.example', password)).status).toBe(200);
      expect(await status()).toBe('active');
    });

    test('who left may come back after six months', async () => {
      await set('roi@hien.example', `withdrawn_at = '${new Date(clock.now()).toISOString()}'`);
      clock.advance(100 * day);
      await send('roi@hien.example');
      expect((await mails('roi@hien.example'))[0]?.template).toBe('sign-up-too-early');
      clock.advance(100 * day);
      await send('roi@hien.example');
      expect((await register('roi@hien.example', await codeOf('roi@hien.example'))).status).toBe(
        201,
      );
      expect((await login('roi@hien.example', 'hien-2026')).status).toBe(200);
    });
  });
});
