import type { CompanyContent } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../../testing/databases.ts';
import { plant } from '../../../testing/fixtures.ts';
import { plantStaff } from '../../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../../testing/test-app.ts';
import { plantUpload, uploadName, uploaded } from '../../../testing/uploaded.ts';

type Header = { authorization: string };

const upload = uploaded('11');

describe.each(databaseKinds)('a company changes its page on %s', (kind) => {
  let server: TestApp;
  let builder: Header;
  let admin: Header;
  let companyId: number;
  const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database);
    server = await testApp(database);
    await sql(
      `insert into users (email, password_hash, first_name, last_name, roles, partner)
        select 'tho-mot-nguoi@hien.example', password_hash, 'Thợ', 'Một', array['contractor'], array['construction']
        from users where email = 'khach@hien.example'`,
    );
    await sql(
      `insert into contractors (user_id, slug, company_name, company_phone, email, address, city, tax_code, introduction, approval)
        select id, 'tho-mot', 'Thợ Một', '0900000000', email, 'Số 1', 'Hà Nội', '0301234501', '{"vi":"Thợ","en":null,"ko":null}', 'approved'
        from users where email = 'tho-mot-nguoi@hien.example'`,
    );
    await plantUpload(database, upload);
    const [company] = await sql<{ id: number }>(
      `select id from contractors where slug = 'tho-mot'`,
    );
    companyId = company?.id ?? 0;
    builder = await signIn(server.app, 'tho-mot-nguoi@hien.example');
    admin = await signIn(server.app, 'quan-tri@hien.example');
  });
  afterAll(() => server.close());

  const post = (path: string, payload: Record<string, unknown>) =>
    server.app.inject({
      method: 'POST',
      url: `/app/contractor/company/draft/${path}`,
      headers: builder,
      payload,
    });
  const save = (version: number, content: CompanyContent) =>
    post('save', { expected_version: version, content });
  const send = (version: number, key = `gui-cong-ty-${version}`) =>
    post('send', { expected_version: version, key });
  const draft = async () =>
    (await server.app.inject({ url: '/app/contractor/company/draft', headers: builder })).json()
      .data;
  const seen = async () =>
    (await server.app.inject(`/app/contractor/detail/${companyId}`)).json().data;
  const cases = async () =>
    (await server.app.inject({ url: '/admin/company/list', headers: admin })).json().data.items;
  const decide = (id: number, decision: 'approve' | 'reject', reason = '', version = 0) =>
    server.app.inject({
      method: 'POST',
      url: `/admin/company/decide/${id}`,
      headers: admin,
      payload: { decision, reason, expected_version: version },
    });
  let whole: CompanyContent;

  test('begins with what visitors read, and two tabs do not type over each other', async () => {
    const first = await draft();
    expect(first).toMatchObject({ version: 0, state: 'draft', saved_at: null });
    expect(first.content).toEqual(first.live);
    whole = {
      ...first.live,
      introduction: { vi: 'Thợ giỏi.', en: '', ko: '' },
      cover: upload,
      services: ['renovation'],
      work_cities: ['Hà Nội'],
      team_size: 12,
      languages: ['vi', 'ko'],
      company_phone: '0912345678',
      website: 'tho.example',
    };
    const racing = await Promise.all([save(0, whole), save(0, { ...whole, team_size: 13 })]);
    expect(racing.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const lost = racing.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json()).toMatchObject({ code: 'VERSION_CONFLICT', current: { version: 1 } });
    expect((await save(1, whole)).json().data.version).toBe(2);
    // What a draft names is not swept.
    const [picture] = await sql<{ used: boolean }>(
      'select used_at is not null as used from media_uploads',
    );
    expect(picture?.used).toBe(true);
  });

  test('what is wrong is named at its field, and nothing is lost', async () => {
    const wrong: CompanyContent = {
      ...whole,
      introduction: { vi: 'Gọi 0912 345 678', en: '', ko: '' },
      website: 'javascript:alert(1)',
      budget_from: 2,
      budget_to: 1,
    };
    await save(2, wrong);
    const refused = await send(3);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'introduction',
      'budget_to',
      'website',
    ]);
    expect((await draft()).content.website).toBe('javascript:alert(1)');
    await save(3, { ...whole, cover: `/media/uploads/${'9'.repeat(32)}.webp` });
    expect((await send(4)).json().code).toBe('PRODUCT_07');
    expect(await cases()).toEqual([]);
    await save(4, (await draft()).live);
    expect((await send(5)).json().code).toBe('EVENT_REFUSED');
    await save(5, whole);
  });

  test('waits once while visitors read the old version', async () => {
    const sent = await send(6, 'gui-mot-lan');
    expect(sent.json().data).toMatchObject({ state: 'waiting', version: 6 });
    // The answer was lost: the same sending again is the same one.
    expect((await send(6, 'gui-mot-lan')).json()).toEqual(sent.json());
    expect((await send(6, 'gui-hai-lan')).json().code).toBe('EVENT_REFUSED');
    expect((await save(6, whole)).json().code).toBe('CONFLICT');
    expect(await cases()).toHaveLength(1);
    expect(await seen()).toMatchObject({ introduction: 'Thợ', team_size: null, languages: [] });
    const back = await post('withdraw', { expected_version: 6 });
    expect(back.json().data).toMatchObject({ state: 'draft', version: 7, sent_at: null });
    expect(back.json().data.content).toEqual(whole);
    expect(await cases()).toEqual([]);
    expect((await post('withdraw', { expected_version: 7 })).json().code).toBe('EVENT_REFUSED');
  });

  test('is refused with a reason, which the company reads in its inbox and by mail', async () => {
    await send(7);
    const [one] = await cases();
    expect(one).toMatchObject({ company_name: 'Thợ Một', before: { introduction: { vi: 'Thợ' } } });
    expect((await decide(one.id, 'reject', ' ')).json().code).toBe('AUTH_15');
    expect((await decide(one.id, 'reject', 'Ảnh mờ')).statusCode).toBe(200);
    // A repeated press is answered with the case as it is.
    expect((await decide(one.id, 'reject', 'Ảnh mờ')).statusCode).toBe(200);
    expect(await draft()).toMatchObject({ state: 'rejected', rejection: 'Ảnh mờ', version: 7 });
    // The same again is what was refused.
    expect((await send(7, 'gui-lai-y-nguyen')).json().code).toBe('EVENT_REFUSED');
    expect(await sql('select template from outbox order by id desc limit 1')).toEqual([
      { template: 'company-page-rejected' },
    ]);
    const notices = await sql<{ about: string }>(
      `select about from notices n join users u on u.id = n.user_id where u.email = 'tho-mot-nguoi@hien.example'`,
    );
    expect(notices).toEqual([{ about: 'company.rejected' }]);
  });

  test('approved it is what visitors read and search, once', async () => {
    await save(7, { ...whole, team_size: 15 });
    await send(8);
    const [one] = await cases();
    const pressed = await Promise.all([decide(one.id, 'approve'), decide(one.id, 'approve')]);
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await seen()).toMatchObject({
      introduction: 'Thợ giỏi.',
      team_size: 15,
      languages: ['vi', 'ko'],
      company_phone: '0912345678',
      website: 'https://tho.example',
      pictures: [{ path: 'uploads', name: uploadName(upload) }],
    });
    const found = await server.app.inject(
      `/app/contractor/list?q=${encodeURIComponent('giỏi')}&city=${encodeURIComponent('Hà Nội')}`,
    );
    expect(found.json().data.items.map(({ id }: { id: number }) => id)).toContain(companyId);
    expect(await draft()).toMatchObject({ state: 'draft', saved_at: null, version: 9 });
    const [mails] = await sql<{ n: number }>(
      `select count(*)::int as n from outbox where template = 'company-page-approved'`,
    );
    expect(mails?.n).toBe(1);
  });

  test('a city in which it bought a place stays among those it works in', async () => {
    const inHue = async () =>
      (await server.app.inject(`/app/contractor/list?city=${encodeURIComponent('Huế')}`))
        .json()
        .data.items.map(({ id }: { id: number }) => id);
    await save(9, { ...whole, team_size: 20 });
    await send(10);
    // Bought while staff look at the page.
    await sql(
      `insert into contractor_positions (city, position, contractor_id, runs_until) values ('Huế', 11, $1, now() + interval '9 years')`,
      [companyId],
    );
    await sql(`update contractors set work_cities = array['Huế', 'Hà Nội'] where id = $1`, [
      companyId,
    ]);
    expect(await inHue()).toContain(companyId);
    const [one] = await cases();
    expect((await decide(one.id, 'approve')).statusCode).toBe(200);
    expect((await seen()).team_size).toBe(20);
    expect(await inHue()).toContain(companyId);
  });
});
