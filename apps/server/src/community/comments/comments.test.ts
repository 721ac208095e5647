import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { plantMembers } from '../../testing/members.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';

type Comment = Answer<'writeShareComment'>['data'];
type Headers = { authorization: string };

describe.each(databaseKinds)('comments on %s', (kind) => {
  let server: TestApp;
  const members: Headers[] = [];
  let owner: Headers;
  let keys = 0;
  let now = testNow;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database, { clock: { now: () => now } });
    await plantMembers(database, 'ban-doc', 6);
    for (let n = 1; n <= 6; n += 1)
      members.push(await signIn(server.app, `ban-doc-${n}@hien.example`));
    const [row] = await database.rows<{ email: string }>(
      {
        text: `select u.email from users u join interior_shares s on s.user_id = u.id where s.id = 1`,
      },
      [],
    );
    owner = await signIn(server.app, row?.email ?? '');
  });
  afterAll(() => server.close());

  const who = (at: number): Headers => {
    const headers = members[at];
    if (headers === undefined) throw new Error(`no member ${at}`);
    return headers;
  };
  const post = (
    path: string,
    payload: Record<string, unknown>,
    headers: Headers,
    language = 'vi',
  ) =>
    server.app.inject({
      method: 'POST',
      url: `/app/interior-share/comment${path}`,
      payload,
      headers: { ...headers, 'accept-language': language },
    });
  const write = (content: string, headers: Headers, more: Record<string, unknown> = {}) =>
    post(
      '',
      { share_id: 1, parent_id: null, content, key: `comment-${(keys += 1)}-key`, ...more },
      headers,
    );
  const said = async (content: string, headers: Headers, more = {}): Promise<Comment> =>
    (await write(content, headers, more)).json<{ data: Comment }>().data;
  const list = async (query = '', headers?: Headers) => {
    const answer = await server.app.inject({
      url: `/app/interior-share/comment/list?share_id=1${query}`,
      ...(headers && { headers }),
    });
    return answer.json<Answer<'listShareComments'>>().data;
  };

  test('what was said is there for everybody, and its author’s own for them alone', async () => {
    const html = '<img src=x onerror=alert(1)> javascript:alert(1)';
    const { id } = await said(html, who(0));
    await said('Cảm ơn bạn.', owner, { parent_id: id });
    const [guest] = (await list()).items;
    expect(guest).toMatchObject({
      id,
      content: html,
      mine: false,
      editable: false,
      by_home: false,
    });
    expect(guest?.author?.name).toBe('Mai S.');
    expect(guest?.replies).toMatchObject([{ content: 'Cảm ơn bạn.', by_home: true }]);
    expect((await list('', who(0))).items[0]).toMatchObject({ mine: true, editable: true });
    expect((await list('', who(1))).items[0]).toMatchObject({ mine: false, editable: false });
    expect((await list()).count).toBe(2);
  });

  test('the same sending happens once; the key says no other words', async () => {
    const before = (await list()).count;
    const [first, second] = await Promise.all([
      write('Một lần thôi', who(1), { key: 'comment-once' }),
      write('Một lần thôi', who(1), { key: 'comment-once' }),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(first.json().data.id).toBe(second.json().data.id);
    expect((await write('Chuyện khác', who(1), { key: 'comment-once' })).statusCode).toBe(409);
    expect((await list()).count).toBe(before + 1);
  });

  test('the first three of an account are looked at by staff, on show meanwhile; what its author deletes is not', async () => {
    await server.database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name)
          select 'lan-dau@hien.example', password_hash, 'Lan', 'Vũ' from users where email = 'khach@hien.example'`,
      },
      [],
    );
    const newcomer = await signIn(server.app, 'lan-dau@hien.example');
    const cases = () =>
      server.database.rows<{ id: number; state: string; first: boolean; weight: number }>(
        {
          text: `select c.comment_id as id, c.state, c.is_first as first, c.weight from community_cases c
            join users u on u.id = c.author_id where u.email = 'lan-dau@hien.example' order by c.comment_id`,
        },
        [],
      );
    const made: number[] = [];
    for (const number of [1, 2, 3, 4]) made.push((await said(`Lần ${number}`, newcomer)).id);
    expect(await cases()).toEqual(
      made.slice(0, 3).map((id) => ({ id, state: 'reported', first: true, weight: 0 })),
    );
    expect((await list()).items.map(({ id }) => id)).toEqual(expect.arrayContaining(made));
    await post('/delete', { id: made[0] }, newcomer);
    expect((await cases()).map(({ state }) => state)).toEqual([
      'withdrawn',
      'reported',
      'reported',
    ]);
  });

  test('a reply to a reply joins its parent; one to another home’s comment is refused', async () => {
    const top = await said('Đèn này mua đâu?', who(0));
    const reply = await said('Ở Hiên.', who(1), { parent_id: top.id });
    const deeper = await said('Cảm ơn!', who(0), { parent_id: reply.id });
    expect(deeper.parent_id).toBe(top.id);
    expect((await write('?', who(0), { share_id: 2, parent_id: top.id })).statusCode).toBe(404);
  });

  test('nothing to read, too much, or no home: refused, and nothing is written', async () => {
    const before = (await list()).count;
    for (const content of ['', ' \n\t ', 'a'.repeat(2001), 'a\u0000b'])
      expect((await write(content, who(2))).statusCode, content.slice(0, 5)).toBeGreaterThanOrEqual(
        400,
      );
    expect((await write('Ai đó', who(2), { share_id: 999_999 })).statusCode).toBe(404);
    expect((await list()).count).toBe(before);
  });

  test('six at once in a minute: five are written, one hears how long to wait', async () => {
    const before = (await list()).count;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => write(`Nhanh ${n}`, who(3))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201, 201, 201, 201, 201, 429,
    ]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await list()).count).toBe(before + 5);
    now += 61_000;
    expect((await write('Một phút sau', who(3))).statusCode).toBe(201);
  });

  test('its author changes it for a quarter of an hour, and nobody else does', async () => {
    const { id } = await said('Đẹp qá', who(4));
    expect((await post('/edit', { id, content: 'Đẹp quá' }, who(5))).statusCode).toBe(404);
    const changed = await post('/edit', { id, content: ' Đẹp quá ' }, who(4));
    expect(changed.json().data).toMatchObject({ content: 'Đẹp quá', mine: true });
    expect(changed.json().data.edited_at).not.toBeNull();
    now += 15 * 60_000 + 1;
    const late = await post('/edit', { id, content: 'Xấu' }, who(4), 'en');
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'A comment can be changed for 15 minutes. You can still delete it and write anew.',
    ]);
    expect((await list('', who(4))).items[0]).toMatchObject({
      content: 'Đẹp quá',
      editable: false,
    });
  });

  test('deleted, it is gone from list and count; with replies its place stays without words', async () => {
    const lone = await said('Một mình', who(4));
    const parent = await said('Có trả lời', who(4));
    const reply = await said('Trả lời', who(5), { parent_id: parent.id });
    const { count } = await list();
    expect((await post('/delete', { id: lone.id }, who(5))).statusCode).toBe(404);
    for (const { id } of [lone, parent, parent])
      expect((await post('/delete', { id }, who(4))).statusCode).toBe(200);
    const after = await list('', who(4));
    expect(after.count).toBe(count - 2);
    expect(after.items.map(({ id }) => id)).not.toContain(lone.id);
    expect(after.items.find(({ id }) => id === parent.id)).toMatchObject({
      gone: 'author',
      author: null,
      content: null,
      mine: false,
      replies: [{ content: 'Trả lời' }],
    });
    expect((await write('Nữa', who(5), { parent_id: parent.id })).statusCode).toBe(404);
    expect((await post('/edit', { id: parent.id, content: 'Lại' }, who(4))).statusCode).toBe(404);
    await post('/delete', { id: reply.id }, who(5));
    expect((await list()).items.map(({ id }) => id)).not.toContain(parent.id);
    const card = await server.app.inject({ url: `/app/interior-share/list?sort=popular&limit=7` });
    const { items } = card.json<Answer<'listInteriorShares'>>().data;
    expect(items.find(({ id }) => id === 1)?.comments).toBe(count - 3);
  });

  test('pages hold each comment once, newest first', async () => {
    const { meta } = await list('&limit=2');
    const pages = [];
    for (let page = 1; page <= meta.totalPages; page += 1)
      pages.push(...(await list(`&limit=2&page=${page}`)).items);
    const ids = pages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(meta.total);
    const dates = pages.map(({ created_at }) => created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('who shows the home and who is answered hear of it once a day, and nobody of their own words', async () => {
    now += 24 * 3_600_000;
    await server.database.rows({ text: `delete from notices where about like 'comment.%'` }, []);
    const first = await said('Kệ này mua ở đâu vậy?', who(4));
    await said('Mình cũng muốn biết.', who(5), { parent_id: first.id });
    await said('Ở xưởng gần nhà.', owner, { parent_id: first.id });
    await said('Cảm ơn bạn!', who(4), { parent_id: first.id });
    const told = await server.database.rows<{ about: string; email: string; note: string }>(
      {
        text: `select n.about, u.email, n.values->>'note' as note from notices n join users u on u.id = n.user_id
          where n.about like 'comment.%' order by n.id`,
      },
      [],
    );
    const [home] = told;
    expect(told.map(({ about, note }) => [about, note])).toEqual([
      ['comment.written', 'Kệ này mua ở đâu vậy?'],
      ['comment.answered', 'Mình cũng muốn biết.'],
    ]);
    expect(told.at(1)?.email).toBe('ban-doc-5@hien.example');
    expect(home?.email).not.toBe('ban-doc-5@hien.example');
    const reader = await signInToShop(server.app, 'ban-doc-5@hien.example');
    const news = await server.app.inject({ url: '/mall/api/notice/list', headers: reader });
    const [shown] = await server.database.rows<{ slug: string }>(
      { text: 'select slug from interior_shares where id = 1' },
      [],
    );
    expect(news.json<Answer<'listNotices'>>().items[0]).toMatchObject({
      about: 'comment.answered',
      page: { of: 'home', key: shown?.slug },
    });
  });
});
