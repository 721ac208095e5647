import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type TestApp, signInToShop, testApp } from '../../testing/test-app.ts';

describe.each(databaseKinds)('news that were read on %s', (kind) => {
  let server: TestApp;
  let mine: { authorization: string };
  let theirs: { authorization: string };

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.rows(
      {
        text: `insert into notices (user_id, about, "to", key, at)
          select owner, 'order.paid', 'buyer', 'read:' || owner || ':' || n, now() - n * interval '1 hour'
          from generate_series(1, 4) n, (values (1), (2)) as owners (owner)`,
      },
      [],
    );
    server = await testApp(database);
    mine = await signInToShop(server.app, 'khach@hien.example');
    theirs = await signInToShop(server.app, 'ban-hang@hien.example');
  });
  afterAll(() => server.close());

  const list = async (headers = mine): Promise<Answer<'listNotices'>> =>
    (await server.app.inject({ url: '/mall/api/notice/list', headers })).json();
  const read = async (ids: readonly number[], headers = mine) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/mall/api/notice/read',
        headers,
        payload: { ids },
      })
    ).json<Answer<'readNotices'>>();
  const unread = async (headers = mine): Promise<number[]> =>
    (await list(headers)).items.flatMap(({ id, read: seen }) => (seen ? [] : [id]));

  test('are those that were named, once, and nobody else’s', async () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = await unread();
    const [foreign = 0] = await unread(theirs);
    expect(await read([first, third])).toEqual({ unread: 2 });
    expect(await unread()).toEqual([second, fourth]);
    expect(await read([first])).toEqual({ unread: 2 });
    expect(await read([foreign])).toEqual({ unread: 2 });
    expect((await unread(theirs)).length).toBe(4);
  });

  test('are left out where only what is unread is asked for', async () => {
    const only = (
      await server.app.inject({ url: '/mall/api/notice/list?state=unread', headers: mine })
    ).json<Answer<'listNotices'>>();
    expect(only.items.map(({ id }) => id)).toEqual(await unread());
    expect(only.meta.total).toBe(only.items.length);
    expect((await list()).meta.total).toBeGreaterThan(only.meta.total);
  });

  test('are all of one’s own where none is named', async () => {
    expect(await read([])).toEqual({ unread: 0 });
    expect(await unread()).toEqual([]);
    expect((await list()).unread).toBe(0);
    expect((await unread(theirs)).length).toBe(4);
  });
});
