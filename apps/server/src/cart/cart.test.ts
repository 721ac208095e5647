import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../testing/test-app.ts';

type Line = {
  id: number;
  product: { id: number };
  option: { id: number } | null;
  quantity: number;
  unitPrice: number;
  seenPrice: number;
  stock: number;
  problem: string | null;
  selected: boolean;
  later: boolean;
  amount: number;
};
type Cart = {
  sellers: { seller: { id: number; name: string }; lines: Line[]; amount: number }[];
  later: Line[];
  totals: { list: number; discount: number; goods: number; lines: number; pieces: number };
  coupon: { off: number; missing: number } | null;
  count: number;
};

describe.each(databaseKinds)('the cart on %s', (kind) => {
  let server: TestApp;
  const sql = (text: string, values: unknown[] = []) => server.database.rows({ text }, values);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database);
    await sql(
      `insert into users (email, password_hash, first_name, last_name)
        select name || '@hien.example', password_hash, 'Một', 'Người'
        from users, unnest(array['mot', 'hai', 'ba', 'bon', 'nam', 'sau', 'bay']) name
        where email = 'khach@hien.example'`,
    );
    // A second shop sells products 7 and 8.
    await sql(
      `insert into sellers (user_id, slug, name, company_name, registration_number, tax_code, address, phone, email)
        select null, 'nha-gom', 'Nhà Gốm', company_name, '0312345679', tax_code, address, phone, email from sellers`,
    );
    await sql(`update products set seller_id = 2 where id in (7, 8)`);
  });
  afterAll(() => server.close());

  const enter = (name: string) => signInToShop(server.app, `${name}@hien.example`);
  const send = async (headers: object, what: string, payload?: object) => {
    const answer = await server.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/mall/api/cart${what}`,
      headers: { ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Cart & { code: string; errors: [] }>() };
  };
  const add = (headers: object, ...lines: [optionId: number, quantity: number][]) =>
    send(headers, '/add', {
      lines: lines.map(([optionId, quantity]) => ({ optionId, quantity })),
      idempotencyKey: randomUUID(),
    });
  const linesOf = ({ sellers }: Cart) => sellers.flatMap(({ lines }) => lines);
  const lineOf = (cart: Cart, optionId: number) =>
    linesOf(cart).find(({ option }) => option?.id === optionId);

  test('holds the options of several sellers, priced to the đồng', async () => {
    const me = await enter('mot');
    // Product 1 costs 1,000,000 less 100,000; its second option 200,000 more. Product 7: 2,500,000 less 100,000.
    const { status, body } = await add(me, [1, 2], [2, 1], [13, 1]);
    expect(status).toBe(200);
    expect(body.sellers.map(({ seller, amount }) => [seller.name, amount])).toEqual([
      ['Nhà Mây', 2 * 900_000 + 1_100_000],
      ['Nhà Gốm', 2_400_000],
    ]);
    expect(body.totals).toEqual({
      list: 2 * 1_000_000 + 1_200_000 + 2_500_000,
      discount: 400_000,
      goods: 5_300_000,
      lines: 3,
      pieces: 4,
    });
    expect(body.count).toBe(3);
    const profile = await server.app.inject({
      url: '/app/user/profile',
      headers: await signIn(server.app, 'mot@hien.example'),
    });
    expect(profile.json()).toMatchObject({ data: { cart_count: 3 } });
  });

  test('adds up, and never above what there is', async () => {
    const me = await enter('hai');
    await add(me, [3, 2]);
    expect(lineOf((await add(me, [3, 1])).body, 3)).toMatchObject({ quantity: 3 });
    expect(lineOf((await add(me, [3, 9])).body, 3)).toMatchObject({ quantity: 5, problem: null });
    // Both tabs of one member at once: one line, nothing lost.
    const answers = await Promise.all([add(me, [4, 1]), add(me, [4, 1]), add(me, [4, 1])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(lineOf((await send(me, '')).body, 4)).toMatchObject({ quantity: 3 });
  });

  test('has exactly the pieces that are bought at once, whatever lay there', async () => {
    const me = await enter('hai');
    const put = async (quantity: number, exactly: boolean) => {
      const lines = [{ optionId: 3, quantity, exactly }];
      const { body } = await send(me, '/add', { lines, idempotencyKey: randomUUID() });
      return lineOf(body, 3)?.quantity;
    };
    expect(await put(3, true)).toBe(3);
    expect(await put(1, true)).toBe(1);
    expect(await put(1, false)).toBe(2);
    // Never above what there is.
    expect(await put(9, true)).toBe(5);
  });

  test('a package is added whole or not at all', async () => {
    const me = await enter('ba');
    // 23 and 24 are the options of a product that is sold out.
    expect(await add(me, [5, 1], [23, 1])).toMatchObject({
      status: 422,
      body: { code: 'PRODUCT_12', errors: [{ field: 'options.23' }] },
    });
    expect(await add(me, [5, 1], [99_999, 1])).toMatchObject({ status: 404 });
    expect((await send(me, '')).body.count).toBe(0);
    for (const lines of [
      [{ optionId: 5, quantity: 0 }],
      [{ optionId: 5, quantity: -1 }],
      [{ optionId: 5, quantity: 1.5 }],
      [{ optionId: 5, quantity: 1_000_000 }],
      [{ optionId: 5, quantity: 1, unitPrice: 1 }],
      [],
    ])
      expect(await send(me, '/add', { lines, idempotencyKey: randomUUID() })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION' },
      });
  });

  test('changes quantity, option and place of a line', async () => {
    const me = await enter('bon');
    const first = await add(me, [7, 2], [8, 1], [9, 1]);
    const id = lineOf(first.body, 7)?.id ?? 0;
    const change = (body: object) => send(me, '/change', { id, ...body });
    expect(lineOf((await change({ quantity: 4 })).body, 7)).toMatchObject({ quantity: 4 });
    expect(lineOf((await change({ quantity: 800 })).body, 7)).toMatchObject({ quantity: 5 });
    expect(lineOf((await change({ selected: false })).body, 7)).toMatchObject({ selected: false });
    const later = (await change({ later: true })).body;
    expect([later.later.map((line) => line.id), later.count]).toEqual([[id], 2]);
    await change({ later: false, quantity: 2 });
    // The other option has a line of its own: they become one.
    const joined = (await change({ optionId: 8 })).body;
    expect(linesOf(joined).map(({ option, quantity }) => [option?.id, quantity])).toEqual([
      [8, 3],
      [9, 1],
    ]);
    // An option of another product is none of this line's.
    expect(await change({ optionId: 9 })).toMatchObject({ status: 404 });
    expect((await send(me, '/remove', { ids: [id, 99_999] })).body.count).toBe(1);
  });

  test('adds once per key, at the same moment too; another wish under it is refused', async () => {
    const me = await enter('bay');
    const before = lineOf((await send(me, '')).body, 15)?.quantity ?? 0;
    const wish = { lines: [{ optionId: 15, quantity: 1 }], idempotencyKey: `mot-lan-${kind}` };
    const answers = await Promise.all([wish, wish, wish].map((same) => send(me, '/add', same)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of answers)
      expect(lineOf(body, 15)).toMatchObject({ quantity: before + 1 });
    // What happened since is in the answer to a late retry.
    await add(me, [15, 1]);
    expect(lineOf((await send(me, '/add', wish)).body, 15)).toMatchObject({ quantity: before + 2 });
    expect(
      await send(me, '/add', { ...wish, lines: [{ optionId: 15, quantity: 2 }] }),
    ).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    // A wish that was refused left no key behind.
    const gone = { lines: [{ optionId: 23, quantity: 1 }], idempotencyKey: `het-hang-${kind}` };
    for (const _ of [1, 2]) expect(await send(me, '/add', gone)).toMatchObject({ status: 422 });
  });

  test('chooses several lines in one call', async () => {
    const me = await enter('hai');
    const other = await enter('sau');
    const put = (await add(me, [7, 1], [9, 1], [11, 1])).body;
    const ids = linesOf(put).map(({ id }) => id);
    const theirs = lineOf((await add(other, [7, 1])).body, 7)?.id ?? 0;
    const [aside = 0, ...rest] = ids;
    await send(me, '/change', { id: aside, later: true });
    const choose = async (selected: boolean) =>
      (await send(me, '/choose', { ids: [...ids, theirs, 99_999], selected })).body;
    const none = await choose(false);
    expect(linesOf(none).map(({ selected }) => selected)).toEqual(rest.map(() => false));
    expect(none.totals).toMatchObject({ goods: 0, lines: 0, pieces: 0 });
    const all = await choose(true);
    expect(linesOf(all).map(({ id, selected }) => [id, selected])).toEqual(
      rest.map((id) => [id, true]),
    );
    expect(all.totals.lines).toBe(rest.length);
    expect([all.later[0]?.id, all.later[0]?.selected]).toEqual([aside, false]);
    expect(lineOf((await send(other, '')).body, 7)).toMatchObject({ selected: true });
    expect((await send(me, '/choose', { ids: [], selected: true })).status).toBe(400);
    expect((await send({}, '/choose', { ids: [aside], selected: true })).status).toBe(401);
    // Both tabs at once, in different orders: neither waits for the other for ever.
    const tabs = await Promise.all(
      [true, false, true, false].map((selected) =>
        send(me, '/choose', { ids: selected ? rest : rest.toReversed(), selected }),
      ),
    );
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('is nobody else’s', async () => {
    const me = await enter('nam');
    const other = await enter('sau');
    const mine = lineOf((await add(me, [10, 1])).body, 10)?.id ?? 0;
    expect(await send(other, '/change', { id: mine, quantity: 3 })).toMatchObject({ status: 404 });
    expect((await send(other, '/remove', { ids: [mine] })).status).toBe(200);
    expect(lineOf((await send(me, '')).body, 10)).toMatchObject({ quantity: 1 });
    expect((await send({}, '')).status).toBe(401);
    expect(
      (
        await send({}, '/add', {
          lines: [{ optionId: 1, quantity: 1 }],
          idempotencyKey: randomUUID(),
        })
      ).status,
    ).toBe(401);
  });

  test('says line by line what changed since', async () => {
    const me = await enter('bay');
    await add(me, [9, 1], [11, 4], [14, 1], [15, 1], [17, 1], [19, 2], [21, 1]);
    await sql(`update products set final_price = final_price - 50000 where id = 6`);
    await sql(`update product_options set stock = 3 where id = 11`);
    await sql(`update product_options set stock = 0 where id = 9`);
    await sql(`delete from product_options where id = 17`);
    await sql(`update products set status = 'waiting' where id = 10`);
    await sql(`update product_options set stock = 80 where id = 21`);
    // The shop of product 7 and 8 belongs to a seller who has been stopped.
    await sql(`update sellers set user_id = 4 where id = 2`);
    const read = async () =>
      Object.fromEntries(
        linesOf((await send(me, '')).body).map((line) => [line.product.id, line]),
      ) as Record<number, Line>;
    const lines = await read();
    expect(lines[6]).toMatchObject({ problem: 'not_enough', stock: 3, quantity: 4 });
    expect((lines[6]?.seenPrice ?? 0) - (lines[6]?.unitPrice ?? 0)).toBe(50_000);
    const told = [5, 7, 8, 9, 10, 11].map((product) => [product, lines[product]?.problem]);
    expect(told).toEqual([
      [5, 'sold_out'],
      [7, 'seller_gone'],
      [8, 'seller_gone'],
      [9, 'option_gone'],
      [10, 'not_on_sale'],
      [11, null],
    ]);
    expect(lines[9]?.option).toBe(null);
    const cart = (await send(me, '')).body;
    expect(cart.totals).toMatchObject({ lines: 1, goods: lines[11]?.amount });
    const seen = await send(me, '/change', { id: lines[6]?.id, quantity: 3, seen: true });
    expect(lineOf(seen.body, 11)).toMatchObject({ problem: null, quantity: 3 });
    expect(lineOf(seen.body, 11)?.seenPrice).toBe(lineOf(seen.body, 11)?.unitPrice);
    const bulk = await send(me, '/change', { id: lines[11]?.id, quantity: 50 });
    expect(lineOf(bulk.body, 21)).toMatchObject({ problem: 'bulk', quantity: 50 });
    // An option that is gone is exchanged in its line.
    const other = await send(me, '/change', { id: lines[9]?.id, optionId: 18 });
    expect(lineOf(other.body, 18)).toMatchObject({ problem: null, id: lines[9]?.id });
    expect(await add(me, [14, 1])).toMatchObject({ status: 404 });
  });

  test('hints at the coupon that takes off most, else at the nearest', async () => {
    const me = await enter('mot');
    const coupon = (code: string, amount: number, minimum: number) =>
      sql(
        `insert into user_coupons (user_id, code, name, value, minimum, "from", until, changed_at)
          select id, $1, '{"vi": "Quà", "en": null, "ko": null}', $2, $3, $4, $5, $4
          from users where email = 'mot@hien.example'`,
        [
          code,
          JSON.stringify({ kind: 'amount', amount }),
          minimum,
          new Date(testNow - 1000),
          new Date(testNow + 86_400_000),
        ],
      );
    await coupon('XA', 500_000, 9_000_000);
    const far = (await send(me, '')).body;
    expect(far.coupon).toEqual({
      name: 'Quà',
      off: 500_000,
      missing: 9_000_000 - far.totals.goods,
    });
    await coupon('GAN', 50_000, 0);
    expect((await send(me, '')).body.coupon).toMatchObject({ off: 50_000, missing: 0 });
  });

  test('holds a hundred lines', async () => {
    await sql(
      `insert into product_options (product_id, sku, name, stock)
        select 1, 'NHIEU-' || n, '{"vi": "Màu", "en": null, "ko": null}', 9 from generate_series(1, 101) n`,
    );
    const rows = await sql(`select id from product_options where sku like 'NHIEU-%' order by id`);
    const ids = rows.map(({ id }) => Number(id));
    const me = await enter('nam');
    await send(me, '/remove', { ids: linesOf((await send(me, '')).body).map(({ id }) => id) });
    for (const from of [0, 50])
      expect(
        (await add(me, ...ids.slice(from, from + 50).map((id): [number, number] => [id, 1])))
          .status,
      ).toBe(200);
    expect(await add(me, [ids[100] ?? 0, 1])).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: [{ field: 'lines', code: 'cart.full' }] },
    });
    expect((await send(me, '')).body.count).toBe(100);
  });
});
