import {
  decodeSelection,
  encodeSelection,
  selectionLines,
  selectionPrice,
  withOption,
} from '@hien/domain';
import { roomHomeOf } from '@hien/api/wire';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema/account.ts';
import { roomOptions, roomUnits } from '../db/schema/room-by-room.ts';
import { productOptions } from '../db/schema/shop.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { text } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signInToShop, testApp } from '../testing/test-app.ts';
import type { WireHome } from './home.ts';

describe.each(databaseKinds)('a home room by room on %s', (kind) => {
  let server: TestApp;
  let buyer: object;
  const statements: string[] = [];
  const sql = (words: string, values: unknown[] = []) =>
    server.database.rows<Record<string, number>>({ text: words }, values);

  beforeAll(async () => {
    const database = await freshDatabase(kind, {
      onStatement: (statement) => statements.push(statement),
    });
    await plant(database);
    server = await testApp(database);
    buyer = await signInToShop(server.app, 'khach@hien.example');
    const variants = await sql(
      `select product_id as product, min(o.id) as variant from product_options o join products p on p.id = o.product_id
        where p.status = 'on_sale' group by product_id order by product_id limit 5`,
    );
    const [sofa, lamp, rug, gone, paint] = variants;
    await sql(`update product_options set stock = 9 where id = any($1::int[])`, [
      variants.map(({ variant }) => variant),
    ]);
    const place = { roomId: 1, styleIds: [1] };
    const piece = (row: (typeof variants)[number] | undefined) => ({
      productId: row?.['product'] ?? 0,
      variantId: row?.['variant'] ?? 0,
    });
    await database.orm.insert(roomOptions).values([
      {
        ...place,
        slot: 'wall',
        slotPosition: 0,
        position: 0,
        ...piece(paint),
        quantity: 2,
        color: '#e4dac8',
        coverage: { room: 41.3, pack: 25 },
      },
      { ...place, slot: 'sofa', slotPosition: 1, position: 0, ...piece(sofa) },
      { ...place, slot: 'sofa', slotPosition: 1, position: 1, styleIds: [], ...piece(gone) },
      { ...place, slot: 'lamp', slotPosition: 2, position: 0, quantity: 2, ...piece(lamp) },
      { ...place, slot: 'rug', slotPosition: 3, position: 0, retired: true, ...piece(rug) },
      { ...place, slot: 'rug', slotPosition: 3, position: 1, ...piece(rug) },
    ]);
    await database.orm.update(roomUnits).set({
      floors: [
        {
          id: 'tang-1',
          plan: {
            path: 'plans',
            name: 'a.svg',
            width: 10,
            height: 10,
            alt: text('Mặt bằng'),
            placeholder: '',
            color: '#ffffff',
          },
          rooms: [
            {
              id: 'hall',
              place: null,
              name: text('Sảnh', 'Hall'),
              area: 3,
              x: 0.1,
              y: 0.1,
              box: { x: 0, y: 0, width: 0.2, height: 0.2 },
            },
            {
              id: 'living',
              place: 0,
              name: text('Khách', 'Living'),
              area: 18.5,
              x: 0.5,
              y: 0.5,
              box: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 },
            },
          ],
        },
      ],
    });
  });
  afterAll(() => server.close());

  const home = async (language = 'vi'): Promise<WireHome> =>
    (
      await server.app.inject({
        url: '/app/room-by-room/home/1',
        headers: { 'accept-language': language },
      })
    ).json<{ data: WireHome }>().data;
  const slot = (of: WireHome, name: string) =>
    of.rooms[0]?.slots.find((one) => one.slot === name)?.options ?? [];
  let keys = 0;
  const add = async (selection: string, key = `khoa-${(keys += 1)}-12345678`) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mall/api/cart/add-rooms',
      headers: { ...buyer },
      payload: { designId: 1, selection, idempotencyKey: key },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const cart = async () =>
    (await server.app.inject({ url: '/mall/api/cart', headers: { ...buyer } })).json<{
      totals: { goods: number; pieces: number };
    }>();
  const emptyCart = () => sql('delete from cart_lines');

  test('tells its floors, rooms, views and what can be chosen, in the language', async () => {
    const found = await home('en');
    expect(found.floors[0]?.rooms).toMatchObject([
      { name: 'Hall', room_id: null },
      { name: 'Living', room_id: 1, area: 18.5 },
    ]);
    expect(found.project.slug).toBe('song-xanh');
    expect(found.styles.map(({ id }) => id)).toEqual([1]);
    expect(found.rooms[0]?.slots.map(({ slot: name, options }) => [name, options.length])).toEqual([
      ['wall', 1],
      ['sofa', 2],
      ['lamp', 1],
      ['rug', 2],
    ]);
    expect(slot(found, 'wall')[0]).toMatchObject({
      color: '#e4dac8',
      piece: { quantity: 2, coverage: { room: 41.3, pack: 25 } },
    });
    expect(slot(found, 'sofa')[0]?.piece.coverage).toBeNull();
    expect(slot(found, 'rug').map(({ state }) => state)).toEqual(['retired', 'on_sale']);
  });

  test('tells what is seen around, with the price of today, and nothing that the shop does not show', async () => {
    expect((await home()).rooms[0]?.views[0]).toMatchObject({ truth: 'example', around: null });
    const [shown, hidden] = await sql(
      `select id, final_price as price from products where status = 'on_sale' order by id limit 2`,
    );
    const spot = { yaw: -0.5, pitch: 0.25, x: 1.5, y: -2 };
    const around = {
      width: 5,
      depth: 4.4,
      eye: { x: 0, y: -1, turn: 0.3 },
      pieces: [hidden, shown].map((row) => ({ productId: Number(row?.['id']), ...spot })),
      doors: [spot, { ...spot, leads: false }],
    };
    await sql(`update room_layouts set truth = 'this_room', around = $1::text::jsonb`, [
      JSON.stringify(around),
    ]);
    await sql(`update products set status = 'draft' where id = $1`, [hidden?.['id']]);
    await sql('update products set final_price = final_price - 1000 where id = $1', [
      shown?.['id'],
    ]);
    const [view] = (await home('en')).rooms[0]?.views ?? [];
    expect(view?.truth).toBe('this_room');
    expect(view?.around).toMatchObject({
      width: 5,
      depth: 4.4,
      eye: { x: 0, y: -1, turn: 0.3 },
      pieces: [{ product_id: shown?.['id'], price: Number(shown?.['price']) - 1000, ...spot }],
      doors: [
        { ...spot, leads: true },
        { ...spot, leads: false },
      ],
    });
    await sql(`update products set status = 'on_sale' where id = $1`, [hidden?.['id']]);
    await sql('update products set final_price = final_price + 1000 where id = $1', [
      shown?.['id'],
    ]);
    await sql('update room_layouts set around = null');
  });

  test('a project says from which price each of its homes is furnished, in as many statements', async () => {
    const project = async () =>
      (await server.app.inject({ url: '/app/room-by-room/project/1' })).json<{
        data: { units: { price_from: number | null }[] };
      }>().data.units;
    const of = roomHomeOf(await home());
    const { goods } = selectionPrice(of, decodeSelection(of, null).selection).breakdown;
    statements.length = 0;
    expect(await project()).toMatchObject([{ price_from: goods }]);
    const few = statements.length;
    const [added] = await sql(
      `insert into room_units (project_id, name, type, area_m2, plan, position)
        select project_id, name, type, area_m2, plan, 9 from room_units where id = 1 returning id`,
    );
    statements.length = 0;
    // Nothing stands in it yet.
    expect((await project())[1]).toMatchObject({ price_from: null });
    expect(statements.length).toBe(few);
    await sql('delete from room_units where id = $1', [added?.['id']]);
  });

  test('lists the homes of all projects, narrowed by what the address says', async () => {
    const homes = async (query: string) =>
      (await server.app.inject({ url: `/app/room-by-room/homes?${query}` })).json<{
        data: { items: { name: string; price_from: number | null }[]; meta: { total: number } };
      }>().data;
    const of = roomHomeOf(await home());
    const { goods } = selectionPrice(of, decodeSelection(of, null).selection).breakdown;
    statements.length = 0;
    expect((await homes('')).items).toMatchObject([
      {
        design_id: 1,
        project_slug: 'song-xanh',
        floors: 1,
        price_from: goods,
        picture: { name: expect.stringContaining('khach-hien-dai') },
      },
    ]);
    const few = statements.length;
    await sql(
      `insert into room_units (project_id, name, type, tower, area_m2, plan, position)
        select project_id, '{"vi":"Thêm"}', 'duplex', 'S' || n, area_m2, plan, n from room_units, generate_series(2, 16) n
        where id = 1`,
    );
    statements.length = 0;
    expect(await homes('page=2')).toMatchObject({ meta: { total: 16, page: 2, totalPages: 2 } });
    expect(statements.length).toBe(few);
    for (const [query, total] of [
      ['type=duplex', 15],
      ['tower=S3', 1],
      ['project=song-xanh&tower=S1', 1],
      ['project=khong-co', 0],
      ['brand=samsung', 0],
      ['brand=default&type=2-bedroom', 1],
    ] as const)
      expect([query, (await homes(query)).meta.total]).toEqual([query, total]);
    await sql('delete from room_units where id > 1');
  });

  test('shows homes of the same rooms by another of them each, and none by its bathroom', async () => {
    await sql(`insert into room_units (id, project_id, name, type, tower, area_m2, plan, position)
      select n, project_id, name, 'duplex', tower, area_m2, plan, n from room_units, generate_series(2, 4) n where id = 1`);
    await sql(`insert into rooms (id, unit_id, room_type, name, thumbnail, position)
      select 100 * unit + at, unit, kind, name, thumbnail, at from rooms, generate_series(2, 4) unit,
        (values (1, 'living_room'), (2, 'bathroom'), (3, 'kitchen')) as kinds (at, kind) where id = 1`);
    await sql(`insert into room_layouts (room_id, style_id, picture, price)
      select r.id, l.style_id, jsonb_set(l.picture, '{name}', to_jsonb(r.room_type || '.avif')), l.price
        from rooms r, room_layouts l where r.unit_id > 1 and l.room_id = 1`);
    const { data } = (
      await server.app.inject({ url: '/app/room-by-room/homes?type=duplex' })
    ).json<{ data: { items: { picture: { name: string } }[] } }>();
    const names = data.items.map(({ picture }) => picture.name);
    expect(names[0]).not.toBe(names[1]);
    expect(names[1]).not.toBe(names[2]);
    expect(new Set(names)).toEqual(new Set(['living_room.avif', 'kitchen.avif']));
    await sql('delete from room_units where id > 1');
  });

  test('asks the database as often for a home with more to choose', async () => {
    statements.length = 0;
    await home();
    const few = statements.length;
    await sql(
      `insert into room_options (room_id, slot, slot_position, position, product_id, variant_id, style_ids)
        select 1, 'floor', 9, n, product_id, variant_id, '{1}' from room_options, generate_series(1, 30) n where slot = 'wall'`,
    );
    statements.length = 0;
    await home();
    expect(statements.length).toBe(few);
    await sql(`delete from room_options where slot = 'floor'`);
  });

  test('puts exactly the selection into the cart, at the total that the selector shows', async () => {
    await emptyCart();
    const of = roomHomeOf(await home());
    const { selection } = decodeSelection(of, null);
    const code = encodeSelection(of, selection);
    const { status, body } = await add(code);
    expect(status).toBe(200);
    expect(body.lines).toMatchObject([
      { wanted: 1, added: 1, problem: null },
      { wanted: 2, added: 2, problem: null },
      { wanted: 1, added: 1, problem: null },
    ]);
    const { goods } = selectionPrice(of, selection).breakdown;
    expect(goods).toBeGreaterThan(0);
    expect((await cart()).totals).toMatchObject({ goods, pieces: 4 });
    // Pressed again on purpose: the quantities are the selection's, not twice.
    await add(code);
    expect((await cart()).totals).toMatchObject({ goods, pieces: 4 });
  });

  test('a paint goes into the cart only where it was chosen, with its packs', async () => {
    await emptyCart();
    const [wall] = slot(await home(), 'wall');
    const wanted = async (code: string) =>
      (await add(code)).body.lines.map((line: { wanted: number }) => line.wanted);
    // Its style shows it, and nobody chose it.
    expect(await wanted('1.1.1.1')).toEqual([1, 2, 1]);
    expect(await wanted(`1.1.1.1.1-${wall?.id.toString(36)}`)).toEqual([2, 1, 2, 1]);
  });

  test('adds once for a key, and refuses another selection under it', async () => {
    await emptyCart();
    const [first, again] = [
      await add('1.1.1.1', 'mot-khoa-duy-nhat'),
      await add('1.1.1.1', 'mot-khoa-duy-nhat'),
    ];
    expect(again.body).toEqual(first.body);
    expect((await add('1.1.1._', 'mot-khoa-duy-nhat')).status).toBe(409);
  });

  test('what is sold out is replaced by the nearest, what is hidden is retired', async () => {
    const [sofa] = slot(await home(), 'sofa');
    await sql(`update product_options set stock = 0 where id = $1`, [sofa?.piece.variant_id]);
    expect(slot(await home(), 'sofa').map(({ state }) => state)).toEqual(['sold_out', 'on_sale']);
    await emptyCart();
    const { body } = await add('1.1.1.1');
    expect(body.lines[0].variantId).toBe(slot(await home(), 'sofa')[1]?.piece.variant_id);
    await sql(`update products set status = 'draft' where id = $1`, [sofa?.piece.product_id]);
    expect(slot(await home(), 'sofa')[0]?.state).toBe('retired');
    await sql(`update products set status = 'on_sale' where id = $1`, [sofa?.piece.product_id]);
    await sql(`update product_options set stock = 9 where id = $1`, [sofa?.piece.variant_id]);
  });

  describe('a code that tells what was seen', () => {
    const seen = async (choose?: string) => {
      const of = roomHomeOf(await home());
      const start = decodeSelection(of, null).selection;
      const [room] = of.rooms;
      const sofas = room?.slots.find(({ slot: name }) => name === 'sofa');
      const other = sofas?.options[1];
      const selection =
        choose === undefined || room === undefined || sofas === undefined || other === undefined
          ? start
          : withOption(start, room, sofas, other.id);
      return encodeSelection(of, selection, selectionPrice(of, selection).breakdown.goods);
    };
    const priceOf = async (name: string, place = 0) => slot(await home(), name)[place]?.piece;

    test('is refused when a price moved since, and nothing is in the cart', async () => {
      await emptyCart();
      const code = await seen();
      const sofa = await priceOf('sofa');
      await sql(`update products set final_price = final_price - 1000 where id = $1`, [
        sofa?.product_id,
      ]);
      expect(await add(code)).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
      expect((await cart()).totals).toMatchObject({ pieces: 0 });
      expect((await add(await seen())).status).toBe(200);
      await sql(`update products set final_price = final_price + 1000 where id = $1`, [
        sofa?.product_id,
      ]);
    });

    test('is refused when a piece it names was sold since, whatever the next one costs', async () => {
      await emptyCart();
      const [first, second] = [await priceOf('sofa', 0), await priceOf('sofa', 1)];
      await sql(
        `update products set (price, final_price) = (select price, final_price from products where id = $1) where id = $2`,
        [first?.product_id, second?.product_id],
      );
      await sql(`update product_options set extra_price = $1 where id = $2`, [
        first?.extra_price,
        second?.variant_id,
      ]);
      const code = await seen('the other sofa');
      await sql(`update product_options set stock = 0 where id = $1`, [second?.variant_id]);
      expect((await add(code)).status).toBe(409);
      expect((await cart()).totals).toMatchObject({ pieces: 0 });
      await sql(`update product_options set stock = 9 where id = $1`, [second?.variant_id]);
      expect((await add(code)).status).toBe(200);
    });

    test('gets the first answer again, whatever moved since', async () => {
      await emptyCart();
      const code = await seen();
      const first = await add(code, 'khoa-cua-hom-qua-01');
      const sofa = await priceOf('sofa');
      await sql(`update products set final_price = final_price - 1000 where id = $1`, [
        sofa?.product_id,
      ]);
      expect(await add(code, 'khoa-cua-hom-qua-01')).toEqual(first);
      await sql(`update products set final_price = final_price + 1000 where id = $1`, [
        sofa?.product_id,
      ]);
    });
  });

  // The other database has one connection: nobody else comes in between there.
  test.runIf(kind === 'postgres')(
    'the last piece that is sold between reading and adding is refused, and nothing is in the cart',
    async () => {
      await emptyCart();
      const [line] = selectionLines(
        roomHomeOf(await home()),
        decodeSelection(roomHomeOf(await home()), null).selection,
      );
      const last = line?.variant ?? 0;
      const [before] = await sql('select stock from product_options where id = $1', [last]);
      let answer: ReturnType<typeof add> | undefined;
      await server.database.orm.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).for('update');
        answer = add('1.1.1.1');
        // It has read the home and waits for the member's row.
        await expect
          .poll(async () => {
            const [waiting] = await sql(
              `select count(*)::int as n from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`,
            );
            return waiting?.['n'] ?? 0;
          })
          .toBeGreaterThan(0);
        await tx.update(productOptions).set({ stock: 0 }).where(eq(productOptions.id, last));
      });
      expect(await answer).toMatchObject({
        status: 422,
        body: { code: 'PRODUCT_12', errors: [{ field: `options.${last}` }] },
      });
      expect(await cart()).toMatchObject({ totals: { goods: 0 } });
      await sql('update product_options set stock = $1 where id = $2', [before?.['stock'], last]);
    },
  );

  test('fewer than the room needs is sold out', async () => {
    const [lamp] = slot(await home(), 'lamp');
    await sql(`update product_options set stock = 1 where id = $1`, [lamp?.piece.variant_id]);
    expect(slot(await home(), 'lamp')[0]?.state).toBe('sold_out');
    await sql(`update product_options set stock = 9 where id = $1`, [lamp?.piece.variant_id]);
  });

  test('a product is told with the home in which it stands, as long as it can be had', async () => {
    const of = await home();
    const [sofa] = slot(of, 'sofa');
    const [, rug] = slot(of, 'rug');
    const [lamp] = slot(of, 'lamp');
    const ids = [sofa, rug, lamp].map((option) => option?.piece.product_id ?? 0);
    const places = async (language = 'vi') => {
      const found = await server.app.inject({
        url: `/app/room-by-room/product-places?${ids.map((id) => `product_ids=${id}`).join('&')}`,
        headers: { 'accept-language': language },
      });
      return found.json<{ data: { items: { product_id: number; selection: string }[] } }>().data
        .items;
    };
    const found = await places('en');
    expect(found.map(({ product_id: id }) => id)).toEqual(ids.toSorted((a, b) => a - b));
    expect(found[0]).toMatchObject({
      design_id: 1,
      project_slug: 'song-xanh',
      room_name: 'Living room',
    });
    // Each leads to its piece: the option that is on sale, not the one that was retired.
    const domain = roomHomeOf(of);
    for (const { product_id: id, selection: code } of found) {
      const { selection, notices } = decodeSelection(domain, code);
      expect([notices, selection.view]).toEqual([[], 1]);
      const option = [sofa, rug, lamp].find((one) => one?.piece.product_id === id);
      expect(Object.values(selection.rooms[1]?.slots ?? {})).toEqual([option?.id]);
    }
    await sql(`update product_options set stock = 1 where id = $1`, [lamp?.piece.variant_id]);
    await sql(`update products set status = 'draft' where id = $1`, [sofa?.piece.product_id]);
    expect((await places()).map(({ product_id: id }) => id)).toEqual([rug?.piece.product_id]);
    await sql(`update products set status = 'on_sale' where id = $1`, [sofa?.piece.product_id]);
    await sql(`update product_options set stock = 9 where id = $1`, [lamp?.piece.variant_id]);
  });

  test('an emptied slot is not bought', async () => {
    await emptyCart();
    const of = roomHomeOf(await home());
    const [room] = of.rooms;
    const lamps = room?.slots.find((one) => one.slot === 'lamp');
    if (room === undefined || lamps === undefined) throw new Error('no lamp');
    const without = withOption(decodeSelection(of, null).selection, room, lamps, null);
    const { body } = await add(encodeSelection(of, without));
    expect(body.lines).toHaveLength(2);
  });

  test.each([
    ['too long', '1.1.1.1.'.padEnd(401, '1')],
    ['no letters of a code', '1.1.1.1.<script>'],
    ['empty', ''],
  ])('a selection that is %s is refused', async (_, code) => {
    expect((await add(code)).status).toBe(400);
  });

  test('nobody signed out adds, and a unit nobody has is not found', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mall/api/cart/add-rooms',
      payload: { designId: 1, selection: '1.1.1.1', idempotencyKey: 'khong-dang-nhap' },
    });
    expect(answer.statusCode).toBe(401);
    expect((await server.app.inject({ url: '/app/room-by-room/home/99' })).statusCode).toBe(404);
  });
});
