import { limits } from '@hien/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { plantRoomOptions } from '../testing/room-options.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

type Kept = { id: number; name: string; selection: string; total: number; picture: unknown };

describe.each(databaseKinds)('saved rooms on %s', (kind) => {
  let server: TestApp;
  let member: Record<string, string>;
  let other: Record<string, string>;
  let statements = 0;
  const sql = (words: string, values: unknown[] = []) =>
    server.database.rows<Record<string, number>>({ text: words }, values);

  beforeAll(async () => {
    const database = await freshDatabase(kind, { onStatement: () => (statements += 1) });
    await plant(database);
    server = await testApp(database);
    member = await signIn(server.app, 'khach@hien.example');
    other = await signIn(server.app, 'ban-hang@hien.example');
    await plantRoomOptions(database);
  });
  afterAll(() => server.close());
  beforeEach(() => sql('delete from saved_rooms'));

  const send = async (what: string, payload: object, headers = member) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/app/room-by-room/saved/${what}`,
      headers,
      payload,
    });
    const body = answer.json<{ data: { items: Kept[] }; code?: string }>();
    return { status: answer.statusCode, code: body.code, items: body.data?.items ?? [] };
  };
  const save = (selection: string, name = 'Của tôi', headers = member) =>
    send('save', { design_id: 1, selection, name }, headers);
  const list = async (headers = member, language = 'vi') =>
    (
      await server.app.inject({
        url: '/app/room-by-room/saved/list',
        headers: { ...headers, 'accept-language': language },
      })
    ).json<{ data: { items: Kept[]; max: number } }>().data;
  /** What the shop asks for the product of an option, read past everything under test. */
  const priceOf = async (option: number): Promise<number> => {
    const [row] = await sql(
      `select (p.final_price + o.extra_price) as price from room_options r join products p on p.id = r.product_id
        join product_options o on o.id = r.variant_id where r.id = $1`,
      [option],
    );
    return row?.['price'] ?? 0;
  };

  test('a selection is kept with what it costs, in its picture, under its name', async () => {
    const { status, items } = await save('1.1.1.1.1-3', '  Bản cho mẹ ');
    expect(status).toBe(201);
    const total = await priceOf(3);
    expect(total).toBeGreaterThan(0);
    expect(items).toMatchObject([
      {
        name: 'Bản cho mẹ',
        home_name: 'Căn 2 phòng ngủ',
        project_slug: 'song-xanh',
        picture: { name: expect.stringContaining('khach-hien-dai') },
        selection: `1.1.1.1.1-3.$${total.toString(36)}`,
        total,
      },
    ]);
    expect((await list(member, 'en')).items).toMatchObject([{ project_name: 'Blue River' }]);
  });

  test('the same one again is one; a total in the code makes it no other', async () => {
    await save('1.1.1.1');
    await save('1.1.1.1.$zz', 'Lần hai');
    expect((await list()).items).toMatchObject([{ name: 'Của tôi' }]);
  });

  test('a changed one is written over the one it was, in its place, and once', async () => {
    await save('1.1.1.1', 'Bản đầu');
    await save('1.1.1.1.1-3', 'Bản hai');
    const [second, first] = (await list()).items;
    const over = (replaces: number | undefined, selection: string, headers = member) =>
      send('save', { design_id: 1, selection, name: 'Sửa', replaces }, headers);
    expect((await over(first?.id, '1.1.1.1.1-_')).items.map(({ id, name }) => [id, name])).toEqual([
      [second?.id, 'Bản hai'],
      [first?.id, 'Sửa'],
    ]);
    // What the other one says already: there is one of it, in the place that was asked for.
    const { status, items } = await over(first?.id, '1.1.1.1.1-3');
    expect([status, items.map(({ id, name }) => [id, name])]).toEqual([201, [[first?.id, 'Sửa']]]);
    expect(await over(second?.id, '1.1.1.1')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await over(first?.id, '1.1.1.1', other)).toMatchObject({ status: 404 });
    expect((await list()).items).toHaveLength(1);
  });

  test('two presses at once are one', async () => {
    await Promise.all([save('1.1.1.1'), save('1.1.1.1')]);
    expect((await list()).items).toHaveLength(1);
  });

  test.each([
    ['another home', '1.9.1.1'],
    ['a version of tomorrow', '7.1.1.1'],
    ['noise', 'constructor.__proto__.1'],
    ['an unknown option', '1.1.1.1.1-zzzz'],
  ])('%s is repaired, and nothing of it is stored', async (_, code) => {
    const { status, items } = await save(code);
    expect(status).toBe(201);
    expect(items[0]?.selection).toMatch(/^1\.1\.1\.1\.\$[0-9a-z]+$/);
  });

  test('what is sold out now is kept as what stands in its place', async () => {
    await sql(
      'update product_options set stock = 0 where id = (select variant_id from room_options where id = 3)',
    );
    const { items } = await save('1.1.1.1.1-3');
    expect(items[0]?.total).toBe(await priceOf(2));
    await sql('update product_options set stock = 9');
  });

  test('the price of the day it was saved stays when the shop asks another', async () => {
    const before = (await save('1.1.1.1')).items[0]?.total ?? 0;
    await sql(
      'update products set final_price = final_price + 1000 where id = (select product_id from room_options where id = 2)',
    );
    expect((await list()).items[0]?.total).toBe(before);
    await sql(
      'update products set final_price = final_price - 1000 where id = (select product_id from room_options where id = 2)',
    );
  });

  test('is named anew and taken away by its owner alone', async () => {
    const id = (await save('1.1.1.1')).items[0]?.id ?? 0;
    for (const [what, payload] of [
      ['rename', { id, name: 'Của họ' }],
      ['remove', { id }],
    ] as const)
      expect(await send(what, payload, other)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await list(other)).items).toEqual([]);
    expect((await send('rename', { id, name: ' Mới ' })).items).toMatchObject([{ name: 'Mới' }]);
    expect((await send('rename', { id, name: '   ' })).status).toBe(400);
    expect((await send('remove', { id })).items).toEqual([]);
    expect((await send('remove', { id })).status).toBe(404);
  });

  test('the last place is taken once', async () => {
    await sql(
      `insert into saved_rooms (user_id, unit_id, name, code, total, style_id)
        select 1, 1, 'Cũ', 'x' || n, 1, 1 from generate_series(2, $1::int) n`,
      [limits.savedRooms.max],
    );
    const both = await Promise.all([save('1.1.1._'), save('1.1.1.1')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(both.find(({ status }) => status === 422)?.code).toBe('SAVED_ROOMS_FULL');
    expect((await list()).items).toHaveLength(limits.savedRooms.max);
    // What is kept already is no further one.
    const again = both[0]?.status === 201 ? '1.1.1._' : '1.1.1.1';
    expect((await save(again)).status).toBe(201);
  });

  test('a list of thirty asks no more often than one of one', async () => {
    await save('1.1.1.1');
    const count = async () => {
      const before = statements;
      await list();
      return statements - before;
    };
    const one = await count();
    await sql(
      `insert into saved_rooms (user_id, unit_id, name, code, total, style_id)
        select 1, 1, 'Cũ', 'x' || n, 1, 1 from generate_series(2, 30) n`,
    );
    expect(await count()).toBe(one);
  });

  test('leaving takes them along, and the export tells them', async () => {
    await save('1.1.1.1', 'Trong bản xuất');
    const exported = await server.app.inject({ url: '/app/user/export', headers: member });
    expect(exported.body).toContain('Trong bản xuất');
  });
});
