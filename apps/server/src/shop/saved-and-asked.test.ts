import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { designRooms } from '../db/schema/designs.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { picture, text } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { otherSeller, plantOtherSeller } from '../testing/other-shop.ts';
import { type TestApp, signInToShop, testApp } from '../testing/test-app.ts';

type Header = { authorization: string };
type Question = { id: number; content: string; state: string; version: number };
type Listed = { id: number; content: string; answer: { content: string } | null };

describe.each(databaseKinds)('bookmarks and questions on %s', (kind) => {
  let server: TestApp;
  let member: Header;
  let seller: Header;
  let stranger: Header;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantOtherSeller(database);
    server = await testApp(database);
    member = await signInToShop(server.app, 'khach@hien.example');
    seller = await signInToShop(server.app, 'ban-hang@hien.example');
    stranger = await signInToShop(server.app, otherSeller);
  });
  afterAll(() => server.close());

  const get = async <Body>(path: string, headers: Header) => {
    const answer = await server.app.inject({ url: `/mall/api${path}`, headers });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const post = async <Body>(path: string, payload: object, headers: Header) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api${path}`,
      payload,
      headers,
    });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  };
  const save = (targetId: number, saved: boolean, headers = member) =>
    post('/bookmark/save', { kind: 'product', targetId, saved }, headers);
  const savedIds = async (headers = member) =>
    (await get<{ ids: number[] }>('/bookmark/ids?kind=product', headers)).body.ids;

  test('saving twice is saving once, and each member has their own', async () => {
    await Promise.all([save(1, true), save(1, true), save(1, true)]);
    await save(2, true);
    expect((await savedIds()).toSorted()).toEqual([1, 2]);
    expect(await savedIds(stranger)).toEqual([]);
    await save(1, false);
    await save(1, false);
    expect(await savedIds()).toEqual([2]);
    const { body } = await get<{ items: { product: { id: number } }[]; meta: { total: number } }>(
      '/bookmark/product-list',
      member,
    );
    expect(body.items.map(({ product }) => product.id)).toEqual([2]);
    expect(body.meta.total).toBe(1);
  });

  test('what is no longer sold is refused, and left out of what was saved', async () => {
    await save(3, true);
    await server.database.rows(
      { text: `update products set status = 'rejected' where id = 3` },
      [],
    );
    expect((await save(3, true, stranger)).body.code).toBe('PRODUCT_05');
    const { body } = await get<{ items: { product: { id: number } }[] }>(
      '/bookmark/product-list',
      member,
    );
    expect(body.items.map(({ product }) => product.id)).toEqual([2]);
    const { body: seen } = await get<{ products: { id: number }[] }>(
      '/public/product/by-ids?ids=4&ids=3&ids=1',
      member,
    );
    expect(seen.products.map(({ id }) => id)).toEqual([4, 1]);
  });

  test('designs have a list of their own, and both lists say how much there is of each', async () => {
    type Designs = {
      items: { design: { id: number } }[];
      meta: { total: number };
      counts: { product: number; design: number };
    };
    const designs = async () => (await get<Designs>('/bookmark/design-list', member)).body;
    expect(await designs()).toMatchObject({ items: [], meta: { total: 0 } });
    await server.database.orm.insert(designRooms).values({
      designId: 1,
      roomType: 'living-room',
      name: text('Phòng khách'),
      areaM2: 24,
      cover: picture('phong-khach', 'rooms'),
      pictures: [],
    });
    await post('/bookmark/save', { kind: 'design', targetId: 1, saved: true }, member);
    const saved = await designs();
    expect(saved.items.map(({ design }) => design.id)).toEqual([1]);
    expect(saved.counts.design).toBe(1);
    const { body } = await get<Designs>('/bookmark/product-list', member);
    expect(body.counts).toEqual(saved.counts);
    expect(body.counts.product).toBe(body.meta.total);
    expect((await get<Designs>('/bookmark/design-list', stranger)).body.items).toEqual([]);
    // Withdrawn, it is neither listed nor counted.
    await server.database.rows(
      { text: `update designs set withdrawn_at = now() where id = 1` },
      [],
    );
    expect(await designs()).toMatchObject({ items: [], meta: { total: 0 }, counts: { design: 0 } });
    await server.database.rows({ text: `update designs set withdrawn_at = null where id = 1` }, []);
  });

  test.each([
    {
      kind: 'share',
      id: 1,
      hide: `update interior_shares set status = 'hidden' where id = 1`,
      show: `update interior_shares set status = 'visible' where id = 1`,
    },
    {
      kind: 'article',
      id: 1,
      hide: `update articles set published_at = published_at + interval '100 years' where id = 1`,
      show: `update articles set published_at = published_at - interval '100 years' where id = 1`,
    },
    {
      kind: 'essay',
      id: 3,
      hide: `update articles set published_at = published_at + interval '100 years' where id = 3`,
      show: `update articles set published_at = published_at - interval '100 years' where id = 3`,
    },
  ] as const)('a saved $kind is listed and counted while it is there to be read', async (one) => {
    const list = async (headers = member) =>
      (
        await get<{
          items: Partial<Record<'share' | 'article' | 'essay', { id: number }>>[];
          meta: { total: number };
          counts: Record<'share' | 'article' | 'essay', number>;
        }>(`/bookmark/${one.kind}-list`, headers)
      ).body;
    const change = (statement: string) => server.database.rows({ text: statement }, []);
    await post('/bookmark/save', { kind: one.kind, targetId: one.id, saved: true }, member);
    await post('/bookmark/save', { kind: one.kind, targetId: one.id, saved: true }, member);
    const saved = await list();
    expect(saved.items.map((item) => item[one.kind]?.id)).toEqual([one.id]);
    expect([saved.meta.total, saved.counts[one.kind]]).toEqual([1, 1]);
    expect((await list(stranger)).items).toEqual([]);
    await change(one.hide);
    expect(await list()).toMatchObject({
      items: [],
      meta: { total: 0 },
      counts: { [one.kind]: 0 },
    });
    await change(one.show);
    expect((await list()).items).toHaveLength(1);
  });

  const ask = (key: string, more: object = {}) =>
    post<Listed>(
      '/question/ask',
      {
        productId: 5,
        category: 'item',
        content: '  Mặt bàn có chống nước không?  ',
        secret: false,
        key,
        ...more,
      },
      member,
    );
  const listed = async (headers: Header) =>
    (
      await get<{ items: Listed[]; meta: { total: number } }>(
        '/public/product/5/questions',
        headers,
      )
    ).body;

  test('a question sent twice is one question, and is counted once', async () => {
    const [one, other] = await Promise.all([ask('question-key-1'), ask('question-key-1')]);
    expect(one.status).toBe(201);
    expect(other.body.id).toBe(one.body.id);
    expect(one.body.content).toBe('Mặt bàn có chống nước không?');
    const [product] = await server.database.rows<{ count: number }>(
      { text: 'select question_count as count from products where id = 5' },
      [],
    );
    expect(product?.count).toBe((await listed(stranger)).meta.total);
  });

  test('a secret question is read by its author and by the seller of the product', async () => {
    const { body } = await ask('question-key-2', { secret: true, content: 'Số nhà tôi là 5' });
    const seen = async (headers: Header) =>
      (await listed(headers)).items.find(({ id }) => id === body.id)?.content;
    expect(await seen(member)).toBe('Số nhà tôi là 5');
    expect(await seen(seller)).toBe('Số nhà tôi là 5');
    expect(await seen(stranger)).toBe('');
    const mine = await get<{ items: Question[] }>('/question/mine', member);
    expect(mine.body.items[0]).toMatchObject({ id: body.id, state: 'unanswered' });
  });

  test('the seller answers once; another shop finds no such question', async () => {
    const { body: asked } = await ask('question-key-3');
    const answer = (headers: Header, version = 0, content = 'Có ạ, phủ hai lớp dầu.') =>
      post<Question>('/question/answer', { id: asked.id, version, content }, headers);
    expect((await answer(stranger)).status).toBe(404);
    expect((await answer(member)).status).toBe(403);
    const first = await answer(seller);
    expect(first.body).toMatchObject({ state: 'answered', version: 1 });
    // The same once more, as after a lost reply, is the same answer; another one on the old version is refused.
    expect((await answer(seller)).body.version).toBe(1);
    expect((await answer(seller, 0, 'Không ạ.')).body.code).toBe('CONFLICT');
    expect((await answer(seller, 1, 'Có ạ, và lau được bằng cồn.')).body.version).toBe(2);
    const notices = await server.database.rows<{ about: string }>(
      { text: `select about from notices where user_id = 1 and about = 'question.answered'` },
      [],
    );
    expect(notices).toHaveLength(2);
  });

  test('asks more under a question of their own, once per key; it waits again and the seller is told', async () => {
    const { body: asked } = await ask('question-key-4');
    const more = (key: string, content = 'Còn vết trà thì sao?', headers = member) =>
      post<Question & Listed & { further: Listed[] }>(
        '/question/ask-again',
        { id: asked.id, content, key },
        headers,
      );
    const answer = (version: number, content: string) =>
      post<Question & { further: Listed[] }>(
        '/question/answer',
        { id: asked.id, version, content },
        seller,
      );
    expect((await answer(0, 'Có ạ.')).body).toMatchObject({ state: 'answered', version: 1 });
    expect((await more('more-key-1', 'Của ai vậy?', stranger)).status).toBe(404);
    const both = await Promise.all([more('more-key-2'), more('more-key-2')]);
    for (const { status, body } of both) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: 'unanswered', version: 2, answer: { content: 'Có ạ.' } });
      expect(body.further).toMatchObject([{ content: 'Còn vết trà thì sao?', answer: null }]);
    }
    expect((await more('more-key-2', 'Còn cà phê?')).body.code).toBe('CONFLICT');
    const waiting = await get<{ items: Question[] }>('/question/mine?state=unanswered', member);
    expect(waiting.body.items.map(({ id }) => id)).toContain(asked.id);
    // Who looked at it before the further question has to read it first.
    expect((await answer(1, 'Có ạ, như đã nói.')).body.code).toBe('CONFLICT');
    const answered = (await answer(2, 'Trà cũng lau được.')).body;
    expect(answered).toMatchObject({ state: 'answered', version: 3, answer: { content: 'Có ạ.' } });
    expect(answered.further).toMatchObject([
      { content: 'Còn vết trà thì sao?', answer: { content: 'Trà cũng lau được.' } },
    ]);
    const open = await get<{ items: Question[] }>('/question/mine?state=unanswered', member);
    expect(open.body.items.map(({ id }) => id)).not.toContain(asked.id);
    const shown = (await listed(stranger)).items.find(({ id }) => id === asked.id);
    expect(shown).toMatchObject({ further: answered.further });
    const [told] = await server.database.rows<{ title: number }>(
      {
        text: `select count(*)::int as title from notices n join sellers s on s.user_id = n.user_id
          where about = 'question.asked' and key like 'question.asked:' || $1::text || ':%'`,
      },
      [asked.id],
    );
    expect(told?.title).toBe(2);
  });

  test('a secret question keeps what was asked further to itself', async () => {
    const { body: asked } = await ask('question-key-5', { secret: true });
    const headers = member;
    await post(
      '/question/ask-again',
      { id: asked.id, content: 'Tầng 9.', key: 'more-key-9' },
      headers,
    );
    const seen = async (who: Header) =>
      (
        (await listed(who)).items.find(({ id }) => id === asked.id) as Listed & {
          further: Listed[];
        }
      ).further.map(({ content }) => content);
    expect(await seen(member)).toEqual(['Tầng 9.']);
    expect(await seen(seller)).toEqual(['Tầng 9.']);
    expect(await seen(stranger)).toEqual(['']);
  });
});
