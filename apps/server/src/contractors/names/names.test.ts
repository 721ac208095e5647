import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../http/handler.ts';
import { plantContractors } from '../../testing/contractors.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Case = Answer<'decideContractor'>['data'];

describe.each(databaseKinds)('a company under a new name on %s', (kind) => {
  let server: TestApp;
  let admin: { authorization: string };
  let ids: number[];
  const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['quan-tri']);
    server = await testApp(database);
    // 0 and 1 stand, 2 was suspended; 3, 4 and 5 have applied.
    const made = await plantContractors(database, {
      count: 6,
      cities: ['Hà Nội'],
      admitted: (at) => at < 3,
    });
    ids = made.map(({ companyId }) => companyId);
    await sql(
      `update contractors set approval = 'suspended', registered_on = '2009-05-01' where id = $1`,
      [ids[2]],
    );
    // The same tax code as the suspended one, of a branch.
    await sql(
      `update contractors set tax_code = (select tax_code from contractors where id = $2) || '-001',
      registered_on = '2025-05-01' where id = $1`,
      [ids[3], ids[2]],
    );
    // The same representative, in the same office, as the first.
    await sql(
      `update contractors set representative = 'Lê Văn Tám', address = 'Số ' || id where id = any($1)`,
      [[ids[0], ids[4], ids[5]]],
    );
    await sql(
      `update contractors set address = (select address from contractors where id = $2) where id = $1`,
      [ids[4], ids[0]],
    );
    await sql(
      `update contractors set company_phone = '09' || lpad(id::text, 8, '0') where id = any($1)`,
      [ids],
    );
    for (const [at, count, removed] of [
      [0, 3, 0],
      [2, 5, 2],
    ] as const)
      await sql(
        `insert into construction_reviews (contractor_id, user_id, author_name, phone, rating, content, language, building, home, district, city,
            area_m2, style, house_type, months, cost_from, cost_to, pictures, removed_on, removed_for, created_at)
          select $1, null, 'An N.', '0900000000', case when n > 2 then 2 else 4 end, 'Làm gọn.', 'vi', 'Nhà ' || n, 'nha ' || n, 'Tây Hồ', 'Hà Nội',
            60, 'modern', '2-bedroom', 2, 1000000, 2000000, '[]', case when n <= $3 then date '2026-01-05' end,
            case when n <= $3 then 'insult' end, now() from generate_series(1, $2::int) n`,
        [ids[at], count, removed],
      );
    admin = await signIn(server.app, 'quan-tri@hien.example');
  });
  afterAll(() => server.close());

  const waiting = async (at: number): Promise<Case | undefined> => {
    const answer = await server.app.inject({ url: '/admin/contractor/list', headers: admin });
    return answer.json<Answer<'listContractorCases'>>().data.items.find(({ id }) => id === ids[at]);
  };
  const decide = (at: number, decision = 'approve', reason = '') =>
    server.app.inject({
      method: 'POST',
      url: `/admin/contractor/decide/${ids[at]}`,
      headers: admin,
      payload: { decision, reason, expected_version: 0 },
    });
  const page = async (at: number) =>
    (await server.app.inject(`/app/contractor/detail/${ids[at]}`)).json<Answer<'getContractor'>>()
      .data;
  const said = async (at: number) =>
    (await server.app.inject(`/app/contractor/${ids[at]}/reviews`)).json<
      Answer<'listConstructionReviews'>
    >().data;

  test('staff read what will come along, and a name alone is nobody', async () => {
    expect((await waiting(3))?.follows).toEqual([
      {
        contractor_id: ids[2],
        company_name: 'Công ty 2',
        state: 'suspended',
        line: 'tax-code',
        reviews: 3,
        gravestones: 2,
      },
    ]);
    expect((await waiting(4))?.follows).toMatchObject([
      { contractor_id: ids[0], state: 'approved', line: 'representative', reviews: 3 },
    ]);
    expect((await waiting(5))?.follows).toEqual([]);
  });

  test('staff are told who else is here under one tax code, two applicants as well', async () => {
    const others = async (at: number) =>
      (await waiting(at))?.same_tax_code.map(({ contractor_id: id, state }) => [id, state]);
    expect(await others(3)).toEqual([[ids[2], 'suspended']]);
    expect(await others(4)).toEqual([]);
    const [own] = await sql<{ code: string }>(
      'select tax_code as code from contractors where id = $1',
      [ids[4]],
    );
    // Written with a space, of a branch: the same company.
    await sql(
      `update contractors set tax_code = (select left(tax_code, 4) || ' ' || substr(tax_code, 5, 6) || '-002'
        from contractors where id = $2) where id = $1`,
      [ids[4], ids[5]],
    );
    expect(await others(4)).toEqual([[ids[5], 'applied']]);
    expect(await others(5)).toEqual([[ids[4], 'applied']]);
    await sql('update contractors set tax_code = $2 where id = $1', [ids[4], own?.code]);
  });

  test('who is refused carries nothing', async () => {
    expect((await decide(5, 'reject', 'Thiếu giấy tờ')).statusCode).toBe(200);
    expect(await sql('select 1 from contractor_names')).toEqual([]);
  });

  test('a renamed company keeps its reviews, its gravestones and its age', async () => {
    const [ad] = await sql<{ id: number }>(
      `insert into ad_cases (contractor_id, city, state, opened_at, due_at) values ($1, 'Hà Nội', 'taken-down', now(), now()) returning id`,
      [ids[2]],
    );
    expect((await decide(3)).statusCode).toBe(200);
    const company = await page(3);
    expect(company).toMatchObject({
      rating: 2,
      review_count: 3,
      registered_on: '2009-05-01',
      former_names: [{ name: 'Công ty 2' }],
    });
    const { items, summary } = await said(3);
    expect(summary).toMatchObject({ count: 3, removed: 2 });
    expect(items.filter(({ removed }) => removed?.rule === 'insult')).toHaveLength(2);
    expect(await sql('select contractor_id as id from ad_cases where id = $1', [ad?.id])).toEqual([
      { id: ids[3] },
    ]);
    const [older] = await sql('select approval, review_count as n from contractors where id = $1', [
      ids[2],
    ]);
    expect(older).toEqual({ approval: 'suspended', n: 0 });
  });

  test('an older entry that was listed ends, and a chain of names ends at the last', async () => {
    expect((await decide(4)).statusCode).toBe(200);
    // Its page, its reviews and their gravestones are read under the new name.
    expect((await page(0)).contractor_id).toBe(ids[4]);
    expect((await said(0)).summary.count).toBe(3);
    expect((await page(4)).former_names).toMatchObject([{ name: 'Công ty 0' }]);
    // Once more, by the tax code of the last.
    await sql(
      `update contractors set approval = 'applied', version = 0, decided_at = null,
      tax_code = (select tax_code from contractors where id = $2) where id = $1`,
      [ids[5], ids[4]],
    );
    expect((await decide(5)).statusCode).toBe(200);
    expect((await page(5)).former_names.map(({ name }) => name)).toEqual([
      'Công ty 4',
      'Công ty 0',
    ]);
    expect((await said(5)).summary.count).toBe(3);
    for (const at of [0, 4]) expect((await page(at)).contractor_id).toBe(ids[5]);
    // A name whose company of today is not shown leads nowhere.
    await sql(`update contractors set approval = 'suspended' where id = $1`, [ids[5]]);
    for (const at of [0, 4, 5])
      expect(
        (await server.app.inject(`/app/contractor/detail/${ids[at]}`)).statusCode,
        String(at),
      ).toBe(404);
  });
});
