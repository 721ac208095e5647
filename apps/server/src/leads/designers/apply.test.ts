import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Header = { authorization: string };
type Case = Answer<'decideDesignPartner'>['data'];

const file = (owner: number) => `/media/private/${String(owner).repeat(32)}.pdf`;

const studio = {
  studio_name: 'Studio Lá Trầu',
  tax_code: '0792 0400 1234',
  phone: '0912 345 678',
  email: 'Studio@latrau.example',
  years: 6,
  about: 'Nhà ở dưới 120 m², phong cách Nhật.',
  portfolio: 'latrau.example',
  samples: [file(1)],
  papers: [] as string[],
  policy: true,
};

const hourMs = 3_600_000;

describe.each(databaseKinds)('somebody applies to sell designs on %s', (kind) => {
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
    for (const [name, business] of [
      ['ve-mot', 'freelancer'],
      ['ve-hai', 'freelancer'],
      ['cong-ty', 'company'],
      ['rieng', 'individual'],
    ] as const)
      await sql(
        `insert into users (email, password_hash, first_name, last_name, roles, partner, business_kind)
          select $1, password_hash, 'Khuê', 'Lê', array['business'], '{}', $2 from users where email = 'khach@hien.example'`,
        [`${name}@hien.example`, business],
      );
    for (const [at, name] of ['ve-mot', 've-hai', 'cong-ty'].entries())
      await sql(
        `insert into media_uploads (name, bytes, sha256, owner_id, width, height, placeholder, color)
          select $1, 1000, $1, id, 0, 0, '', '' from users where email = $2`,
        [`private-${String(at + 1).repeat(32)}.pdf`, `${name}@hien.example`],
      );
    for (const name of ['ve-mot', 've-hai', 'cong-ty', 'rieng', 'khach'])
      who[name] = await signIn(server.app, `${name}@hien.example`);
    admin = await signIn(server.app, 'quan-tri@hien.example');
  });
  afterAll(() => server.close());

  const post = async (path: string, payload: object, headers: Header | undefined) => {
    clock.advance(1_000);
    const answer = await server.app.inject({
      method: 'POST',
      url: path,
      headers: headers ?? {},
      payload,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const apply = (name: string, change: object = {}, key = `doi-tac-${(keys += 1)}-xxxx`) =>
    post('/app/interior-design/partner/apply', { ...studio, ...change, key }, who[name]);
  const withdraw = (name: string, version: number) =>
    post('/app/interior-design/partner/withdraw', { expected_version: version }, who[name]);
  const read = async (url: string, headers: Header | undefined) =>
    (await server.app.inject({ url, headers: headers ?? {} })).json().data;
  const mine = (name: string) => read('/app/interior-design/partner/application', who[name]);
  const cases = async (state = 'waiting'): Promise<Case[]> =>
    (await read(`/admin/design-partner/list?state=${state}`, admin)).items;
  const decide = (one: Case | undefined, decision: 'approve' | 'reject', reason = '') =>
    post(
      `/admin/design-partner/decide/${one?.id}`,
      { decision, reason, expected_version: one?.version },
      admin,
    );
  const move = (one: Case | undefined, action: 'suspend' | 'restore' | 'end', reason = 'Vì thế') =>
    post(
      `/admin/design-partner/move/${one?.id}`,
      { action, reason, expected_version: one?.version },
      admin,
    );
  const named = async (name: string, state = 'decided') =>
    (await cases(state)).find(({ studio_name: studioName }) => studioName === name);
  const news = async (email: string) =>
    (
      await sql<{ about: string }>(
        'select n.about from notices n join users u on u.id = n.user_id where u.email = $1 order by n.id',
        [email],
      )
    ).map(({ about }) => about);
  const mailed = async (recipient: string) =>
    (
      await sql<{ template: string }>(
        'select template from outbox where recipient = $1 order by id',
        [recipient],
      )
    ).map(({ template }) => template);
  const mayRead = async (name: string) =>
    (
      await server.app.inject({
        url: '/app/interior-design/own/list',
        headers: who[name] ?? {},
      })
    ).statusCode;

  test('a guest, an ordinary member and who only buys are refused', async () => {
    expect((await apply('nobody')).status).toBe(401);
    expect((await apply('khach')).status).toBe(403);
    expect((await apply('rieng')).status).toBe(403);
    expect(await mine('ve-mot')).toBeNull();
  });

  test('what is wrong is said at its field, and nothing is kept', async () => {
    const field = async (name: string, change: object) => {
      const { status, body } = await apply(name, change);
      return [status, body.errors?.[0]?.field];
    };
    expect(await field('ve-mot', { tax_code: '031234' })).toEqual([400, 'tax_code']);
    expect(await field('ve-mot', { portfolio: 'javascript:alert(1)' })).toEqual([400, 'portfolio']);
    expect(await field('ve-mot', { samples: [file(2)] })).toEqual([422, 'samples']);
    expect(await field('ve-mot', { about: '   ' })).toEqual([400, 'about']);
    expect((await apply('ve-mot', { samples: [] })).status).toBe(400);
    // A company shows its registration.
    expect(await field('cong-ty', { samples: [file(3)], tax_code: '0312345678' })).toEqual([
      400,
      'papers',
    ]);
    expect(await mine('ve-mot')).toBeNull();
  });

  test('waits in the order in which it came, once for a key, and staff hear of it', async () => {
    const sent = await apply('ve-mot', {}, 'doi-tac-mot-001');
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    expect(sent.body.data).toMatchObject({
      state: 'applied',
      place: 1,
      tax_code: '079204001234',
      email: 'studio@latrau.example',
      portfolio: 'https://latrau.example',
    });
    expect(await apply('ve-mot', {}, 'doi-tac-mot-001')).toEqual(sent);
    const company = await apply('cong-ty', {
      studio_name: 'Công ty Vẽ',
      tax_code: '0312345678',
      samples: [file(3)],
      papers: [file(3)],
    });
    expect(company.body.data).toMatchObject({ place: 2 });
    expect((await apply('ve-mot')).status).toBe(409);
    expect((await cases()).map((one) => [one.studio_name, one.business_kind])).toEqual([
      ['Studio Lá Trầu', 'freelancer'],
      ['Công ty Vẽ', 'company'],
    ]);
    expect(await mailed('studio@latrau.example')).toContain('designer-applied');
    expect(await mailed('quan-tri@hien.example')).toContain('designer-arrived');
  });

  test('two presses at once make one application', async () => {
    const both = await Promise.all([
      apply('ve-hai', { studio_name: 'Hai', samples: [file(2)] }),
      apply('ve-hai', { studio_name: 'Hai', samples: [file(2)] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('is taken back, and sent again with nothing changed, behind those that wait', async () => {
    expect((await withdraw('ve-mot', 7)).status).toBe(409);
    const back = await withdraw('ve-mot', 0);
    expect(back.body.data).toMatchObject({ state: 'withdrawn', place: null, version: 1 });
    expect((await withdraw('ve-mot', 0)).body.data).toMatchObject({ version: 1 });
    const gone = await named('Studio Lá Trầu');
    expect((await decide(gone, 'approve')).status).toBe(409);
    expect((await apply('ve-mot')).body.data).toMatchObject({ state: 'applied', place: 3 });
  });

  test('is refused with a reason, and sent again with something changed', async () => {
    const one = await named('Hai', 'waiting');
    expect((await decide(one, 'reject', ' ')).body.code).toBe('AUTH_15');
    expect((await decide(one, 'reject', 'Chưa có kích thước')).body.data).toMatchObject({
      state: 'rejected',
      reason: 'Chưa có kích thước',
    });
    expect(await mine('ve-hai')).toMatchObject({ reason: 'Chưa có kích thước' });
    expect((await apply('ve-hai', { studio_name: 'Hai', samples: [file(2)] })).body.code).toBe(
      'EVENT_REFUSED',
    );
    const again = await apply('ve-hai', { studio_name: 'Hai', samples: [file(2)], years: 7 });
    expect(again.body.data).toMatchObject({ state: 'applied', reason: 'Chưa có kích thước' });
    expect(await news('ve-hai@hien.example')).toEqual(['design-partner.rejected']);
    expect(await mailed('ve-hai@hien.example')).toContain('designer-step');
  });

  test('an approval gives the right at once; two of staff decide once', async () => {
    expect(await mayRead('ve-mot')).toBe(403);
    const one = await named('Studio Lá Trầu', 'waiting');
    expect((await decide(one, 'approve')).status).toBe(200);
    // The same press once more, and another decision on what was looked at.
    expect((await decide(one, 'approve')).status).toBe(200);
    expect((await decide(one, 'reject', 'Không')).status).toBe(409);
    expect(await mayRead('ve-mot')).toBe(200);
    expect((await apply('ve-mot')).status).toBe(409);
    expect(await news('ve-mot@hien.example')).toEqual(['design-partner.approved']);
  });

  test('is stopped with everything on sale, goes on, and ends; what it took off itself stays off', async () => {
    const [owner] = await sql<{ id: number }>('select id from users where email = $1', [
      've-mot@hien.example',
    ]);
    const [kept, off] = await sql<{ id: number }>(
      `insert into designs (slug, number, name, summary, description, designer_name, design_type, house_type, style, area_m2,
          price, cover, pictures, owner_id, withdrawn_at, search)
        select 'cua-toi-' || n, 'HD-8' || n, name, summary, description, designer_name, design_type, house_type, style, area_m2,
          price, cover, pictures, $1, case when n = 2 then '2020-01-01T00:00:00Z'::timestamptz end, search
        from (select * from designs order by id limit 1) d, generate_series(1, 2) n order by n returning id`,
      [owner?.id],
    );
    const sold = async () =>
      sql<{ sold: boolean; held: boolean }>(
        'select withdrawn_at is null as sold, withheld_at is not null as held from designs where id = any($1::int[]) order by id',
        [[kept?.id, off?.id]],
      );
    const verified = async () => {
      const answer = await server.app.inject({
        url: `/app/interior-design/design-partner-detail/${owner?.id}`,
      });
      return answer.json<{ data?: { verified: { at: string; seen: string[] } | null } }>().data
        ?.verified;
    };
    const seenAt = await verified();
    // A freelancer has drawings to show, and no registration.
    expect(seenAt?.seen).toEqual(['drawings']);
    clock.advance(hourMs);
    expect((await move(await named('Studio Lá Trầu'), 'suspend', '  ')).body.code).toBe('AUTH_15');
    expect((await move(await named('Studio Lá Trầu'), 'restore')).status).toBe(409);
    const stopped = await move(await named('Studio Lá Trầu'), 'suspend', 'Ảnh của người khác');
    expect(stopped.body.data).toMatchObject({ state: 'suspended', designs: 2 });
    expect(await sold()).toEqual([
      { sold: false, held: true },
      { sold: false, held: true },
    ]);
    expect(await mayRead('ve-mot')).toBe(403);
    expect(await mine('ve-mot')).toMatchObject({
      state: 'suspended',
      reason: 'Ảnh của người khác',
    });
    expect((await apply('ve-mot')).status).toBe(409);
    expect((await move(await named('Studio Lá Trầu'), 'restore')).status).toBe(200);
    expect(await sold()).toEqual([
      { sold: true, held: false },
      { sold: false, held: false },
    ]);
    expect(await mayRead('ve-mot')).toBe(200);
    // That it goes on is no look at its papers.
    expect(await verified()).toEqual(seenAt);
    expect((await move(await named('Studio Lá Trầu'), 'end', 'Ngừng hợp tác')).status).toBe(200);
    expect(await sold()).toMatchObject([{ sold: false }, { sold: false }]);
    // A new application may follow, and what was sold comes back with it.
    expect((await apply('ve-mot')).body.data).toMatchObject({ state: 'applied', reason: null });
    expect((await decide(await named('Studio Lá Trầu', 'waiting'), 'approve')).status).toBe(200);
    expect(await sold()).toMatchObject([{ sold: true }, { sold: false }]);
    // Approved anew, an hour later.
    const since = Date.parse((await verified())?.at ?? '') - Date.parse(seenAt?.at ?? '');
    expect(since).toBeGreaterThanOrEqual(hourMs);
    expect(await news('ve-mot@hien.example')).toEqual([
      'design-partner.approved',
      'design-partner.suspended',
      'design-partner.restored',
      'design-partner.ended',
      'design-partner.approved',
    ]);
  });
});
