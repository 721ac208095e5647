import { reportsPerHour } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantMembers } from '../../testing/members.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Headers = { authorization: string };
type Case = Answer<'decideReport'>['data'];

describe.each(databaseKinds)('what is sold, reported, on %s', (kind) => {
  let server: TestApp;
  let reader: Headers;
  let other: Headers;
  let seller: Headers;
  let staff: Headers;
  let colleague: Headers;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['mot', 'hai']);
    server = await testApp(database, { clock: { now: () => testNow } });
    await plantMembers(database, 'bao-cao', 3);
    reader = await signIn(server.app, 'bao-cao-1@hien.example');
    other = await signIn(server.app, 'bao-cao-2@hien.example');
    seller = await signIn(server.app, 'ban-hang@hien.example');
    staff = await signIn(server.app, 'mot@hien.example');
    colleague = await signIn(server.app, 'hai@hien.example');
  });
  afterAll(() => server.close());

  const post = async <Body>(url: string, payload: object, headers?: Headers) => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: headers ?? {},
    });
    return { status: answer.statusCode, ...answer.json<Body>() };
  };
  const rows = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);
  const report = (about: string, id: number, more: object = {}, who?: Headers) =>
    post<{ data: { reason: string }; code: string }>(
      '/app/listing/report',
      { about, id, reason: 'counterfeit', words: '', ...more },
      who,
    );
  const cases = async (state = 'waiting'): Promise<Case[]> => {
    const answer = await server.app.inject({
      url: `/admin/report/list?state=${state}`,
      headers: staff,
    });
    return answer.json<Answer<'listReportCases'>>().data.items;
  };
  const caseOf = async (target: string): Promise<Case> => {
    const found = (await cases()).find((one) => one.target === target);
    if (found === undefined) throw new Error(`no ${target} waits`);
    return found;
  };
  const remove = (one: Case, rule = 'counterfeit') =>
    post<{ data: Case }>(
      `/admin/report/decide/${one.id}`,
      { decision: 'remove', rule, quote: 'Mẫu của người khác', expected_version: one.version },
      staff,
    );
  const news = async (email: string) => {
    const found = await rows<{ about: string }>(
      `select about from notices n join users u on u.id = n.user_id where u.email = $1 order by n.id`,
      [email],
    );
    return found.map(({ about }) => about);
  };
  const page = async (id: number) =>
    (await server.app.inject({ url: `/mall/api/public/product/detail/${id}` })).statusCode;

  test('a product is reported once by each, never by its shop or a guest; the case keeps what was reported', async () => {
    expect((await report('product', 1)).status).toBe(401);
    expect((await report('product', 1, {}, seller)).status).toBe(409);
    expect((await report('product', 9_999, {}, reader)).status).toBe(404);
    expect((await report('product', 1, { reason: 'spam' }, reader)).status).toBe(400);
    const words = { words: ' Kiểu này của xưởng tôi. ' };
    expect((await report('product', 1, words, reader)).data.reason).toBe('counterfeit');
    // Said once more it is what was said first.
    const again = await report('product', 1, { reason: 'other' }, reader);
    expect([again.status, again.data.reason]).toEqual([200, 'counterfeit']);
    await report('product', 1, { reason: 'prohibited' }, other);
    const one = await caseOf('product');
    expect(one).toMatchObject({ reports: 2, product_id: 1, author: 'Nhà Mây', reported: null });
    expect(one.said.map(({ reason }) => reason).toSorted()).toEqual(['counterfeit', 'prohibited']);
    expect(one.said.map((said) => said.words)).toContain('Kiểu này của xưởng tôi.');

    const { title } = one;
    await rows(`update products set name = '{"vi":"Tên khác","en":null,"ko":null}' where id = 1`);
    expect(await caseOf('product')).toMatchObject({ title: 'Tên khác', reported: { title } });
  });

  test('removed, a product is stopped; its shop reads why, and who reported it hears', async () => {
    const one = await caseOf('product');
    expect((await remove(one, 'spam')).status).toBe(400);
    expect(await page(1)).toBe(200);
    const answer = await remove(one);
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    const { data } = answer;
    expect(data).toMatchObject({ state: 'removed', rule: 'counterfeit', product_id: null });
    expect(await page(1)).toBe(404);
    const [stopped] = await rows<{ status: string; rule: string; reason: string }>(
      `select status, staff_stop->>'rule' as rule, staff_stop->>'reason' as reason from products where id = 1`,
    );
    expect(stopped).toEqual({
      status: 'rejected',
      rule: 'counterfeit',
      reason: 'Mẫu của người khác',
    });
    expect(await news('ban-hang@hien.example')).toEqual(['item.stopped']);
    expect(await news('bao-cao-1@hien.example')).toEqual(['moderation.report-removed']);
    expect(await news('bao-cao-2@hien.example')).toEqual(['moderation.report-removed']);
    expect((await report('product', 1, {}, reader)).status).toBe(404);
    // A shop sends it anew: it has nothing to appeal among what it wrote.
    const own = await server.app.inject({
      url: '/app/interior-share/removal/list',
      headers: seller,
    });
    expect(own.json<Answer<'listMyRemovals'>>().data.items).toEqual([]);
  });

  test('a review is hidden and counted no more; restored after an appeal it is as before', async () => {
    const [review] = await rows<{ id: number; product: number }>(
      `insert into product_reviews (product_id, user_id, author_name, rating, content)
        select 2, id, 'Mai S.', 4, 'Gọi 0912 345 678 để hỏi' from users where email = 'bao-cao-3@hien.example'
        returning id, product_id as product`,
    );
    if (review === undefined) throw new Error('no review');
    const author = await signIn(server.app, 'bao-cao-3@hien.example');
    const counted = async () =>
      (
        await rows<{ n: number }>(`select rating_count as n from products where id = $1`, [
          review.product,
        ])
      )[0]?.n;
    const [before] = await rows<{ n: number }>(
      `select count(*)::int as n from product_reviews where visible and product_id = $1`,
      [review.product],
    );
    expect((await report('product-review', review.id, {}, author)).status).toBe(409);
    await report('product-review', review.id, { reason: 'personal-data' }, reader);
    expect((await remove(await caseOf('product-review'), 'personal-data')).status).toBe(200);
    expect(await counted()).toBe((before?.n ?? 0) - 1);
    const url = '/app/interior-share/removal';
    const mine = await server.app.inject({ url: `${url}/list`, headers: author });
    const [removal] = mine.json<Answer<'listMyRemovals'>>().data.items;
    expect(removal).toMatchObject({
      target: 'product-review',
      rule: 'personal-data',
      appealable: true,
    });
    await post(`${url}/${removal?.id}/appeal`, { words: 'Đó là số của cửa hàng.' }, author);
    const appealed = await caseOf('product-review');
    const restored = await post<{ data: Case }>(
      `/admin/report/appeal/${appealed.id}`,
      { decision: 'restore', reason: 'Bạn nói đúng.', expected_version: appealed.version },
      colleague,
    );
    expect(restored.data.state).toBe('restored');
    expect(await counted()).toBe(before?.n);
    expect(await news('bao-cao-3@hien.example')).toEqual([
      'moderation.removed',
      'moderation.restored',
    ]);
  });

  test('a question is read by nobody any more; a secret one is not there to be reported', async () => {
    const [asked] = await rows<{ id: number }>(
      `insert into product_questions (product_id, author_name, content) values (2, 'Lan', 'Gọi 0912 345 678') returning id`,
    );
    const [secret] = await rows<{ id: number }>(
      `insert into product_questions (product_id, author_name, content, secret) values (2, 'Lan', 'Riêng', true) returning id`,
    );
    expect((await report('question', secret?.id ?? 0, {}, reader)).status).toBe(404);
    await report('question', asked?.id ?? 0, { reason: 'personal-data' }, reader);
    expect((await remove(await caseOf('question'), 'personal-data')).status).toBe(200);
    const list = await server.app.inject({ url: '/mall/api/public/product/2/questions' });
    const shown = list.json<Answer<'listQuestions'>>();
    expect(shown.items.map(({ id }) => id)).not.toContain(asked?.id);
    expect(shown.meta.total).toBe(shown.items.length);
  });

  test('kept, it stays, and both are told; edited it can be reported again', async () => {
    await report('product', 3, { reason: 'wrong-facts' }, reader);
    const one = await caseOf('product');
    const kept = await post<{ data: Case }>(
      `/admin/report/decide/${one.id}`,
      { decision: 'keep', rule: null, quote: '', expected_version: one.version },
      staff,
    );
    expect(kept.data.state).toBe('kept');
    expect(await page(3)).toBe(200);
    expect((await news('bao-cao-1@hien.example')).at(-1)).toBe('moderation.report-kept');
    await report('product', 3, {}, reader);
    expect((await cases()).filter(({ target }) => target === 'product')).toEqual([]);
    await rows(
      `update products set description = '{"vi":"Gỗ óc chó","en":null,"ko":null}' where id = 3`,
    );
    await report('product', 3, {}, reader);
    expect(await caseOf('product')).toMatchObject({ reports: 1 });
  });

  test('they are counted by themselves, and twenty an hour are enough', async () => {
    const numbers = await server.app.inject({ url: '/app/interior-share/moderation' });
    const [month] = numbers.json<Answer<'getModerationNumbers'>>().data.months;
    expect(month).toMatchObject({
      reports: 0,
      listings: { reports: 6, removed: 3, restored: 1 },
    });
    const [said] = await rows<{ n: number }>(
      `select count(*)::int as n from community_reports r join users u on u.id = r.user_id
        where u.email = 'bao-cao-2@hien.example'`,
    );
    await rows(
      `insert into product_questions (product_id, author_name, content)
        select 2, 'Lan', 'Câu ' || n from generate_series(1, 25) n`,
    );
    const ids = await rows<{ id: number }>(
      `select id from product_questions where content like 'Câu %' order by id`,
    );
    const answers: number[] = [];
    for (const { id } of ids) answers.push((await report('question', id, {}, other)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(
      reportsPerHour - (said?.n ?? 0),
    );
    expect(answers.at(-1)).toBe(429);
  });
});
