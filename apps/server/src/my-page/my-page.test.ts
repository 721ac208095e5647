import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrability } from '../account/entry/registrability.ts';
import { listMails } from '../mail/outbox.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { password, testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

const html = '<img src=x onerror=alert(1)>';

const address = {
  receiver: 'An',
  phone: '0912 345 678',
  admin_system: 'post2025',
  city: 'Đà Nẵng',
  district: null,
  ward: 'Phường Hải Châu',
  address: '8 Trần Phú',
  is_default: false,
};

const business = {
  type: 'company',
  first_name: 'An',
  last_name: 'Nguyễn',
  company_name: `Công ty ${html}`,
  hotline: '1900 6750',
  business_email: 'lienhe@angia.example',
  registration_number: '0312345678',
  foundation_day: '2019-04-02',
  website: '',
  city: 'Huế',
  company_address: '12 Lê Lợi',
  tax_code: '0312345678',
  expected_version: 0,
};

describe.each(databaseKinds)('my page on %s', (kind) => {
  let server: TestApp;
  const clock = movableClock(testNow);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, login_method)
          select name || '@hien.example', password_hash, 'Một', 'Người', case name when 'google' then 'google' else 'system' end
          from users, unnest(array['mot', 'hai', 'doi', 'di', 'google']) name where email = 'khach@hien.example'`,
      },
      [],
    );
    server = await testApp(database, { clock });
  });
  afterAll(() => server.close());

  type Headers = { authorization: string };
  const enter = (name: string): Promise<Headers> => signIn(server.app, `${name}@hien.example`);
  const ask = async (url: string, headers: Headers) => {
    const answer = await server.app.inject({ url, headers });
    return { status: answer.statusCode, body: answer.json<Record<string, never>>() };
  };
  const send = async (url: string, headers: Headers, payload?: object) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/app/user/${url}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  test('two tabs change one profile: the second is told, and overwrites nothing', async () => {
    const one = await enter('mot');
    const two = await enter('mot');
    const change = { first_name: html, last_name: 'Lê', phone: '+84 912 345 678' };
    const first = await send('update-profile', one, { ...change, expected_version: 0 });
    expect(first).toMatchObject({
      status: 200,
      body: { data: { first_name: html, phone: '0912345678', version: 1 } },
    });
    // The same form again, as after a lost answer, is the same change.
    expect(await send('update-profile', one, { ...change, expected_version: 0 })).toMatchObject({
      status: 200,
      body: { data: { version: 1 } },
    });
    const stale = await send('update-profile', two, {
      ...change,
      first_name: 'Khác',
      expected_version: 0,
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { first_name: html, version: 1 } },
    });
  });

  test('at the same moment one change wins', async () => {
    const headers = await enter('hai');
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((first_name) =>
        send('update-profile', headers, {
          first_name,
          last_name: '',
          phone: '',
          expected_version: 0,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('a profile picture must be an upload of ours', async () => {
    const headers = await enter('hai');
    for (const avatar of [
      '/media/uploads/../products/a.webp',
      '/media/uploads/00000000000000000000000000000000.webp',
    ]) {
      const answer = await send('update-profile', headers, {
        first_name: 'A',
        last_name: '',
        phone: '',
        avatar,
        expected_version: 1,
      });
      expect([400, 422]).toContain(answer.status);
    }
  });

  test('a new password ends the other sessions and is told by mail', async () => {
    const here = await enter('doi');
    const there = await enter('doi');
    const form = (old_password: string, next: string, confirm_password = next) =>
      send('change-password', here, { old_password, password: next, confirm_password });
    expect(await form('sai-mat-khau', 'hien-2027')).toMatchObject({
      status: 422,
      body: { code: 'AUTH_09', errors: [{ field: 'old_password' }] },
    });
    expect(await form(password, 'hien-2027', 'hien-2028')).toMatchObject({
      status: 422,
      body: { code: 'AUTH_07', errors: [{ field: 'confirm_password' }] },
    });
    expect(await form(password, password)).toMatchObject({
      status: 422,
      body: { code: 'PASSWORD_REUSED', errors: [{ field: 'password' }] },
    });
    expect(await form(password, 'hien-2027')).toMatchObject({
      status: 200,
      body: { data: { ended: 1 } },
    });
    expect((await ask('/app/user/profile', here)).status).toBe(200);
    expect((await ask('/app/user/profile', there)).status).toBe(401);
    const mails = await listMails(server.database, { to: 'doi@hien.example' });
    expect(mails.map(({ template }) => template)).toEqual(['password-changed']);
  });

  test('guessing the current password is stopped', async () => {
    const headers = await enter('mot');
    const guess = () =>
      send('change-password', headers, {
        old_password: 'doan-mo',
        password: 'hien-2027',
        confirm_password: 'hien-2027',
      });
    for (let tries = 0; tries < 8; tries += 1) await guess();
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    clock.advance(16 * 60_000);
  });

  test('signs out everywhere else', async () => {
    const here = await enter('hai');
    await enter('hai');
    const { body } = await send('end-other-sessions', here);
    expect((body['data'] as { ended: number }).ended).toBeGreaterThanOrEqual(1);
    expect((await ask('/app/user/profile', here)).status).toBe(200);
    expect((await send('end-other-sessions', here)).body).toEqual({ data: { ended: 0 } });
  });

  type Addresses = { data: { items: { id: number; is_default: boolean; receiver: string }[] } };

  test('ten addresses at most, one of them the default', async () => {
    const headers = await enter('hai');
    const add = (receiver: string, more: object = {}) =>
      send('address/create', headers, { ...address, receiver, ...more });
    const first = (await add('Một')).body as unknown as Addresses;
    expect(first.data.items).toMatchObject([{ receiver: 'Một', is_default: true }]);
    // A second press of the button.
    await Promise.all([add('Hai'), add('Hai'), add('Hai', { is_default: true })]);
    const many = await Promise.all(Array.from({ length: 12 }, (_, index) => add(`Số ${index}`)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(many.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'AUTH_11' });
    const list = (await ask('/app/user/address/list', headers)).body as unknown as Addresses;
    expect(list.data.items).toHaveLength(10);
    expect(list.data.items.filter((one) => one.is_default)).toMatchObject([{ receiver: 'Hai' }]);
    const gone = await send('address/remove', headers, { id: list.data.items[0]?.id });
    const left = (gone.body as unknown as Addresses).data.items;
    expect(left).toHaveLength(9);
    expect(left.filter((one) => one.is_default)).toHaveLength(1);
  });

  test('an address of somebody else is not there', async () => {
    const list = (await ask('/app/user/address/list', await enter('hai')))
      .body as unknown as Addresses;
    const id = list.data.items[0]?.id;
    const stranger = await enter('mot');
    expect((await send('address/update', stranger, { ...address, id })).status).toBe(404);
    expect((await send('address/remove', stranger, { id })).status).toBe(404);
  });

  test('an old address keeps its district, and needs it', async () => {
    const headers = await enter('mot');
    const old = { ...address, admin_system: 'pre2025' };
    expect(await send('address/create', headers, old)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: [{ field: 'district' }] },
    });
    expect(
      await send('address/create', headers, { ...old, district: 'Quận Hải Châu' }),
    ).toMatchObject({
      status: 200,
      body: { data: { items: [{ district: 'Quận Hải Châu', phone: '0912345678' }] } },
    });
    expect(
      await send('address/create', headers, { ...address, phone: '02438251234 5' }),
    ).toMatchObject({ status: 422, body: { code: 'AUTH_14', errors: [{ field: 'phone' }] } });
  });

  test('an application is one, however often it is sent', async () => {
    const headers = await enter('khach');
    const answers = await Promise.all(
      [1, 2, 3].map(() => send('business/send', headers, business)),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await send('business/send', headers, business)).toMatchObject({
      status: 200,
      body: {
        data: { state: 'pending', version: 1, sent: { company_name: business.company_name } },
      },
    });
    expect(
      await send('business/send', headers, { ...business, city: 'Hà Nội', expected_version: 1 }),
    ).toMatchObject({ status: 409, body: { code: 'CONFLICT', current: { state: 'pending' } } });
  });

  test('whoever came through a social network has neither password nor upgrade here', async () => {
    const headers = await enter('google');
    expect(
      await send('change-password', headers, {
        old_password: password,
        password: 'hien-2027',
        confirm_password: 'hien-2027',
      }),
    ).toMatchObject({ status: 403 });
    expect(await send('business/send', headers, business)).toMatchObject({ status: 403 });
    expect(
      await send('update-profile', headers, {
        first_name: 'An',
        last_name: '',
        phone: '',
        expected_version: 0,
      }),
    ).toMatchObject({ status: 200 });
  });

  test('takes everything along, and nothing that opens an account', async () => {
    const { body, status } = await ask('/app/user/export', await enter('khach'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        account: { email: 'khach@hien.example' },
        records: { business: [{ state: 'pending' }], questions: expect.any(Array) },
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/scrypt|token|passwordHash/i);
  });

  test('leaving needs the password, erases what is personal, and lasts six months', async () => {
    const headers = await enter('di');
    await send('address/create', headers, address);
    const leave = (payload: object) => send('delete-account', headers, payload);
    expect(await leave({ understood: true })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password' }] },
    });
    expect(await leave({ password: 'sai-mat-khau', understood: true })).toMatchObject({
      status: 422,
      body: { code: 'AUTH_09', errors: [{ field: 'password' }] },
    });
    expect(await leave({ password, understood: true, reason: 'Chuyển nhà' })).toMatchObject({
      status: 200,
      body: { data: { may_return_at: '2027-05-20T03:16:00.000Z' } },
    });
    expect((await ask('/app/user/profile', headers)).status).toBe(401);
    const everything = await server.database.rows<{ line: string }>(
      {
        text: `select u::text as line from users u where status = 'withdrawn' and first_name = 'Thành viên cũ'
          union all select a::text from addresses a where receiver = 'An' and user_id not in (select id from users where status = 'active')`,
      },
      [],
    );
    expect(everything).toHaveLength(1);
    expect(everything[0]?.line).not.toMatch(/di@hien|Người|scrypt/);
    const again = () =>
      registrability(server.database.orm, 'di@hien.example', clock.now()).then(
        ({ registrable }) => registrable,
      );
    expect(await again()).toBe(false);
    clock.moveTo(Date.parse('2027-05-20T03:17:00Z'));
    expect(await again()).toBe(true);
  });

  test('a social sign-in must be fresh, and a shop must be closed first', async () => {
    const headers = await enter('google');
    clock.advance(11 * 60_000);
    expect(await send('delete-account', headers, { understood: true })).toMatchObject({
      status: 403,
      body: { code: 'SIGN_IN_AGAIN' },
    });
    expect(await send('delete-account', await enter('google'), { understood: true })).toMatchObject(
      { status: 200 },
    );
    expect(
      await send('delete-account', await enter('ban-hang'), { password, understood: true }),
    ).toMatchObject({ status: 422, body: { code: 'PARTNERSHIP_OPEN' } });
  });
});
