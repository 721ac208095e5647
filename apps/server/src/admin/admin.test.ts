import { fixedClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMails } from '../mail/outbox.ts';
import { renderMail } from '../mail/render.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { plantStaff } from '../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

const business = {
  type: 'freelancer',
  first_name: 'Khuê',
  last_name: 'Lê',
  company_name: 'Studio <b>Khuê</b>',
  hotline: '0912345678',
  business_email: 'khue@studio.example',
  registration_number: '0312345678',
  foundation_day: '2019-04-02',
  website: '',
  city: 'Huế',
  company_address: '12 Lê Lợi',
  tax_code: '0312345678',
  expected_version: 0,
};

describe.each(databaseKinds)('decisions on %s', (kind) => {
  let server: TestApp;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['mot', 'hai']);
    await database.rows(
      {
        text: `insert into contractors (user_id, slug, company_name, company_phone, email, address, city, tax_code, introduction, approval, created_at)
          select 1, 'nha-' || n, 'Nhà thầu ' || n, '0912345678', 'thau' || n || '@hien.example', 'Số 1', 'Huế', '0312345678', '{"vi":"x","en":null,"ko":null}', 'applied', $1::timestamptz - n * interval '1 day'
          from generate_series(1, 3) n`,
      },
      [new Date(testNow)],
    );
    server = await testApp(database, { clock: fixedClock(testNow) });
  });
  afterAll(() => server.close());

  type Headers = { authorization: string };
  const enter = (name: string): Promise<Headers> => signIn(server.app, `${name}@hien.example`);
  const ask = async (url: string, headers: Headers) =>
    (await server.app.inject({ url, headers })).json<{ data: { items: Case[] } }>();
  type Case = { id: number; version: number; company_name?: string; waits_for?: string };
  const send = async (url: string, headers: Headers, payload: object) => {
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const decide = (headers: Headers, id: number, expected_version: number, reason = '') =>
    send(`/admin/upgrade/decide/${id}`, headers, {
      decision: reason === '' ? 'approve' : 'reject',
      reason,
      expected_version,
    });
  const lastMail = async (to: string) => {
    const [mail] = await listMails(server.database, { to });
    return mail && renderMail(mail.template, mail.values ?? {}, 'vi', 'https://hien.example');
  };

  test('two admins decide one application: the second learns who was first', async () => {
    const member = await enter('khach');
    await send('/app/user/business/send', member, business);
    const one = await enter('mot');
    const two = await enter('hai');
    const waiting = await ask('/admin/upgrade/list', one);
    expect(waiting.data.items).toMatchObject([{ version: 1, waits_for: 'application' }]);
    const id = waiting.data.items[0]?.id ?? 0;
    const answers = await Promise.all([decide(one, id, 1), decide(two, id, 1, 'Thiếu giấy phép')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { decided: { by: expect.stringContaining('Quản trị') } },
    });
  });

  test('an approved member buys designs, and changed details wait for a review', async () => {
    const member = await enter('tho');
    const admin = await enter('mot');
    expect(await send('/app/user/business/send', member, business)).toMatchObject({ status: 200 });
    expect(await decide(admin, 3, 1, 'Ảnh giấy phép bị mờ')).toMatchObject({
      status: 200,
      body: { data: { state: 'rejected', rejection: 'Ảnh giấy phép bị mờ' } },
    });
    const refused = await lastMail('tho@hien.example');
    expect(refused?.text).toContain('> Ảnh giấy phép bị mờ');
    expect(refused?.html).toContain('Studio &lt;b&gt;Khuê&lt;/b&gt;');
    await send('/app/user/business/send', member, { ...business, expected_version: 2 });
    await decide(admin, 3, 3);
    const profile = await server.app.inject({ url: '/app/user/profile', headers: member });
    expect(profile.json()).toMatchObject({
      data: { business_kind: 'freelancer', roles: expect.arrayContaining(['business']) },
    });
    const moved = { ...business, company_address: '88 Nguyễn Huệ', expected_version: 4 };
    expect(await send('/app/user/business/send', member, moved)).toMatchObject({
      status: 200,
      body: {
        data: {
          state: 'approved',
          change_waits: true,
          shown: { company_address: '12 Lê Lợi' },
          sent: { company_address: '88 Nguyễn Huệ' },
        },
      },
    });
    expect(await decide(admin, 3, 5)).toMatchObject({
      body: { data: { shown: { company_address: '88 Nguyễn Huệ' }, waits_for: null } },
    });
  });

  test('contractors come in order of registration', async () => {
    const admin = await enter('mot');
    const { data } = await ask('/admin/contractor/list', admin);
    const mine = data.items.filter(({ company_name = '' }) => company_name.startsWith('Nhà thầu'));
    expect(mine.map((item) => item.company_name)).toEqual([
      'Nhà thầu 3',
      'Nhà thầu 2',
      'Nhà thầu 1',
    ]);
    const url = `/admin/contractor/decide/${mine[0]?.id}`;
    const body = { decision: 'approve', reason: '', expected_version: 0 };
    expect(await send(url, admin, body)).toMatchObject({
      status: 200,
      body: { data: { state: 'approved', version: 1 } },
    });
    // The same press again is the decision that was made; another one comes too late, as does another person's.
    expect(await send(url, admin, body)).toMatchObject({
      status: 200,
      body: { data: { version: 1 } },
    });
    const refusal = { decision: 'reject', reason: 'Đổi ý', expected_version: 0 };
    expect((await send(url, admin, refusal)).status).toBe(409);
    expect((await send(url, await enter('hai'), body)).status).toBe(409);
    expect(await listMails(server.database, { to: 'thau3@hien.example' })).toHaveLength(1);
    expect(await lastMail('thau3@hien.example')).toMatchObject({
      subject: 'Chào mừng nhà thầu mới trên Hiên',
    });
    expect((await ask('/admin/contractor/list?state=decided', admin)).data.items).toHaveLength(1);
    const overview = await server.app.inject({ url: '/admin/overview', headers: admin });
    expect(overview.json()).toMatchObject({
      data: {
        queues: expect.arrayContaining([
          expect.objectContaining({ queue: 'contractors', waiting: data.items.length - 1 }),
        ]),
      },
    });
  });

  test.each(['khach', 'ban-hang', 'tho'])('%s decides nothing', async (name) => {
    const headers = await enter(name);
    for (const url of ['/admin/overview', '/admin/upgrade/list', '/admin/contractor/list'])
      expect((await server.app.inject({ url, headers })).statusCode).toBe(403);
    expect((await decide(headers, 1, 1)).status).toBe(403);
  });
});
