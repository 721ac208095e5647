import { limits, movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../../testing/databases.ts';
import { testNow } from '../../../testing/fixture-values.ts';
import { plant } from '../../../testing/fixtures.ts';
import { plantStaff } from '../../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../../testing/test-app.ts';

type Header = { authorization: string };
type Case = Answer<'decideContractor'>['data'];

const paper = (owner: number) => `/media/private/${String(owner).repeat(32)}.pdf`;

const company = {
  company_name: 'Công ty TNHH Mộc An',
  tax_code: '0401234567',
  representative: 'Nguyễn Văn Thắng',
  registered_on: '2019-05-14',
  address: '8 Trần Phú',
  city: 'Đà Nẵng',
  work_cities: ['Đà Nẵng', 'Huế'],
  services: ['renovation', 'turnkey'],
  company_phone: '0912 345 678',
  email: 'LienHe@mocan.example',
  website: 'mocan.example',
  papers: [paper(1)],
  consent: true,
};

describe.each(databaseKinds)('a company applies to the directory on %s', (kind) => {
  let server: TestApp;
  let admin: Header;
  const who: Record<string, Header> = {};
  let keys = 0;
  const clock = movableClock(testNow);
  const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['quan-tri']);
    server = await testApp(database, { clock });
    // Who waits there already came long before.
    await sql(`update contractors set created_at = '2024-01-01T00:00:00Z'`);
    for (const [name, business] of [
      ['mot', 'company'],
      ['hai', 'company'],
      ['ba', 'company'],
      ['rieng', 'individual'],
    ] as const)
      await sql(
        `insert into users (email, password_hash, first_name, last_name, roles, partner, business_kind)
          select $1, password_hash, 'Mộc', 'An', array['business'], '{}', $2 from users where email = 'khach@hien.example'`,
        [`${name}@hien.example`, business],
      );
    const names = ['mot', 'hai', 'ba'];
    for (const [at, name] of names.entries())
      await sql(
        `insert into media_uploads (name, bytes, sha256, owner_id, width, height, placeholder, color)
          select $1, 1000, $1, id, 0, 0, '', '' from users where email = $2`,
        [`private-${String(at + 1).repeat(32)}.pdf`, `${name}@hien.example`],
      );
    for (const name of [...names, 'rieng', 'khach'])
      who[name] = await signIn(server.app, `${name}@hien.example`);
    admin = await signIn(server.app, 'quan-tri@hien.example');
  });
  afterAll(() => server.close());

  const apply = async (name: string, change: object = {}, key = `nop-ho-so-${(keys += 1)}`) => {
    clock.advance(1_000);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/app/contractor/company/apply',
      headers: who[name] ?? {},
      payload: { ...company, ...change, key },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const mine = async (name: string) =>
    (
      await server.app.inject({
        url: '/app/contractor/company/application',
        headers: who[name] ?? {},
      })
    ).json().data;
  const cases = async (): Promise<Case[]> =>
    (await server.app.inject({ url: '/admin/contractor/list', headers: admin })).json().data.items;
  const decide = async (one: Case | undefined, decision: 'approve' | 'reject', reason = '') =>
    (
      await server.app.inject({
        method: 'POST',
        url: `/admin/contractor/decide/${one?.id}`,
        headers: admin,
        payload: { decision, reason, expected_version: one?.version },
      })
    ).statusCode;
  const mailed = async (recipient: string) =>
    (
      await sql<{ template: string }>(
        'select template from outbox where recipient = $1 order by id',
        [recipient],
      )
    ).map(({ template }) => template);

  test('a guest, an ordinary member and who trades alone are refused', async () => {
    expect((await apply('nobody')).status).toBe(401);
    expect((await apply('khach')).status).toBe(403);
    expect((await apply('rieng')).status).toBe(403);
    expect(await mine('mot')).toBeNull();
  });

  test.each([
    ['a tax code of nine digits', { tax_code: '040123456' }, 'tax_code'],
    ['a person’s number', { tax_code: '040123456789' }, 'tax_code'],
    ['a day to come', { registered_on: '2999-01-01' }, 'registered_on'],
    ['a day that there is not', { registered_on: '2019-02-30' }, 'registered_on'],
    ['a script for a website', { website: 'javascript:alert(1)' }, 'website'],
    ['a website in letters that look like others', { website: 'mосan.example' }, 'website'],
    ['a city that there is not', { city: 'Sài Thành' }, 'city'],
    ['works in such a one', { work_cities: ['Huế', 'Atlantis'] }, 'work_cities'],
    ['no service', { services: [] }, 'services'],
    ['a phone that nobody has', { company_phone: '0000000000' }, 'company_phone'],
    ['nobody who represents it', { representative: '   ' }, 'representative'],
    ['no paper', { papers: [] }, 'papers'],
    ['six papers', { papers: [...'abcdef'].map((at) => `/media/private/${at}.pdf`) }, 'papers'],
    ['no consent', { consent: false }, 'consent'],
  ])('%s is refused at its field', async (_, change, field) => {
    const { status, body } = await apply('mot', change);
    expect([400, 422]).toContain(status);
    expect(body.errors.map((one: { field: string }) => one.field)).toEqual(
      expect.arrayContaining([expect.stringContaining(field)]),
    );
  });

  test('somebody else’s paper is none, and what is refused leaves nothing', async () => {
    expect(await apply('mot', { papers: [paper(2)] })).toMatchObject({
      status: 422,
      body: { code: 'PRODUCT_07', errors: [{ field: 'papers' }] },
    });
    expect(await sql(`select 1 from contractors where tax_code = '0401234567'`)).toEqual([]);
    expect(await mailed('lienhe@mocan.example')).toEqual([]);
  });

  test('two presses are one application, with another key too', async () => {
    const [one, two] = await Promise.all([
      apply('mot', {}, 'mot-lan-bam'),
      apply('mot', {}, 'mot-lan-bam'),
    ]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body).toEqual(two.body);
    expect(one.body.data).toMatchObject({
      state: 'applied',
      place: 2,
      email: 'lienhe@mocan.example',
      website: 'https://mocan.example',
      company_phone: '0912345678',
    });
    const theirs = { tax_code: '0401234569', representative: 'Lê Thị Ba', address: 'Số 3' };
    const racing = await Promise.all([
      apply('ba', { ...theirs, papers: [paper(3)] }),
      apply('ba', { ...theirs, papers: [paper(3)] }),
    ]);
    expect(racing.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(
      await sql(`select count(*)::int as n from contractors where tax_code like '040123456%'`),
    ).toEqual([{ n: 2 }]);
    expect(await mailed('quan-tri@hien.example')).toEqual([
      'contractor-arrived',
      'contractor-arrived',
    ]);
    expect(await mailed('lienhe@mocan.example')).toEqual([
      'contractor-applied',
      'contractor-applied',
    ]);
    // The papers stay with it.
    const kept = await sql<{ kept: boolean }>(
      `select used_at is not null as kept from media_uploads where name like 'private-1%'`,
    );
    expect(kept).toEqual([{ kept: true }]);
  });

  test('staff read in order of registration what was sent, and refuse with a reason', async () => {
    const waiting = await cases();
    expect(waiting.map(({ company_name: name }) => name)).toEqual([
      'Chờ Duyệt',
      'Công ty TNHH Mộc An',
      'Công ty TNHH Mộc An',
    ]);
    expect(waiting[1]).toMatchObject({
      representative: 'Nguyễn Văn Thắng',
      registered_on: '2019-05-14',
      papers: [paper(1)],
      follows: [],
    });
    expect(await decide(waiting[1], 'reject', 'Ảnh mờ')).toBe(200);
    expect(await mine('mot')).toMatchObject({
      state: 'rejected',
      rejection: 'Ảnh mờ',
      place: null,
    });
  });

  test('after a refusal it is sent again with something changed, behind those that wait', async () => {
    expect(await apply('mot')).toMatchObject({ status: 422, body: { code: 'EVENT_REFUSED' } });
    const { status, body } = await apply('mot', { address: '8 Trần Phú, tầng 2' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ state: 'applied', place: 3, rejection: null });
    expect((await cases())[2]).toMatchObject({ address: '8 Trần Phú, tầng 2', decided: null });
  });

  test('admitted, it is in the directory, and its member is a contractor who cannot apply once more', async () => {
    const [, , one] = await cases();
    expect(await decide(one, 'approve')).toBe(200);
    const answer = await server.app.inject(`/app/contractor/detail/${one?.id}`);
    expect(answer.json().data).toMatchObject({
      company_name: 'Công ty TNHH Mộc An',
      services: ['renovation', 'turnkey'],
      registered_on: '2019-05-14',
      introduction: '',
    });
    // Papers are nobody's but staff's.
    expect(answer.body).not.toContain('private');
    expect(await mine('mot')).toMatchObject({ state: 'approved', contractor_id: one?.id });
    expect((await apply('mot', { tax_code: '0401234560' })).status).toBe(409);
    const draft = await server.app.inject({
      url: '/app/contractor/company/draft',
      headers: who['mot'] ?? {},
    });
    expect(draft.statusCode).toBe(200);
  });

  test('staff are told that a tax code is known already', async () => {
    await apply('hai', { papers: [paper(2)], tax_code: '0401234567-001' });
    const [, , again] = await cases();
    expect(again?.follows).toMatchObject([
      { company_name: 'Công ty TNHH Mộc An', line: 'tax-code' },
    ]);
  });

  test('a suspended company does not come back this way; an ended one may', async () => {
    const state = (is: string) =>
      sql(
        `update contractors set approval = $1 where user_id = (select id from users where email = 'mot@hien.example')`,
        [is],
      );
    await state('suspended');
    expect((await apply('mot', { address: 'Khác' })).status).toBe(409);
    await state('ended');
    expect((await apply('mot', { address: 'Khác' })).body.data).toMatchObject({ state: 'applied' });
    expect(await mine('mot')).toMatchObject({ state: 'applied', address: 'Khác' });
  });

  test('an hour takes no more than the limit', async () => {
    for (let at = 0; at <= limits.writingPerHour.companies; at += 1) {
      await sql(
        `update contractors set approval = 'rejected' where approval = 'applied' and user_id = (select id from users where email = 'ba@hien.example')`,
      );
      const { status } = await apply('ba', { papers: [paper(3)], address: `Số ${at}` });
      if (status === 201) continue;
      expect(status).toBe(429);
      expect(at).toBeGreaterThan(limits.writingPerHour.companies - 3);
      return;
    }
    throw new Error('nothing was refused');
  });
});
