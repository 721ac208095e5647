import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Header = { authorization: string };
type Item = { project: { id: number }; shown: boolean };

const picture = {
  path: 'rooms',
  name: 'living-modern-01.avif',
  width: 1920,
  height: 1280,
  alt: { vi: 'Phòng khách', en: null, ko: null },
  placeholder: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA4AAAAvAAAAAAfQ//73v/+BiOh/AAA=',
  color: '#d8d2c8',
};

describe.each(databaseKinds)('a company looks after its page on %s', (kind) => {
  let server: TestApp;
  let builder: Header;
  let companyId: number;
  let projects: number[];
  const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
    await sql(
      `insert into users (email, password_hash, first_name, last_name, roles, partner)
        select name || '@hien.example', password_hash, 'Thợ', name, array['contractor'], array['construction']
        from users, unnest(array['tho-mot', 'tho-hai', 'tho-khong']) name where email = 'khach@hien.example'`,
    );
    await sql(
      `insert into contractors (user_id, slug, company_name, company_phone, email, address, city, tax_code, introduction, approval)
        select id, 'tho-' || id, 'Thợ ' || id, '0900000000', email, 'Số 1', 'Hà Nội', '03012345' || id, '{"vi":"Thợ","en":null,"ko":null}', 'approved'
        from users where email in ('tho-mot@hien.example', 'tho-hai@hien.example')`,
    );
    const [company] = await sql<{ id: number }>(
      `select id from contractors where email = 'tho-mot@hien.example'`,
    );
    companyId = company?.id ?? 0;
    const made = await sql<{ id: number }>(
      `insert into contractor_projects (contractor_id, name, location, district, city, description, style, house_type, area_m2,
          construction_area_m2, months, cost_from, cost_to, pictures, reviewed_on, checked_on, sort_order)
        select c.id, '{"vi":"Căn hộ","en":null,"ko":null}', 'Bến Mới', 'Tân Bình', 'Hà Nội', '{"vi":"Sửa bếp.","en":null,"ko":null}', 'modern',
          '2-bedroom', 60, 50, 2, 1000000, 2000000, $1::jsonb, '2026-01-01', case when n < 3 then date '2026-02-01' end, n
        from contractors c, generate_series(1, 3) n
        where c.email in ('tho-mot@hien.example', 'tho-hai@hien.example') order by c.id, n returning id`,
      [JSON.stringify([{ after: picture, before: null }])],
    );
    projects = made.slice(0, 3).map(({ id }) => id);
    builder = await signIn(server.app, 'tho-mot@hien.example');
  });
  afterAll(() => server.close());

  const send = (path: string, payload: Record<string, unknown>, headers = builder) =>
    server.app.inject({ method: 'POST', url: `/app/contractor/project/${path}`, headers, payload });
  const shown = async () =>
    (await server.app.inject(`/app/contractor/${companyId}/projects`))
      .json()
      .data.items.map(({ id }: { id: number }) => id);

  test('an order is saved as a whole, and visitors see it', async () => {
    const [a = 0, b = 0, c = 0] = projects;
    const answer = await send('order', { ids: [c, a, b] });
    expect(answer.json().data.items.map(({ project }: Item) => project.id)).toEqual([c, a, b]);
    expect(await shown()).toEqual([c, a, b]);
    expect((await send('order', { ids: [c, a, b] })).statusCode).toBe(200);
    for (const ids of [
      [c, a],
      [c, a, a],
      [c, a, b, 999_999],
    ])
      expect((await send('order', { ids })).statusCode).toBe(409);
    expect(await shown()).toEqual([c, a, b]);
  });

  test('two who order at once leave one of both orders', async () => {
    const [a = 0, b = 0, c = 0] = projects;
    const orders = [
      [a, b, c],
      [c, b, a],
    ];
    const answers = await Promise.all(orders.map((ids) => send('order', { ids })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(orders).toContainEqual(await shown());
  });

  test('what is hidden is not there for visitors, and counts nowhere until it is shown again', async () => {
    const [a = 0] = projects;
    const figures = async () => {
      const [row] = await sql<{ projects: number; checked: number; score: number }>(
        'select project_count as projects, verified_projects as checked, score from contractors where id = $1',
        [companyId],
      );
      return row;
    };
    await send('show', { id: a, shown: true });
    const before = await figures();
    expect(before).toMatchObject({ projects: 3, checked: 2 });
    const hidden = await send('show', { id: a, shown: false });
    expect(hidden.json().data.items.find(({ project }: Item) => project.id === a).shown).toBe(
      false,
    );
    expect(await shown()).not.toContain(a);
    expect((await server.app.inject(`/app/contractor/project/${a}`)).statusCode).toBe(404);
    expect(await figures()).toMatchObject({ projects: 2, checked: 1 });
    expect((await figures())?.score).toBeLessThan(before?.score ?? 0);
    await send('show', { id: a, shown: true });
    expect(await figures()).toEqual(before);
  });

  test('another company’s projects are nobody else’s to order or hide', async () => {
    const other = await signIn(server.app, 'tho-hai@hien.example');
    const [a = 0] = projects;
    expect((await send('show', { id: a, shown: false }, other)).statusCode).toBe(404);
    expect((await send('order', { ids: projects }, other)).statusCode).toBe(409);
  });

  test('a contractor without a company has nothing to look after', async () => {
    const headers = await signIn(server.app, 'tho-khong@hien.example');
    for (const url of ['/app/contractor/project/mine', '/app/contractor/review/received'])
      expect((await server.app.inject({ url, headers })).statusCode).toBe(404);
  });

  test('reviews received say which wait for an answer, and what staff decided', async () => {
    await sql(
      `insert into construction_reviews (contractor_id, author_name, phone, rating, content, language, building, home, district, city, area_m2,
          style, house_type, months, cost_from, cost_to, reply, replied_at, removed_on, removed_for)
        select $1, 'Khách', '0900000000', 3, 'Tạm được.', 'vi', home, home, 'Tân Bình', 'Hà Nội', 60, 'modern', '2-bedroom', 2, 1, 2, reply,
          case when reply is not null then now() end, gone::date, case when gone is not null then 'insult' end
        from (values ('một', null, null), ('hai', 'Cảm ơn.', null), ('ba', null, '2026-02-01')) as v (home, reply, gone)`,
      [companyId],
    );
    await sql(
      `insert into construction_removals (review_id, rule, words, requested_at, state, decision, decided_at)
        select id, 'insult', 'Xúc phạm.', now(), 'removed', 'Đúng là xúc phạm.', now() from construction_reviews where contractor_id = $1 and home = 'ba'`,
      [companyId],
    );
    const received = async (query = '') =>
      (
        await server.app.inject({
          url: `/app/contractor/review/received${query}`,
          headers: builder,
        })
      ).json().data;
    expect((await received()).counts).toEqual({ all: 3, unanswered: 1, asked: 1 });
    expect((await received('?show=unanswered')).items).toHaveLength(1);
    const [asked] = (await received('?show=asked')).items;
    expect(asked).toMatchObject({
      review: { content: null, removed: { rule: 'insult' } },
      removal: { state: 'removed', decision: 'Đúng là xúc phạm.' },
    });
  });
});
