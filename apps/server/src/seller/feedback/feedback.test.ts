import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { otherSeller, plantOtherSeller } from '../../testing/other-shop.ts';
import { type TestApp, signInToShop, testApp } from '../../testing/test-app.ts';

type Questions = Answer<'listShopQuestions'>;
type Reviews = Answer<'listShopReviews'>;

const hour = 3_600_000;

describe.each(databaseKinds)('what buyers ask and say, as their shop reads it, on %s', (kind) => {
  let server: TestApp;
  let seller: { authorization: string };
  let stranger: { authorization: string };
  const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
    await plantOtherSeller(database);
    seller = await signInToShop(server.app, 'ban-hang@hien.example');
    stranger = await signInToShop(server.app, otherSeller);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql('delete from product_questions');
    await sql('delete from review_removals');
    await sql('delete from product_reviews');
  });

  const read = async <Body>(path: string, headers = seller): Promise<Body> => {
    const answer = await server.app.inject({ url: `/mall/api/seller/${path}`, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json<Body>();
  };
  const questions = (query = '', headers = seller) =>
    read<Questions>(`question/list?${query}`, headers);
  const reviews = (query = '', headers = seller) => read<Reviews>(`review/list?${query}`, headers);

  /** A question some hours ago, answered after so many hours or not at all. */
  const ask = async (content: string, ago: number, after: number | null = null) => {
    const asked = testNow - ago * hour;
    const [row] = await sql<{ id: number }>(
      `insert into product_questions (product_id, user_id, author_name, category, secret, content, answer, answered_at, created_at)
        values (1, 1, 'An', 'item', true, $1, $2, $3, $4) returning id`,
      [
        content,
        after === null ? null : 'Dạ được.',
        after === null ? null : new Date(asked + after * hour),
        new Date(asked),
      ],
    );
    return row?.id ?? 0;
  };
  const further = (question: number, ago: number) =>
    sql(
      `insert into question_turns (question_id, content, created_at) values ($1, 'Còn màu khác?', $2)`,
      [question, new Date(testNow - ago * hour)],
    );
  const review = async (
    content: string,
    rating: number,
    ago: number,
    reply: string | null = null,
  ) => {
    const [row] = await sql<{ id: number }>(
      `insert into product_reviews (product_id, user_id, author_name, rating, content, pictures, reply, created_at)
        values (1, 1, 'An', $1, $2, '[]', $3, $4) returning id`,
      [rating, content, reply, new Date(testNow - ago * hour)],
    );
    return row?.id ?? 0;
  };
  const said = ({ items }: Questions | Reviews): string[] => items.map(({ content }) => content);

  test('the longest wait comes first, and a further question waits since it was asked', async () => {
    await ask('hôm qua', 24);
    await ask('tuần trước', 168);
    const old = await ask('tháng trước, hỏi thêm lúc nãy', 700, 1);
    await further(old, 2);
    await ask('đã trả lời', 100, 3);
    const waiting = await questions();
    expect(said(waiting)).toEqual(['tuần trước', 'hôm qua', 'tháng trước, hỏi thêm lúc nãy']);
    expect(waiting.counts).toEqual({ unanswered: 3, answered: 1 });
    expect(Date.parse(waiting.items[2]?.waitsSince ?? '')).toBe(testNow - 2 * hour);
    const answered = await questions('tab=answered');
    expect(said(answered)).toEqual(['đã trả lời']);
    expect(answered.items[0]?.waitsSince).toBeNull();
  });

  test('a secret question is read by its shop, and by no other', async () => {
    await ask('bí mật', 5);
    expect((await questions()).items[0]).toMatchObject({
      secret: true,
      content: 'bí mật',
      author: 'An',
    });
    expect(await questions('', stranger)).toMatchObject({
      items: [],
      counts: { unanswered: 0, answered: 0 },
    });
  });

  test('how long half of the buyers wait is told from five answers on, of the last 90 days', async () => {
    for (const hours of [1, 2, 3, 40]) await ask(`sau ${hours} giờ`, 100, hours);
    await ask('một năm trước', 365 * 24, 1);
    expect((await questions()).answerHours).toBeNull();
    await ask('sau 9 giờ', 50, 9);
    expect((await questions()).answerHours).toBe(3);
  });

  test('pages follow each other, and the words of a name find its questions', async () => {
    for (const ago of [1, 2, 3]) await ask(`${ago} giờ trước`, ago);
    expect(said(await questions('limit=2'))).toEqual(['3 giờ trước', '2 giờ trước']);
    const second = await questions('limit=2&page=2');
    expect([said(second), second.meta.total]).toEqual([['1 giờ trước'], 3]);
    const [name = ''] = (second.items[0]?.product.name ?? '').split(' ');
    expect((await questions(`q=${encodeURIComponent(name)}`)).meta.total).toBe(3);
    expect((await questions('q=khongcomonnay')).counts).toEqual({ unanswered: 0, answered: 0 });
  });

  test('reviews stand under what is to be done with them, the newest first', async () => {
    await review('tốt', 5, 3, 'Cảm ơn.');
    await review('tệ', 1, 2);
    await review('tạm', 3, 1);
    const all = await reviews();
    expect(said(all)).toEqual(['tạm', 'tệ', 'tốt']);
    expect(all.counts).toEqual({ unanswered: 2, low: 1, removal: 0 });
    expect(said(await reviews('tab=unanswered'))).toEqual(['tạm', 'tệ']);
    expect(said(await reviews('tab=low'))).toEqual(['tệ']);
    expect((await reviews('', stranger)).items).toEqual([]);
  });

  test('a removed review is shown with the decision, under the requests alone', async () => {
    const id = await review('không nói về hàng', 1, 2);
    await sql(
      `insert into review_removals (review_id, reason, requested_at, state, decision)
        values ($1, 'irrelevant', $2, 'deleted', 'Không nói về sản phẩm.')`,
      [id, new Date(testNow - hour)],
    );
    await sql('update product_reviews set visible = false where id = $1', [id]);
    expect(await reviews()).toMatchObject({
      items: [],
      counts: { unanswered: 0, low: 0, removal: 1 },
    });
    expect((await reviews('tab=removal')).items[0]?.removal).toMatchObject({
      state: 'deleted',
      reason: 'irrelevant',
      decision: 'Không nói về sản phẩm.',
    });
  });
});
