import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../http/handler.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../testing/test-app.ts';

type Headers = { authorization: string };
type Comment = Answer<'writeDesignComment'>['data'];

describe.each(databaseKinds)('comments of a design on %s', (kind) => {
  let server: TestApp;
  const members: Headers[] = [];
  let staff: Headers;
  let keys = 0;
  let design = 0;
  let now = testNow;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database, { clock: { now: () => now } });
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, roles)
          select 'ban-doc-' || n || '@hien.example', u.password_hash, 'Mai', 'Số ' || n,
            case when n = 4 then '{admin}' else '{}' end::text[]
          from users u, generate_series(1, 4) n where u.email = 'khach@hien.example'`,
      },
      [],
    );
    for (const n of [1, 2, 3]) members.push(await signIn(server.app, `ban-doc-${n}@hien.example`));
    staff = await signIn(server.app, 'ban-doc-4@hien.example');
    const [row] = await database.rows<{ id: number }>(
      {
        text: `update designs set owner_id = (select id from users where email = 'ban-doc-3@hien.example') returning id`,
      },
      [],
    );
    design = row?.id ?? 0;
  });
  afterAll(() => server.close());

  const who = (at: number): Headers => members[at] ?? staff;
  const post = (url: string, payload: object, headers: Headers) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, 'accept-language': 'vi' },
    });
  const write = (content: string, headers: Headers, more: object = {}) =>
    post(
      '/app/interior-design/comment',
      {
        design_id: design,
        parent_id: null,
        content,
        key: `design-comment-${(keys += 1)}`,
        ...more,
      },
      headers,
    );
  const said = async (content: string, headers: Headers, more = {}): Promise<Comment> =>
    (await write(content, headers, more)).json<{ data: Comment }>().data;
  const list = async (headers?: Headers) =>
    (
      await server.app.inject({
        url: `/app/interior-design/comment/list?design_id=${design}`,
        ...(headers && { headers }),
      })
    ).json<Answer<'listDesignComments'>>().data;

  test('words and answers stand below it; its designer is told apart and hears of them', async () => {
    const html = '<img src=x onerror=alert(1)>';
    const { id } = await said(html, who(0));
    await said('Cảm ơn bạn.', who(2), { parent_id: id });
    const { items, count } = await list();
    expect(items).toMatchObject([
      { id, content: html, by_home: false, replies: [{ content: 'Cảm ơn bạn.', by_home: true }] },
    ]);
    expect(count).toBe(2);
    const told = await server.database.rows<{ about: string; email: string }>(
      {
        text: `select n.about, u.email from notices n join users u on u.id = n.user_id
          where n.about like '%comment.%' order by n.id`,
      },
      [],
    );
    expect(told).toEqual([
      { about: 'design-comment.written', email: 'ban-doc-3@hien.example' },
      { about: 'comment.answered', email: 'ban-doc-1@hien.example' },
    ]);
    const reader = await signInToShop(server.app, 'ban-doc-1@hien.example');
    const news = await server.app.inject({ url: '/mall/api/notice/list', headers: reader });
    expect(news.json<Answer<'listNotices'>>().items[0]).toMatchObject({
      about: 'comment.answered',
      page: { of: 'design', key: String(design) },
    });
    // Those of homes are another talk.
    expect((await write('?', who(0), { parent_id: id, design_id: 999_999 })).statusCode).toBe(404);
    const inAHome = await post(
      '/app/interior-share/comment',
      { share_id: 1, parent_id: id, content: '?', key: 'another-talk' },
      who(0),
    );
    expect(inAHome.statusCode).toBe(404);
  });

  test('one’s own is changed for a quarter of an hour, and deleted by nobody else', async () => {
    const { id } = await said('Đẹp qá', who(0));
    const edit = (headers: Headers) =>
      post('/app/interior-share/comment/edit', { id, content: 'Đẹp quá' }, headers);
    expect((await edit(who(1))).statusCode).toBe(404);
    expect((await edit(who(0))).json().data).toMatchObject({ content: 'Đẹp quá', mine: true });
    now += 15 * 60_000 + 1;
    const late = await post('/app/interior-share/comment/edit', { id, content: 'Xấu' }, who(0));
    expect(late.statusCode).toBe(409);
    const { count } = await list();
    expect((await post('/app/interior-share/comment/delete', { id }, who(1))).statusCode).toBe(404);
    expect((await post('/app/interior-share/comment/delete', { id }, who(0))).statusCode).toBe(200);
    expect((await list()).count).toBe(count - 1);
  });

  test('the first three of an account hold no links, below a home either; later ones do', async () => {
    const link = 'Rèm rẻ hơn ở www.re.example';
    const refused = await write(link, who(1));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([
      { field: 'content', message: expect.stringContaining('đường dẫn') },
    ]);
    const home = await post(
      '/app/interior-share/comment',
      { share_id: 1, parent_id: null, content: link, key: 'link-in-a-home' },
      who(1),
    );
    expect(home.statusCode).toBe(400);
    for (const n of [1, 2, 3]) expect((await write(`Lời ${n}`, who(1))).statusCode).toBe(201);
    expect((await write(link, who(1))).statusCode).toBe(201);
  });

  test('six at once in a minute: five are written; the same key is one, with other words refused', async () => {
    now += 61_000;
    const before = (await list()).count;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => write(`Nhanh ${n}`, who(2))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await list()).count).toBe(before + 5);
    now += 61_000;
    expect((await write('Một', who(2), { key: 'design-once' })).statusCode).toBe(201);
    expect((await write('Một', who(2), { key: 'design-once' })).statusCode).toBe(201);
    expect((await write('Hai', who(2), { key: 'design-once' })).statusCode).toBe(409);
  });

  test('reported, it stays until staff remove it; its author appeals and it comes back', async () => {
    now += 61_000;
    const { id } = await said('Gọi tôi, rèm giá gốc.', who(0));
    const report = (headers: Headers) =>
      post(
        '/app/interior-share/report',
        { share_id: null, comment_id: id, reason: 'spam', words: '' },
        headers,
      );
    expect((await report(who(0))).statusCode).toBe(409);
    expect((await report(who(1))).statusCode).toBe(200);
    expect((await report(who(1))).statusCode).toBe(200);
    expect((await list()).items.map((one) => one.id)).toContain(id);
    const queue = async () =>
      (await server.app.inject({ url: '/admin/report/list', headers: staff }))
        .json<Answer<'listReportCases'>>()
        .data.items.find(({ content }) => content === 'Gọi tôi, rèm giá gốc.');
    const one = await queue();
    expect(one).toMatchObject({ target: 'comment', design_id: design, slug: null, reports: 1 });
    expect(one?.title).not.toBe('');
    const { count } = await list();
    const removed = await post(
      `/admin/report/decide/${one?.id}`,
      {
        decision: 'remove',
        rule: 'not-a-partner',
        quote: 'rèm giá gốc',
        expected_version: one?.version,
      },
      staff,
    );
    expect(removed.statusCode, removed.body).toBe(200);
    expect(await list()).toMatchObject({ count: count - 1 });
    expect((await list()).items.find((each) => each.id === id)).toMatchObject({
      gone: 'staff',
      content: null,
    });
    const appealed = await post(
      `/app/interior-share/removal/${one?.id}/appeal`,
      { words: 'Tôi không bán gì.' },
      who(0),
    );
    expect(appealed.json().data).toMatchObject({
      target: 'comment',
      title: one?.title,
      state: 'appealed',
    });
    await server.database.rows(
      { text: 'update community_cases set decided_by = null where id = $1' },
      [one?.id],
    );
    const back = await post(
      `/admin/report/appeal/${one?.id}`,
      { decision: 'restore', reason: 'Đúng là không bán.', expected_version: 2 },
      staff,
    );
    expect(back.statusCode, back.body).toBe(200);
    expect(await list()).toMatchObject({ count });
  });
});
