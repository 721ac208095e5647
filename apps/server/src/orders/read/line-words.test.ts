import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../../db/migrations.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { text } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { ShopFloor } from '../../testing/shop-floor.ts';
import { type TestApp, signInToShop, testApp } from '../../testing/test-app.ts';
import { lockOrder } from '../write/locked-order.ts';
import { splitOff } from '../write/split-line.ts';

/** More lines than a search that reads the newest two thousand ever sees. */
const newer = 2_500;

describe.each(databaseKinds)('search in long lists on %s', (kind) => {
  let server: TestApp;
  let buyer: Awaited<ReturnType<typeof signInToShop>>;
  let seller: Awaited<ReturnType<typeof signInToShop>>;
  let old: { orderId: number; itemIds: readonly number[]; number: string };

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.rows({ text: 'update product_options set stock = 100000' }, []);
    const floor = new ShopFloor(database);
    const thing = (name: ReturnType<typeof text>) => ({ ...newLine().thing, name });
    const made = await floor.place(
      newGroup([
        newLine({
          quantity: 2,
          thing: thing(text('Ghế đọc sách gỗ óc chó', 'Reading chair', '독서 의자')),
        }),
        newLine({ optionId: 2, thing: thing(text('Rèm lụa', 'Silk curtain', '실크 커튼')) }),
      ]),
    );
    const [row] = await database.rows<{ number: string }>(
      { text: 'select number from orders where id = $1' },
      [made.orderId],
    );
    old = { ...made, number: row?.number ?? '' };
    const other = await floor.place(newGroup([newLine()]));
    // The newer ones are copies of one order, written past the engine.
    const copy = async (table: string, where: string, changes: string, column: string) =>
      database.rows(
        {
          text: `insert into ${table} select (jsonb_populate_record(s, jsonb_build_object(${changes}))).*
            from ${table} s, generate_series(1, ${newer}) n where ${where} = ${column}`,
        },
        [],
      );
    await copy(
      'orders',
      's.id',
      `'id', 100000 + n, 'number', 'COPY-' || n, 'placed_at', s.placed_at + n * interval '1 minute'`,
      String(other.orderId),
    );
    await copy(
      'order_items',
      's.order_id',
      `'id', 100000 + n, 'order_id', 100000 + n, 'changed_at', s.changed_at + n * interval '1 minute'`,
      String(other.orderId),
    );
    await copy(
      'order_line_words',
      's.order_id',
      `'item_id', 100000 + n, 'order_id', 100000 + n`,
      String(other.orderId),
    );
    server = await testApp(database, { clock: { now: () => floor.now } });
    buyer = await signInToShop(server.app, 'khach@hien.example');
    seller = await signInToShop(server.app, 'ban-hang@hien.example');
  });
  afterAll(() => server.close());

  const asBuyer = async (q: string, more = '') => {
    const url = `/mall/api/order/list?q=${encodeURIComponent(q)}${more}`;
    return (await server.app.inject({ url, headers: buyer })).json();
  };
  const asSeller = async (q: string, more = '') => {
    const url = `/mall/api/seller/item/list?q=${encodeURIComponent(q)}${more}`;
    return (await server.app.inject({ url, headers: seller })).json();
  };

  test.each([
    ['doc sach', 1],
    ['ĐỌC SÁCH', 1],
    ['đọc', 1],
    ['read chair', 1],
    ['독서', 1],
    ['rem lua', 1],
  ])('the oldest of 2,501 orders is found by %o', async (q) => {
    const { items, meta, counts } = await asBuyer(q);
    expect(items.map(({ id }: { id: number }) => id)).toEqual([old.orderId]);
    expect([meta.total, counts.all]).toEqual([1, 1]);
  });

  test('words may be those of two lines of an order, for its buyer; a shop looks for a line', async () => {
    expect((await asBuyer('ghe rem')).meta.total).toBe(1);
    expect((await asSeller('ghe rem')).meta.total).toBe(0);
    expect(
      (await asSeller('rem')).items.map(({ item }: { item: { id: number } }) => item.id),
    ).toEqual([old.itemIds[1]]);
  });

  test('a number is found whole, in parts and without its zeros', async () => {
    const [day = '', running = ''] = old.number.split('-');
    for (const q of [old.number, running, running.replace(/^0+/, '')])
      expect((await asBuyer(q)).items.map(({ id }: { id: number }) => id)).toEqual([old.orderId]);
    // Of that day are all of them.
    expect((await asBuyer(day.slice(2))).meta.total).toBe(newer + 2);
    expect((await asSeller(old.number)).meta.total).toBe(2);
  });

  test('everything is counted and can be paged through', async () => {
    const first = await asBuyer('den tran', '&limit=60');
    expect([first.meta.total, first.counts.pending]).toEqual([newer + 1, newer + 1]);
    const last = await asBuyer('den tran', `&limit=60&page=${first.meta.totalPages}`);
    expect(last.items.length).toBe((newer + 1) % 60);
    const lines = await asSeller('den tran', '&tab=waiting_for_payment&limit=60');
    expect([lines.meta.total, lines.counts.waiting_for_payment]).toEqual([newer + 1, newer + 1]);
    expect((await asSeller('den tran', '&tab=confirmed')).meta.total).toBe(0);
  });

  test.each(['?!', '%', "'", 'khong-co-tu-nay'])('%o finds nothing', async (q) => {
    expect((await asBuyer(q)).meta.total).toBe(0);
    expect((await asSeller(q)).meta.total).toBe(0);
  });

  test('a part of a line that was split off is found as its line is', async () => {
    const [line = 0] = old.itemIds;
    const before = (await asSeller('doc sach')).meta.total;
    const detail = await server.app.inject({
      url: `/mall/api/order/detail/${old.orderId}`,
      headers: buyer,
    });
    expect([before, detail.statusCode]).toEqual([1, 200]);
    await server.database.orm.transaction(async (tx) => {
      const locked = await lockOrder(tx, old.orderId);
      const row = locked?.rows.find(({ id }) => id === line);
      if (locked === null || row === undefined) throw new Error('no line');
      await splitOff(tx, locked, row, 1);
    });
    expect((await asSeller('doc sach')).meta.total).toBe(2);
  });

  test('the migration gives older lines the words that new ones are written with', async () => {
    const words = () =>
      server.database.rows<{ item_id: number; search: string }>(
        {
          text: `select item_id, search::text from order_line_words where item_id < 100000 order by 1`,
        },
        [],
      );
    const written = await words();
    await server.database.rows({ text: 'delete from order_line_words' }, []);
    const folder = migrations.migrationsFolder;
    const [, fill = ''] = readFileSync(join(folder, '0021_line_words.sql'), 'utf8').split(
      /--> statement-breakpoint\n(?=-- What was bought)/,
    );
    await server.database.rows({ text: fill }, []);
    expect(await words()).toEqual(written);
  });
});
