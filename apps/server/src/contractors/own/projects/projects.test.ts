import { type ProjectContent, blankProject, mostProjects } from '@hien/domain';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../../../db/migrations.ts';
import { databaseKinds, freshDatabase } from '../../../testing/databases.ts';
import { plant } from '../../../testing/fixtures.ts';
import { plantStaff } from '../../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../../testing/test-app.ts';

type Header = { authorization: string };

const address = (at: number): string => `/media/uploads/${String(at).repeat(32)}.webp`;
const content: ProjectContent = {
  ...blankProject,
  project_name: { vi: 'Căn hộ 72 m²', en: 'Flat of 72 m²', ko: '' },
  location: 'Bến Mới',
  district: 'Thủ Đức',
  city: 'Thành phố Hồ Chí Minh',
  description: { vi: 'Bỏ vách bếp.', en: '', ko: '' },
  area: 72,
  construction_area: 65,
  period_months: 2.5,
  cost_from: 380_000_000,
  cost_to: 420_000_000,
  style: 'modern',
  house_type: '2-bedroom',
  reviewed_on: '2026-01-20',
  pictures: [
    { picture: address(1), before: address(2), during: false },
    { picture: address(3), before: '', during: true },
  ],
};

describe.each(databaseKinds)('a company writes its projects on %s', (kind) => {
  let server: TestApp;
  let builder: Header;
  let other: Header;
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
        select name || '@hien.example', password_hash, 'Thợ', name, array['contractor'], array['construction']
        from users, unnest(array['viet-mot', 'viet-hai']) name where email = 'khach@hien.example'`,
    );
    await sql(
      `insert into contractors (user_id, slug, company_name, company_phone, email, address, city, tax_code, introduction, approval)
        select id, 'viet-' || id, 'Thợ ' || last_name, '0900000000', email, 'Số 1', 'Hà Nội', '03012345' || id, '{"vi":"Thợ","en":null,"ko":null}', 'approved'
        from users where email like 'viet-%@hien.example'`,
    );
    // The first and the fourth look nearly the same, the others do not.
    await sql(
      `insert into media_uploads (name, width, height, bytes, sha256, placeholder, color, print)
        select repeat(n::text, 32) || '.webp', 1200, 900, 1000, n::text, 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA4AAAAvAAAAAAfQ//73v/+BiOh/AAA=', '#d8d2c8', print
        from (values (1, '00ff00ff00ff00ff'), (2, 'ff00ff00ff00ff00'), (3, '0f0f0f0f0f0f0f0f'), (4, '00ff00ff00ff00f0'), (5, 'f0f0f0f0f0f0f0f0'), (6, '3333333333333333'), (7, '5555555555555555')) v(n, print)`,
    );
    const [company] = await sql<{ id: number }>(
      `select id from contractors where email = 'viet-mot@hien.example'`,
    );
    companyId = company?.id ?? 0;
    builder = await signIn(server.app, 'viet-mot@hien.example');
    other = await signIn(server.app, 'viet-hai@hien.example');
    admin = await signIn(server.app, 'quan-tri@hien.example');
  });
  afterAll(() => server.close());

  const post = (path: string, payload: Record<string, unknown>, headers = builder) =>
    server.app.inject({ method: 'POST', url: `/app/contractor/project/${path}`, headers, payload });
  const save = (id: number | null, version: number, typed: ProjectContent, headers = builder) =>
    post('draft/save', { id, expected_version: version, content: typed }, headers);
  let sendings = 0;
  const send = (
    id: number | null,
    version: number,
    headers = builder,
    key = `gui-${(sendings += 1)}-12345`,
  ) => post('draft/send', { id, expected_version: version, key }, headers);
  const draft = async (id: number | null, headers = builder) =>
    (
      await server.app.inject({
        url: `/app/contractor/project/draft${id === null ? '' : `?id=${id}`}`,
        headers,
      })
    ).json().data;
  const visible = async (id: number) =>
    (await server.app.inject(`/app/contractor/project/${id}`)).statusCode;
  const cases = async () =>
    (await server.app.inject({ url: '/admin/project/list', headers: admin })).json().data.items;
  const decide = (id: number, decision: 'approve' | 'reject', reason = '', version = 0) =>
    server.app.inject({
      method: 'POST',
      url: `/admin/project/decide/${id}`,
      headers: admin,
      payload: { decision, reason, expected_version: version },
    });
  const news = async () =>
    (
      await sql<{ about: string }>(
        `select n.about from notices n join users u on u.id = n.user_id where u.email = 'viet-mot@hien.example' order by n.id`,
      )
    ).map(({ about }) => about);
  const count = async () =>
    (
      await sql<{ n: number }>('select project_count as n from contractors where id = $1', [
        companyId,
      ])
    )[0]?.n;

  let projectId: number;

  test('is kept from its first key, and two tabs do not type over each other', async () => {
    const first = await save(null, 0, { ...blankProject, location: 'Bến' });
    expect(first.json().data).toMatchObject({ id: null, version: 1, state: 'draft' });
    expect((await save(null, 0, content)).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { version: 1, content: { location: 'Bến' } },
    });
    const racing = await Promise.all([save(null, 1, content), save(null, 1, content)]);
    expect(racing.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const mine = await server.app.inject({ url: '/app/contractor/project/mine', headers: builder });
    expect(mine.json().data).toMatchObject({ items: [], begun: { name: 'Căn hộ 72 m²' } });
  });

  test('what is missing is named at its field, and nothing is lost', async () => {
    await save(null, 2, {
      ...content,
      cost_from: 500_000_000,
      reviewed_on: '2098-01-01',
      pictures: [],
    });
    const refused = await send(null, 3);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'cost_to',
      'reviewed_on',
      'pictures',
    ]);
    expect(await cases()).toEqual([]);
    await save(null, 3, content);
  });

  test('a picture that is neither an upload nor its own is refused', async () => {
    const foreign = { picture: '/media/rooms/living-modern-01.avif', before: '', during: false };
    await save(null, 4, { ...content, pictures: [foreign] });
    expect((await send(null, 5)).json()).toMatchObject({ code: 'PRODUCT_07' });
    await save(null, 5, content);
  });

  test('a new project is seen by nobody until staff approve it', async () => {
    const sent = await send(null, 6, builder, 'gui-lan-dau');
    projectId = sent.json().data.id;
    // The answer was lost: the same sending again is the same project, and the next new one has no version of this one.
    expect((await send(null, 6, builder, 'gui-lan-dau')).json()).toEqual(sent.json());
    expect(await cases()).toHaveLength(1);
    expect(await draft(null)).toMatchObject({ version: 7, saved_at: null });
    expect(sent.json().data).toMatchObject({ state: 'waiting', live: null, copies: [] });
    expect(await visible(projectId)).toBe(404);
    expect((await post('show', { id: projectId, shown: true })).statusCode).toBe(404);
    expect((await save(projectId, 6, content)).json().code).toBe('CONFLICT');
    expect((await post('delete', { id: projectId, expected_version: 6 })).json().code).toBe(
      'EVENT_REFUSED',
    );
    const [one] = await cases();
    expect(one).toMatchObject({ kind: 'new', before: null, company_name: 'Thợ viet-mot' });
    expect((await decide(one.id, 'reject', ' ')).json().code).toBe('AUTH_15');
    expect((await decide(one.id, 'reject', 'Ảnh mờ')).statusCode).toBe(200);
    // A repeated press is answered with the case as it is.
    expect((await decide(one.id, 'reject', 'Ảnh mờ')).statusCode).toBe(200);
    expect(await draft(projectId)).toMatchObject({ state: 'rejected', rejection: 'Ảnh mờ' });
    expect(await news()).toEqual(['project.rejected']);
    expect((await send(projectId, 6)).json().code).toBe('EVENT_REFUSED');
  });

  test('mended and approved it stands on the page, in the order of its pictures', async () => {
    await save(projectId, 6, { ...content, pictures: content.pictures.toReversed() });
    expect((await send(projectId, 7)).json().data.state).toBe('waiting');
    const [one] = await cases();
    const before = await count();
    await decide(one.id, 'approve');
    expect(await visible(projectId)).toBe(200);
    expect(await count()).toBe((before ?? 0) + 1);
    const shown = (await server.app.inject(`/app/contractor/project/${projectId}`)).json().data;
    expect(shown.checked_on).toBeNull();
    // In the reader's language where it is written, else as it was told in Vietnamese.
    const read = (language: string) =>
      server.app.inject({
        url: `/app/contractor/project/${projectId}`,
        headers: { 'accept-language': language },
      });
    expect((await read('en')).json().data).toMatchObject({
      name: 'Flat of 72 m²',
      description: 'Bỏ vách bếp.',
    });
    expect((await read('ko')).json().data.name).toBe('Căn hộ 72 m²');
    expect(
      shown.pictures.map(
        ({
          after,
          before: earlier,
          during,
        }: {
          after: { name: string };
          before: unknown;
          during: boolean;
        }) => [after.name[0], earlier !== null, during],
      ),
    ).toEqual([
      ['3', false, true],
      ['1', true, false],
    ]);
    expect(await draft(projectId)).toMatchObject({ state: 'shown', version: 8, saved_at: null });
    expect(await news()).toEqual(['project.rejected', 'project.approved']);
  });

  test('an edit waits while visitors go on seeing the old version', async () => {
    const live = (await draft(projectId)).content;
    // Nothing but the order in which a database keeps keys is another.
    await save(projectId, 8, live);
    expect((await send(projectId, 9)).json().code).toBe('EVENT_REFUSED');
    await sql('update contractor_projects set checked_on = $2 where id = $1', [
      projectId,
      '2026-02-01',
    ]);
    await save(projectId, 9, { ...live, cost_to: 450_000_000 });
    expect((await send(projectId, 10)).json().data.state).toBe('edit_request');
    const cost = async () =>
      (await server.app.inject(`/app/contractor/project/${projectId}`)).json().data.cost.to;
    expect(await cost()).toBe(420_000_000);
    const withdrawn = await post('draft/withdraw', { id: projectId, expected_version: 10 });
    expect(withdrawn.json().data).toMatchObject({
      state: 'shown',
      content: { cost_to: 450_000_000 },
    });
    expect(await cases()).toEqual([]);
    await send(projectId, 11);
    const [one] = await cases();
    expect(one).toMatchObject({ changed: ['cost_to'], checked_on: '2026-02-01' });
    await post('show', { id: projectId, shown: false });
    await decide(one.id, 'approve');
    // Hidden by its company it stays hidden.
    expect(await visible(projectId)).toBe(404);
    await post('show', { id: projectId, shown: true });
    expect(await cost()).toBe(450_000_000);
  });

  test('the mark of who has been there goes with what they saw', async () => {
    const checked = async () =>
      (await server.app.inject(`/app/contractor/project/${projectId}`)).json().data.checked_on;
    const verified = async () =>
      (
        await sql<{ n: number }>('select verified_projects as n from contractors where id = $1', [
          companyId,
        ])
      )[0]?.n;
    expect([await checked(), await verified()]).toEqual(['2026-02-01', 1]);
    await save(projectId, 12, { ...(await draft(projectId)).content, area: 90 });
    await send(projectId, 13);
    const [one] = await cases();
    await decide(one.id, 'approve');
    expect([await checked(), await verified()]).toEqual([null, 0]);
  });

  test('what a draft names is not swept while it waits to be sent', async () => {
    const unused = async () =>
      (
        await sql<{ name: string }>(
          'select name from media_uploads where used_at is null order by name',
        )
      ).map(({ name }) => name[0]);
    expect(await unused()).toEqual(['4', '5', '6', '7']);
    const kept = await draft(null);
    await save(null, kept.version, {
      ...content,
      pictures: [{ picture: address(6), before: '', during: false }],
    });
    expect(await unused()).toEqual(['4', '5', '7']);
    await post('delete', { id: null, expected_version: kept.version + 1 });
    // A device that still has the old text does not take the next draft for it.
    expect((await draft(null)).version).toBe(kept.version + 2);
  });

  test('another company’s project is nobody else’s', async () => {
    for (const answer of [
      await server.app.inject({
        url: `/app/contractor/project/draft?id=${projectId}`,
        headers: other,
      }),
      await save(projectId, 0, content, other),
      await send(projectId, 0, other),
      await post('draft/withdraw', { id: projectId, expected_version: 0 }, other),
      await post('delete', { id: projectId, expected_version: 0 }, other),
    ])
      expect(answer.statusCode).toBe(404);
  });

  test('what was approved before there were prints is compared too', async () => {
    const kept = () =>
      sql<{ picture: string; print: string }>(
        'select picture, print from project_prints where project_id = $1 order by picture',
        [projectId],
      );
    const before = await kept();
    expect(before.map(({ picture }) => picture)).toEqual([address(1), address(2), address(3)]);
    await sql('delete from project_prints');
    const file = join(migrations.migrationsFolder, '0053_draft-versions.sql');
    await sql((await readFile(file, 'utf8')).split('--> statement-breakpoint').at(-1) ?? '');
    expect(await kept()).toEqual(before);
  });

  test('a picture of another company is found, to staff and to who sent it', async () => {
    const copied = [
      { picture: address(4), before: '', during: false },
      { picture: address(5), before: '', during: false },
      { picture: address(3), before: '', during: false },
    ];
    await sql('update project_prints set print = null where picture = $1', [address(3)]);
    await sql('update media_uploads set print = null where name = $1', [`${'3'.repeat(32)}.webp`]);
    await save(null, 0, { ...content, pictures: copied }, other);
    const sent = (await send(null, 1, other)).json().data;
    const copyOf = {
      other: address(1),
      contractor_id: companyId,
      company_name: 'Thợ viet-mot',
      project_id: projectId,
      project_name: 'Căn hộ 72 m²',
      shown: true,
    };
    // The very picture, also where it has no print; and one that looks like it.
    expect(sent.copies).toEqual([
      { ...copyOf, picture: address(3), other: address(3) },
      { ...copyOf, picture: address(4) },
    ]);
    const [one] = await cases();
    expect(one.copies).toEqual(sent.copies);
    // What visitors do not see is told to staff alone.
    await post('show', { id: projectId, shown: false });
    expect((await draft(sent.id, other)).copies).toEqual([]);
    const [hidden] = await cases();
    expect(hidden.copies.map(({ shown }: { shown: boolean }) => shown)).toEqual([false, false]);
    await post('show', { id: projectId, shown: true });
    // The same picture again in the company’s own project is no copy.
    const { version } = await draft(null);
    await save(null, version, { ...content, pictures: content.pictures.slice(0, 1) });
    const again = (await send(null, version + 1)).json().data;
    expect(again.copies).toEqual([]);
    await post('draft/withdraw', { id: again.id, expected_version: version + 1 });
    await decide(one.id, 'reject', 'Ảnh của công ty khác');
  });

  test('a copy of what was approved meanwhile is found before it is approved', async () => {
    const one = { picture: address(7), before: '', during: false };
    const mine = await draft(null);
    await save(null, mine.version, { ...content, pictures: [one] });
    await send(null, mine.version + 1);
    const theirs = await draft(null, other);
    await save(null, theirs.version, { ...content, pictures: [one] }, other);
    expect((await send(null, theirs.version + 1, other)).json().data.copies).toEqual([]);
    const [first, second] = await cases();
    expect((await decide(first.id, 'approve')).statusCode).toBe(200);
    const late = await decide(second.id, 'approve');
    expect(late.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { version: 1, copies: [{ picture: address(7), contractor_id: companyId }] },
    });
    // Who has looked at them decides.
    expect((await decide(second.id, 'approve', '', 1)).statusCode).toBe(200);
  });

  test('what is deleted is gone for everybody, and deleting it again says so', async () => {
    const before = await count();
    const { version } = await draft(projectId);
    const remove = (id: number | null, expected: number) =>
      post('delete', { id, expected_version: expected });
    expect((await remove(projectId, version - 1)).statusCode).toBe(409);
    expect((await remove(projectId, version)).statusCode).toBe(200);
    expect(await visible(projectId)).toBe(404);
    expect(await count()).toBe((before ?? 0) - 1);
    expect((await remove(projectId, version)).statusCode).toBe(404);
    const begun = await draft(null);
    await save(null, begun.version, content);
    for (let times = 0; times < 2; times += 1)
      expect((await remove(null, begun.version + 1)).statusCode).toBe(200);
    const [log] = await sql<{ n: number }>(
      'select count(*)::int as n from project_requests where contractor_id = $1 and project_id is null',
      [companyId],
    );
    expect(log?.n).toBeGreaterThan(1);
  });

  test('a company has as many projects as somebody looks through', async () => {
    const { version } = await draft(null);
    await save(null, version, content);
    const fill = (most: number) =>
      sql(
        `insert into contractor_projects (contractor_id, name, location, district, city, description, style, house_type,
            area_m2, construction_area_m2, months, cost_from, cost_to, pictures, reviewed_on, sort_order)
          select contractor_id, name, location, district, city, description, style, house_type,
            area_m2, construction_area_m2, months, cost_from, cost_to, pictures, reviewed_on, 1000 + n
          from (select * from contractor_projects where contractor_id = $1 limit 1) p,
            generate_series(1, $2 - (select count(*)::int from contractor_projects where contractor_id = $1)) n`,
        [companyId, most],
      );
    await fill(mostProjects);
    expect((await send(null, version + 1)).json().code).toBe('EVENT_REFUSED');
    expect(await draft(null)).toMatchObject({ version: version + 1, content });
  });
});
