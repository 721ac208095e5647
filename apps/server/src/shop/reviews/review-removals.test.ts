import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { otherSeller, plantOtherSeller } from '../../testing/other-shop.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';

type Header = { authorization: string };
type Case = {
  id: number;
  version: number;
  state: string;
  content: string;
  decision: string | null;
  decided: { by: string } | null;
};

describe.each(databaseKinds)('removing reviews on %s', (kind) => {
  let server: TestApp;
  let seller: Header;
  let stranger: Header;
  let member: Header;
  let staff: Header;
  const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
    await plantOtherSeller(database);
    await sql(
      `insert into users (email, password_hash, first_name, last_name, roles)
        select 'can-bo@hien.example', password_hash, 'Thu', 'Trần', array['admin']
        from users where email = 'khach@hien.example'`,
    );
    member = await signInToShop(server.app, 'khach@hien.example');
    seller = await signInToShop(server.app, 'ban-hang@hien.example');
    stranger = await signInToShop(server.app, otherSeller);
    staff = await signIn(server.app, 'can-bo@hien.example');
  });
  afterAll(() => server.close());

  const write = async (content: string): Promise<number> => {
    const [row] = await sql<{ id: number }>(
      `insert into product_reviews (product_id, user_id, author_name, rating, content, pictures, points, created_at)
        values (1, 1, 'An', 1, $1, '[]', 500, $2) returning id`,
      [content, new Date(testNow)],
    );
    return row?.id ?? 0;
  };
  const ask = async (id: number, reason: string, headers = seller) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mall/api/review/request-removal',
      payload: { id, reason },
      headers,
    });
    return { status: answer.statusCode, body: answer.json<{ code?: string; state?: string }>() };
  };
  const list = async (state = 'waiting') =>
    (await server.app.inject({ url: `/admin/review/list?state=${state}`, headers: staff })).json<{
      data: { items: Case[] };
    }>().data.items;
  const caseOf = async (content: string): Promise<Case> => {
    const found = (await list()).find((one) => one.content === content);
    if (found === undefined) throw new Error(`nobody wants "${content}" removed`);
    return found;
  };
  const decide = async (
    { id, version }: Case,
    decision: 'delete' | 'keep',
    reason = 'Theo quy định đánh giá.',
  ) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/admin/review/decide/${id}`,
      payload: { decision, reason, expected_version: version },
      headers: staff,
    });
    return {
      status: answer.statusCode,
      body: answer.json<{ data: Case; code?: string; current?: Case }>(),
    };
  };
  const shown = async () =>
    (await server.app.inject({ url: '/mall/api/public/product/1/reviews?limit=20' })).json<{
      items: { id: number }[];
      meta: { total: number };
      summary: { count: number };
    }>();
  const news = async (about: string) =>
    (
      await sql<{ to: string; note: string }>(
        `select "to", values->>'note' as note from notices where about = $1 order by "to"`,
        [about],
      )
    ).map(({ to, note }) => [to, note]);

  test('the seller of the product asks once, for one of three reasons; it stays visible meanwhile', async () => {
    const id = await write('Lạc đề');
    expect((await ask(id, 'irrelevant', stranger)).status).toBe(404);
    expect((await ask(id, 'irrelevant', member)).status).toBe(403);
    expect((await ask(id, 'ugly')).status).toBe(400);
    const answers = await Promise.all([ask(id, 'irrelevant'), ask(id, 'irrelevant')]);
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'deletion_requested'],
      [200, 'deletion_requested'],
    ]);
    expect((await ask(id, 'abusive')).body.code).toBe('CONFLICT');
    expect((await list()).filter(({ content }) => content === 'Lạc đề')).toHaveLength(1);
    expect((await shown()).items.map((one) => one.id)).toContain(id);
  });

  test('staff keep it: the seller is told why, and may ask again', async () => {
    const id = await write('Chê thật');
    await ask(id, 'false');
    const waiting = await caseOf('Chê thật');
    expect((await decide(waiting, 'keep', '  ')).body.code).toBe('AUTH_15');
    const { body } = await decide(waiting, 'keep', 'Đúng là hàng bị xước.');
    expect(body.data).toMatchObject({
      state: 'visible',
      version: 1,
      decision: 'Đúng là hàng bị xước.',
    });
    expect(body.data.decided?.by).toContain('Thu');
    expect(await news('review.kept')).toEqual([['seller', 'Đúng là hàng bị xước.']]);
    expect((await list('decided')).map((one) => one.id)).toContain(waiting.id);
    expect((await ask(id, 'false')).body.state).toBe('deletion_requested');
  });

  test('two decide at once: one is it, the other reads who was first', async () => {
    const id = await write('Hai người');
    await ask(id, 'irrelevant');
    const waiting = await caseOf('Hai người');
    const both = await Promise.all([decide(waiting, 'keep'), decide(waiting, 'delete')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: 'VERSION_CONFLICT', current: { version: 1 } });
    expect(late?.body.current?.decided?.by).toContain('Thu');
  });

  test('what is removed is counted no more, and abuse costs the points that are left', async () => {
    const id = await write('Chửi bới');
    const at = new Date(testNow);
    const [lot] = await sql<{ id: number }>(
      `insert into point_lots (user_id, source, earned, "left", earned_at, expires_at, changed_at)
        values (1, 'review:' || $1::text, 500, 320, $2, $3, $2) returning id`,
      [id, at, new Date(testNow + 300 * 86_400_000)],
    );
    await sql(
      `insert into point_moves (user_id, lot_id, kind, amount, at) values (1, $1, 'earn', 500, $2), (1, $1, 'spend', -180, $2)`,
      [lot?.id, at],
    );
    await ask(id, 'abusive');
    const before = await shown();
    expect(before.items.map((one) => one.id)).toContain(id);
    expect((await decide(await caseOf('Chửi bới'), 'delete', 'Xúc phạm người bán.')).status).toBe(
      200,
    );
    const after = await shown();
    expect(after.items.map((one) => one.id)).not.toContain(id);
    expect(after.meta.total).toBe(before.meta.total - 1);
    expect(after.summary.count).toBe(after.meta.total);
    expect((await ask(id, 'abusive')).status).toBe(404);
    expect(await sql(`select state, "left" from point_lots where id = $1`, [lot?.id])).toEqual([
      { state: 'revoked', left: 0 },
    ]);
    expect(
      await sql(`select amount from point_moves where lot_id = $1 and kind = 'revoke'`, [lot?.id]),
    ).toEqual([{ amount: -320 }]);
    expect(await news('review.deleted')).toEqual(
      expect.arrayContaining([
        ['member', 'Xúc phạm người bán.'],
        ['seller', 'Xúc phạm người bán.'],
      ]),
    );
    const mails = await sql<{ about: string }>(
      `select values->>'about' as about from outbox where template = 'points-step'`,
    );
    expect(mails).toEqual([{ about: 'points.revoked' }]);
  });
});
