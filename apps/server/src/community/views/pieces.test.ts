import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer, Call } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';
import { plantUpload, uploaded } from '../../testing/uploaded.ts';
import { personalData } from '../../my-page/personal-data.ts';
import { PieceLog } from './piece-log.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const day = 86_400_000;
const picture = uploaded('d4');
const mark = (productId: number) => ({
  picture: 0,
  x: 0.1 * productId,
  y: 0.5,
  product_id: productId,
  label: '',
});
const content = {
  title: 'Nhà có đồ',
  body: '<p>Một căn nhà.</p>',
  house_type: '3-bedroom',
  style: 'modern',
  area: 96,
  city: 'Hà Nội',
  cost: null,
  pictures: [picture],
  marks: [mark(1), mark(2)],
  before: null,
  hashtags: [],
};

type Press = {
  ip?: string;
  agent?: string;
  by?: number;
  act?: Call<'countSharePieces'>['body']['act'];
};

describe.each(databaseKinds)('pieces of shared homes on %s', (kind) => {
  const clock = movableClock(testNow);
  const written: string[] = [];
  let server: TestApp;
  let author: { authorization: string };
  let other: { authorization: string };
  let authorId: number;
  /** The post, and the home that readers see. */
  let post: number;
  let home: number;
  let keys = 0;

  beforeAll(async () => {
    const database = await freshDatabase(kind, {
      onStatement: (text) => {
        if (text.includes('into share_piece_counts')) written.push(text);
      },
    });
    await plant(database);
    server = await testApp(database, { clock });
    await plantUpload(database, picture);
    author = await signIn(server.app, 'khach@hien.example');
    other = await signIn(server.app, 'ban-hang@hien.example');
    authorId = await one(`select id as n from users where email = 'khach@hien.example'`);
  });
  beforeEach(async () => {
    post = await begin();
    await publish(1);
    home = await one(`select share_id as n from share_posts where id = ${post}`);
    written.length = 0;
  });
  afterAll(() => server.close());

  const one = async (text: string): Promise<number> => {
    const [row] = await server.database.rows<{ n: number }>({ text }, []);
    return row?.n ?? 0;
  };
  const send = (path: string, payload: object) =>
    server.app.inject({
      method: 'POST',
      url: `/app/interior-share/post/${path}`,
      payload,
      headers: author,
    });
  const begin = async (): Promise<number> => {
    const made = await send('create', { ...content, key: `pieces-test-${(keys += 1)}` });
    expect(made.statusCode, made.body).toBe(201);
    return made.json<Answer<'createPost'>>().data.id;
  };
  const publish = async (version: number) => {
    const shown = await send(`${post}/move`, { move: 'publish', expected_version: version });
    expect(shown.statusCode, shown.body).toBe(200);
  };
  const publishWith = async (version: number, productIds: readonly number[]) => {
    const marks = productIds.map(mark);
    await send(`${post}/save`, { ...content, marks, expected_version: version });
    await publish(version + 1);
  };
  const press = (log: PieceLog, products: readonly number[], more: Press = {}, at = home) => {
    const { ip = '203.0.113.7', agent = phone, by, act = 'opened' } = more;
    log.record({ ip, headers: { 'user-agent': agent } } as never, { home: at, products, act, by });
  };
  const newLog = (database: Pick<TestApp['database'], 'rows'> = server.database) =>
    new PieceLog(database as never, clock.now, () => {});
  const listed = async () => {
    const answer = await server.app.inject({
      url: '/app/interior-share/post/list',
      headers: author,
    });
    return answer.json<Answer<'listMyPosts'>>().data.items.find(({ id }) => id === post)?.pieces;
  };
  const askPieces = (headers: { authorization?: string } = author) =>
    server.app.inject({ url: `/app/interior-share/post/${post}/pieces`, headers });
  const pieces = async () => {
    const answer = await askPieces();
    expect(answer.statusCode, answer.body).toBe(200);
    return answer
      .json<Answer<'listPostPieces'>>()
      .data.items.map(({ product_id: id, opened, carted }) => [id, opened, carted]);
  };

  test('nothing was pressed yet: all pieces, in the order of their marks, at nothing', async () => {
    expect(await pieces()).toEqual([
      [1, 0, 0],
      [2, 0, 0],
    ]);
    expect(await listed()).toEqual({ count: 2, opened: 0, carted: 0 });
    const draft = await begin();
    post = draft;
    expect([await listed(), await pieces()]).toEqual([{ count: 0, opened: 0, carted: 0 }, []]);
  });

  test('count once a visitor, act and day; not of robots, of the author, of strange pieces and homes; in one statement', async () => {
    const log = newLog();
    press(log, [2]);
    press(log, [2]);
    press(log, [1, 2], { act: 'carted' });
    press(log, [2], { ip: '203.0.113.8' });
    press(log, [2], { ip: '203.0.113.9', by: authorId + 1 });
    press(log, [1, 2], { ip: '203.0.113.10', by: authorId });
    press(log, [1, 2], { ip: '203.0.113.11', agent: 'Googlebot/2.1' });
    // In the shop, but not in this home; in no shop; of no home.
    press(log, [3, 999_999]);
    press(log, [1], {}, 999_999);
    await log.flush();
    await log.flush();
    expect(written).toHaveLength(1);
    expect(await pieces()).toEqual([
      [2, 3, 1],
      [1, 0, 1],
    ]);
    expect(await listed()).toEqual({ count: 2, opened: 3, carted: 2 });
    expect(await one('select count(*)::int as n from share_piece_counts')).toBe(2);
    clock.advance(day);
    press(log, [2]);
    await log.stop();
    expect(await listed()).toEqual({ count: 2, opened: 4, carted: 2 });
  });

  test('two processes that write at once lose nothing', async () => {
    const logs = [newLog(), newLog(), newLog()];
    for (const [at, log] of logs.entries()) press(log, [2, 1], { ip: `198.51.100.${at}` });
    await Promise.all(logs.map((log) => log.stop()));
    expect(await listed()).toEqual({ count: 2, opened: 6, carted: 0 });
  });

  test('are not lost when they cannot be written at once', async () => {
    let isDown = true;
    const log = newLog({
      rows: (...asked) =>
        isDown ? Promise.reject(new Error('down')) : server.database.rows(...asked),
    });
    press(log, [1], { act: 'carted' });
    await expect(log.flush()).rejects.toThrow('down');
    isDown = false;
    await log.stop();
    expect(await listed()).toEqual({ count: 2, opened: 0, carted: 1 });
  });

  test('a flood of one visitor is no reader', async () => {
    const log = newLog();
    // Two whole homes with a hundred pieces each, none of them this one's.
    for (const other of [1, 2])
      press(
        log,
        Array.from({ length: 100 }, (_, at) => at + 1),
        {},
        900_000 + other,
      );
    press(log, [1]);
    await log.stop();
    expect(await listed()).toEqual({ count: 2, opened: 0, carted: 0 });
  });

  test('nobody but the author reads them', async () => {
    expect((await askPieces(other)).statusCode).toBe(404);
    expect((await askPieces({})).statusCode).toBe(401);
  });

  test('pieces that stay keep theirs after an edit, one that left goes from the list and the sum', async () => {
    const log = newLog();
    press(log, [1, 2]);
    press(log, [2], { act: 'carted' });
    await log.flush();
    await publishWith(1, [1, 3]);
    expect(await pieces()).toEqual([
      [1, 1, 0],
      [3, 0, 0],
    ]);
    expect(await listed()).toEqual({ count: 2, opened: 1, carted: 0 });
    // Readers who still have the page of before press what is not there any more.
    press(log, [2], { ip: '203.0.113.8' });
    await log.stop();
    await publishWith(2, [1, 2]);
    expect(await pieces()).toEqual([
      [2, 1, 1],
      [1, 1, 0],
    ]);
  });

  test('a home that was taken back counts nothing and keeps what it had; deleted, nothing is left', async () => {
    const log = newLog();
    press(log, [1]);
    await log.flush();
    await send(`${post}/move`, { move: 'take-back', expected_version: 1 });
    press(log, [1], { ip: '203.0.113.8' });
    await log.flush();
    expect(await listed()).toEqual({ count: 2, opened: 1, carted: 0 });
    await send(`${post}/move`, { move: 'delete', expected_version: 1 });
    press(log, [2], { ip: '203.0.113.9' });
    await log.stop();
    const left = await one(
      `select count(*)::int as n from share_piece_counts where share_id = ${home}`,
    );
    expect([left, (await askPieces()).statusCode]).toEqual([0, 404]);
  });

  test('with an account go the figures of its homes, and nothing more is counted of them', async () => {
    const log = newLog();
    press(log, [1]);
    await log.flush();
    const homes = personalData.find(({ name }) => name === 'shared_homes');
    const erased = homes?.erase?.({ userId: authorId, email: null });
    if (!erased) throw new Error('homes stay whose they were');
    await server.database.orm.execute(erased);
    press(log, [1], { ip: '203.0.113.8' });
    await log.stop();
    const left = await one('select count(*)::int as n from share_piece_counts');
    expect(left).toBe(0);
  });

  // The last: the server writes what it was told here when its clock says so.
  test('who tells is heard, whatever they name, within bounds', async () => {
    const tell = (payload: object) =>
      server.app.inject({
        method: 'POST',
        url: '/app/interior-share/piece',
        payload,
        headers: { 'user-agent': phone },
      });
    const form = { id: home, act: 'opened', product_ids: [1] };
    expect((await tell(form)).json()).toEqual({ data: { id: home } });
    expect((await tell({ ...form, id: 999_999 })).statusCode).toBe(200);
    const many = Array.from({ length: 101 }, (_, at) => at + 1);
    const wrong = [
      { product_ids: [] },
      { product_ids: [1, 1] },
      { product_ids: many },
      { act: 'bought' },
      { count: 500 },
    ];
    for (const change of wrong)
      expect((await tell({ ...form, ...change })).statusCode, JSON.stringify(change)).toBe(400);
  });
});
