import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { password, testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { codeAt } from './totp.ts';

type Body = {
  code?: string;
  errors?: { field: string }[];
  data: {
    token?: string;
    secret?: string;
    uri?: string;
    recovery_codes?: string[] | null;
  } | null;
  second_factor?: { step: string; ticket: string };
};

describe.each(databaseKinds)('the second factor of staff on %s', (kind) => {
  const clock = movableClock(testNow);
  const email = 'quan-tri@hien.example';
  let server: TestApp;
  let secret = '';
  let recovery: string[] = [];

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['quan-tri']);
    server = await testApp(database, { clock, publicUrl: 'https://hien.vn' });
  });
  afterAll(() => server.close());

  const post = async (url: string, payload: object): Promise<{ status: number; body: Body }> => {
    const answer = await server.app.inject({ method: 'POST', url, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const login = (who = email, secretWord = password) =>
    post('/app/auth/login-user', { email: who, password: secretWord, login_method: 'system' });
  const ticketOf = async (): Promise<string> => (await login()).body.second_factor?.ticket ?? '';
  const setUp = (ticket: string) => post('/app/auth/second-factor/setup', { ticket });
  const prove = (ticket: string, code: string) => post('/app/auth/second-factor', { ticket, code });
  const now = (): string => codeAt(secret, clock.now());
  const profile = async (token: string): Promise<number> =>
    (
      await server.app.inject({
        url: '/app/user/profile',
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode;

  test('a member needs none, staff get no session for a password alone', async () => {
    expect((await login('khach@hien.example')).body.data?.token).toBeDefined();
    const { status, body } = await login();
    expect([status, body.data, body.code, body.second_factor?.step]).toEqual([
      200,
      null,
      'SECOND_FACTOR',
      'setup',
    ]);
    expect(await profile(body.second_factor?.ticket ?? '')).toBe(401);
    expect((await login(email, 'sai-mat-khau')).body.code).toBe('AUTH_13');
  });

  test('set up: the secret once, a right code, recovery codes once, and nobody reads the secret again', async () => {
    const ticket = await ticketOf();
    const first = await setUp(ticket);
    const again = await setUp(ticket);
    expect(again.body.data?.secret).not.toBe(first.body.data?.secret);
    secret = again.body.data?.secret ?? '';
    expect(again.body.data?.uri).toContain(`secret=${secret}`);
    const old = await prove(ticket, codeAt(first.body.data?.secret ?? '', clock.now()));
    expect(old.body).toMatchObject({ code: 'SECOND_FACTOR_WRONG', errors: [{ field: 'code' }] });
    const { body } = await prove(ticket, now());
    recovery = body.data?.recovery_codes ?? [];
    expect(recovery).toHaveLength(10);
    expect(new Set(recovery).size).toBe(10);
    expect(await profile(body.data?.token ?? '')).toBe(200);
    // The ticket is spent, and a new one finds the factor in its place.
    expect((await prove(ticket, now())).body.code).toBe('AUTH_06');
    const next = await login();
    expect(next.body.second_factor?.step).toBe('code');
    expect((await setUp(next.body.second_factor?.ticket ?? '')).status).toBe(409);
    const kept = await server.database.rows<{ line: string }>(
      { text: 'select recovery_hashes::text as line from second_factors' },
      [],
    );
    for (const code of recovery) expect(kept[0]?.line).not.toContain(code.replaceAll('-', ''));
  });

  test('a code opens once, also at the same moment', async () => {
    // The code that confirmed the factor is used up.
    expect((await prove(await ticketOf(), now())).body.code).toBe('SECOND_FACTOR_WRONG');
    clock.advance(30_000);
    const tickets = [await ticketOf(), await ticketOf(), await ticketOf()];
    const tries = await Promise.all(tickets.map((ticket) => prove(ticket, now())));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    // Nor does an older one once a newer was used.
    expect((await prove(await ticketOf(), codeAt(secret, clock.now() - 30_000))).body.code).toBe(
      'SECOND_FACTOR_WRONG',
    );
  });

  test('a recovery code opens once, however it is written', async () => {
    const [code = ''] = recovery;
    expect(
      (await prove(await ticketOf(), ` ${code.toUpperCase().replaceAll('-', ' ')} `)).status,
    ).toBe(200);
    expect((await prove(await ticketOf(), code)).body.code).toBe('SECOND_FACTOR_WRONG');
    expect((await prove(await ticketOf(), recovery[1] ?? '')).status).toBe(200);
  });

  test('a ticket is over after ten minutes, and a penalty ends it', async () => {
    const ticket = await ticketOf();
    clock.advance(10 * 60_000 + 1);
    expect((await prove(ticket, now())).body.code).toBe('AUTH_06');
    expect((await prove('a'.repeat(43), now())).body.code).toBe('AUTH_06');
    const other = await ticketOf();
    await server.database.rows({ text: `update users set status = 'banned' where email = $1` }, [
      email,
    ]);
    expect((await prove(other, now())).body.code).toBe('AUTH_08');
    await server.database.rows({ text: `update users set status = 'active' where email = $1` }, [
      email,
    ]);
  });

  test('guesses are counted: ten in an hour', async () => {
    clock.advance(61 * 60_000);
    const right = now();
    const wrong = right === '000000' ? '111111' : '000000';
    const found: number[] = [];
    for (let n = 0; n < 12; n += 1) found.push((await prove(await ticketOf(), wrong)).status);
    expect(found).toEqual([...Array<number>(10).fill(422), 429, 429]);
    expect((await prove(await ticketOf(), right)).status).toBe(429);
    clock.advance(61 * 60_000);
    expect((await prove(await ticketOf(), now())).status).toBe(200);
  });
});
