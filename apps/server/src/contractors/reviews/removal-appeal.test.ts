import { movableClock } from '@hien/domain';
import { sql as rawSql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../http/handler.ts';
import { plantContractors } from '../../testing/contractors.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Headers = { authorization: string };
type Mine = Answer<'appealConstructionRemoval'>['data'];
type Case = Answer<'decideConstructionRemoval'>['data'];

const day = 86_400_000;

describe.each(databaseKinds)('the appeal of a removed review on %s', (kind) => {
  let server: TestApp;
  let writer: Headers;
  let stranger: Headers;
  let remover: Headers;
  let colleague: Headers;
  let companyId = 0;
  let ownerId = 0;
  const clock = movableClock(testNow);
  const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['quan-tri', 'dong-nghiep']);
    server = await testApp(database, { clock });
    const [company] = await plantContractors(database, { count: 1, cities: ['Hà Nội'] });
    companyId = company?.companyId ?? 0;
    ownerId = company?.userId ?? 0;
  });
  afterAll(() => server.close());

  const logIn = async () => {
    writer = await signIn(server.app, 'khach@hien.example');
    stranger = await signIn(server.app, 'ban-hang@hien.example');
    remover = await signIn(server.app, 'quan-tri@hien.example');
    colleague = await signIn(server.app, 'dong-nghiep@hien.example');
  };
  const decide = (id: number, headers: Headers, decision: string, version: number) =>
    server.app.inject({
      method: 'POST',
      url: `/admin/construction-review/decide/${id}`,
      headers,
      payload: { decision, reason: `Vì ${decision}.`, expected_version: version },
    });
  const appeal = async (id: number, words: string, headers = writer) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/app/contractor/review/appeal',
      headers,
      payload: { id, words },
    });
    return { status: answer.statusCode, body: answer.json<{ data: Mine; code?: string }>() };
  };
  const shown = async () =>
    (await server.app.inject(`/app/contractor/${companyId}/reviews`)).json<
      Answer<'listConstructionReviews'>
    >().data;
  const mine = async (id: number): Promise<Mine | undefined> =>
    (await server.app.inject({ url: '/app/contractor/review/mine?limit=60', headers: writer }))
      .json<Answer<'listMyConstructionReviews'>>()
      .data.items.find(({ review }) => review.id === id);
  const told = (about: string) =>
    sql<{ to: string; id: number; note: string }>(
      `select "to", user_id as id, values->>'note' as note from notices where about = $1 order by "to"`,
      [about],
    );

  /** A review that staff took away on the company's request, with the request's number. */
  const removed = async (home: string): Promise<{ review: number; removal: number }> => {
    const [review] = await sql<{ id: number }>(
      `insert into construction_reviews (contractor_id, user_id, author_name, phone, rating, content, language, building, home, district, city,
          area_m2, style, house_type, months, cost_from, cost_to, pictures, proven_on, created_at)
        select $1, id, 'An N.', '0900000000', 2, 'Trễ mười ngày.', 'vi', $2, $2, 'Tây Hồ', 'Hà Nội', 60, 'modern', '2-bedroom', 2, 1, 2, '[]', '2026-01-05', $3
        from users where email = 'khach@hien.example' returning id`,
      [companyId, home, new Date(clock.now())],
    );
    const [removal] = await sql<{ id: number }>(
      `insert into construction_removals (review_id, rule, words, requested_at) values ($1, 'insult', 'Xúc phạm.', $2) returning id`,
      [review?.id, new Date(clock.now())],
    );
    expect((await decide(removal?.id ?? 0, remover, 'remove', 0)).statusCode).toBe(200);
    return { review: review?.id ?? 0, removal: removal?.id ?? 0 };
  };

  test('a colleague lifts the gravestone: it stands as before, counts, and both sides hear of it', async () => {
    await logIn();
    const { review, removal } = await removed('Nhà một');
    expect((await shown()).summary).toMatchObject({ count: 0, removed: 1 });
    expect((await mine(review))?.appeal_until).not.toBeNull();
    expect((await appeal(review, 'Tôi kể đúng.', stranger)).status).toBe(404);
    expect((await appeal(review, '   ')).body.code).toBe('AUTH_15');
    const asked = await appeal(review, '<b>Tôi kể đúng.</b>');
    expect(asked.body.data).toMatchObject({
      state: 'removed',
      removal: { state: 'appealed' },
      appeal: { words: '<b>Tôi kể đúng.</b>', answer: null },
      appeal_until: null,
    });
    // The same again is the same; other words come too late, and it stays away meanwhile.
    expect((await appeal(review, '<b>Tôi kể đúng.</b>')).status).toBe(200);
    expect((await appeal(review, 'Khác.')).status).toBe(409);
    expect((await shown()).summary).toMatchObject({ count: 0, removed: 1 });

    const waiting = (headers: Headers) =>
      server.app
        .inject({ url: '/admin/construction-review/list', headers })
        .then((answer) => answer.json<Answer<'listConstructionRemovals'>>().data.items);
    expect((await waiting(remover)).map(({ answerable }) => answerable)).toEqual([false]);
    const [one] = await waiting(colleague);
    expect(one).toMatchObject({ id: removal, state: 'appealed', version: 2, answerable: true });
    expect((await decide(removal, remover, 'restore', 2)).statusCode).toBe(403);
    expect((await decide(removal, colleague, 'keep', 2)).statusCode).toBe(409);
    expect((await decide(removal, colleague, 'restore', 1)).statusCode).toBe(409);
    const lifted = await decide(removal, colleague, 'restore', 2);
    expect(lifted.json<{ data: Case }>().data).toMatchObject({
      state: 'restored',
      answer: 'Vì restore.',
    });
    // A lost answer sent again.
    expect((await decide(removal, colleague, 'restore', 2)).statusCode).toBe(200);
    const { items, summary } = await shown();
    expect(summary).toMatchObject({ count: 1, removed: 0, average: 2 });
    expect(items[0]).toMatchObject({
      id: review,
      content: 'Trễ mười ngày.',
      proven_on: '2026-01-05',
      removed: null,
    });
    const [company] = await sql('select review_count as n, rating from contractors where id = $1', [
      companyId,
    ]);
    expect(company).toEqual({ n: 1, rating: 2 });
    expect(await mine(review)).toMatchObject({
      state: 'published',
      appeal: { answer: 'Vì restore.' },
      withdraw_refused: null,
    });
    expect(await told('construction-review.restored')).toMatchObject([
      { to: 'company', id: ownerId, note: 'Vì restore.' },
      { to: 'member', note: 'Vì restore.' },
    ]);
    expect((await appeal(review, 'Nữa.')).status).toBe(409);
  });

  test('what is upheld stays a gravestone for good', async () => {
    await logIn();
    const { review, removal } = await removed('Nhà hai');
    expect((await appeal(review, 'Tôi kể đúng.')).status).toBe(200);
    expect((await decide(removal, colleague, 'uphold', 2)).statusCode).toBe(200);
    expect((await decide(removal, colleague, 'restore', 3)).statusCode).toBe(409);
    expect((await shown()).summary).toMatchObject({ count: 1, removed: 1 });
    expect(await mine(review)).toMatchObject({
      state: 'removed',
      removal: { state: 'upheld' },
      appeal: { answer: 'Vì uphold.' },
      appeal_until: null,
    });
    expect((await told('construction-review.upheld')).map(({ to }) => to)).toEqual([
      'company',
      'member',
    ]);
  });

  test('what was asked for, removed and shown again is counted for everybody, paid places too', async () => {
    await sql(
      `with made as (insert into ad_cases (contractor_id, city, reports, state, rule, opened_at, due_at, decided_at)
        values ($1, 'Hà Nội', 2, 'taken-down', 'misleading', $2, $2, $2) returning id)
        insert into ad_reports (case_id, device, reason, created_at) select id, 'd' || n, 'misleading', $2 from made, generate_series(1, 2) n`,
      [companyId, new Date(clock.now())],
    );
    const answer = await server.app.inject({ url: '/app/interior-share/moderation' });
    const [month] = answer.json<Answer<'getModerationNumbers'>>().data.months;
    expect(month).toMatchObject({
      ads: { reports: 2, removed: 1, restored: 0 },
      reviews: { reports: 2, removed: 2, restored: 1 },
    });
  });

  test('after fourteen days, and of what was kept, there is nothing to appeal', async () => {
    await logIn();
    const { review } = await removed('Nhà ba');
    clock.moveTo(testNow + 16 * day);
    await logIn();
    expect((await appeal(review, 'Tôi kể đúng.')).status).toBe(409);
    expect((await mine(review))?.appeal_until).toBeNull();
  });

  test('the queue is read from its index, appeals first', async () => {
    const plan = await server.database.orm.transaction(async (tx) => {
      await tx.execute(rawSql`set local enable_seqscan = off`);
      await tx.execute(rawSql`set local enable_bitmapscan = off`);
      return tx.execute(rawSql`explain select id from construction_removals
        where construction_removals.state in ('waiting', 'appealed')
        order by (construction_removals.state = 'appealed') desc,
          coalesce(construction_removals.appealed_at, construction_removals.requested_at), id limit 20`);
    });
    expect(JSON.stringify(plan)).toContain('construction_removals_waiting');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});
