import { type ItemContent, noPack, packFields } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roomOptions } from '../../db/schema/room-by-room.ts';
import { categories } from '../../db/schema/shop.ts';
import type { WireHome } from '../../room-by-room/home.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { text } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type DeskRefusal, itemDesk, wholeItem } from '../../testing/item-desk.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';
import { plantUpload, uploaded } from '../../testing/uploaded.ts';

const picture = uploaded('f0');

describe.each(databaseKinds)('a floor of a shop on %s', (kind) => {
  let server: TestApp;
  let desk: ReturnType<typeof itemDesk>;
  let finishes: number;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database);
    const [made] = await database.orm
      .insert(categories)
      .values({
        slug: 'finishes',
        name: text('Sàn & tường', 'Floors & walls', '바닥·벽'),
        position: 9,
      })
      .returning({ id: categories.id });
    finishes = made?.id ?? 0;
    server = await testApp(database);
    desk = itemDesk(server.app, {
      seller: await signInToShop(server.app, 'ban-hang@hien.example'),
      staff: await signIn(server.app, 'quan-tri@hien.example'),
    });
    await plantUpload(database, picture);
  });
  afterAll(() => server.close());

  const whole = (sku: string, more: Partial<ItemContent> = {}): ItemContent => ({
    ...wholeItem(sku, picture),
    categoryId: finishes,
    packUse: 'floor',
    packCovers: 2.2,
    ...more,
  });
  const packOnPage = async (id: number) =>
    (await desk.call<{ pack: object | null }>(`/mall/api/public/product/detail/${id}`)).pack;

  test('is not sent before it says what a box covers, and says why at its field', async () => {
    const bare = await desk.type(null, 'first', whole('SAN-1', noPack));
    const missing = await desk.refused(bare, 'first', 'ko');
    expect(missing.errors).toEqual([
      { field: 'packUse', code: 'PRODUCT_06', message: '시공 부위를 선택해 주세요' },
      {
        field: 'packCovers',
        code: 'PRODUCT_06',
        message: '한 상자나 한 통의 시공 면적(m²)을 입력해 주세요',
      },
    ]);
    const absurd = await desk.type(null, 'first', whole('SAN-1', { packCovers: -220 }));
    expect(absurd.content.packCovers).toBe(-220);
    expect((await desk.refused(absurd, 'first')).errors).toEqual([
      {
        field: 'packCovers',
        code: 'VALIDATION',
        message: 'Từ 0,2 đến 50 m². Hãy xem lại đơn vị',
      },
    ]);
    const elsewhere = await desk.type(null, 'first', whole('SAN-1', { categoryId: 1 }));
    expect((await desk.refused(elsewhere, 'first', 'en')).errors.map(({ field }) => field)).toEqual(
      packFields,
    );
    const { items } = await desk.call<{ items: { draft: string; missing: number }[] }>(
      '/mall/api/seller/product/draft/list',
    );
    expect(items.find(({ draft }) => draft === 'first')?.missing).toBe(packFields.length);
  });

  test('tells buyers and its shop what a box covers; a new figure waits for staff, a price does not', async () => {
    const id = await desk.onSale(whole('SAN-2'));
    expect(await packOnPage(id)).toEqual({ surface: 'floor', covers: 2.2 });
    const { content } = await desk.read(id);
    expect(content).toMatchObject({ packUse: 'floor', packCovers: 2.2 });
    const edit = { ...content, packCovers: 1.92, price: 1_700_000 };
    expect((await desk.send(await desk.type(id, '', edit))).state).toBe('edit_request');
    expect((await desk.caseOf(id))?.changed).toEqual(['packCovers']);
    expect(await packOnPage(id)).toEqual({ surface: 'floor', covers: 2.2 });
    await desk.approve(id);
    expect(await packOnPage(id)).toEqual({ surface: 'floor', covers: 1.92 });
  });

  test('a sample covers nothing, which its shop says and buyers are not told', async () => {
    const id = await desk.onSale(whole('SAN-3', { packUse: 'none', packCovers: null }));
    expect(await packOnPage(id)).toBeNull();
    expect((await desk.read(id)).content).toMatchObject({ packUse: 'none', packCovers: null });
    const { content } = await desk.read(id);
    // In another category nothing of it is asked, and nothing kept.
    await desk.send(await desk.type(id, '', { ...content, categoryId: 1, ...noPack }));
    await desk.approve(id);
    expect((await desk.read(id)).content).toMatchObject(noPack);
  });

  test('is counted anew in the rooms that offer it, and retired where it is no floor any more', async () => {
    const id = await desk.onSale(whole('SAN-4'));
    const variant = await server.database.rows<{ id: number }>(
      { text: 'update product_options set stock = 40 where product_id = $1 returning id' },
      [id],
    );
    await server.database.orm.insert(roomOptions).values({
      roomId: 1,
      slot: 'floor',
      slotPosition: 0,
      position: 0,
      productId: id,
      variantId: variant[0]?.id ?? 0,
      styleIds: [],
      color: '#c6a67c',
      coverage: { room: 21.4, pack: 2.2 },
      quantity: 10,
    });
    const offered = async () => {
      const { data } = await desk.call<{ data: WireHome }>('/app/room-by-room/home/1');
      const options = data.rooms[0]?.slots.find(({ slot }) => slot === 'floor')?.options;
      const option = options?.find(({ piece }) => piece.product_id === id);
      return [option?.state, option?.piece.quantity, option?.piece.coverage];
    };
    const become = async (change: Partial<ItemContent>) => {
      const { content } = await desk.read(id);
      await desk.send(await desk.type(id, '', { ...content, ...change }));
      await desk.approve(id);
      return offered();
    };
    expect(await offered()).toEqual(['on_sale', 10, { room: 21.4, pack: 2.2 }]);
    // 21.4 m² of boxes of 1.5: fourteen would be 21.
    expect(await become({ packCovers: 1.5 })).toEqual(['on_sale', 15, { room: 21.4, pack: 1.5 }]);
    expect((await become({ packUse: 'wall', packCovers: 20 }))[0]).toBe('retired');
    expect(await become({ packUse: 'floor', packCovers: 2.2 })).toEqual([
      'on_sale',
      10,
      { room: 21.4, pack: 2.2 },
    ]);
  });

  test('stands in a table with its pack, and is written from there', async () => {
    const id = await desk.onSale(whole('SAN-5'));
    type Entry = { id: number; version: number; content: ItemContent };
    const { items } = await desk.call<{ items: Entry[] }>('/mall/api/seller/product/table');
    const entry = items.find((one) => one.id === id);
    expect(entry?.content).toMatchObject({ packUse: 'floor', packCovers: 2.2 });
    const write = async (change: Partial<ItemContent>) => {
      type Row = { done: boolean; state: string | null; errors: DeskRefusal['errors'] };
      const { rows } = await desk.call<{ rows: Row[] }>('/mall/api/seller/product/table/save', {
        rows: [
          {
            key: 'row',
            id,
            expectedVersion: entry?.version,
            fields: Object.keys(change),
            content: { ...entry?.content, ...change },
            stockFrom: [],
          },
        ],
      });
      return rows[0];
    };
    expect((await write({ packCovers: 51 }))?.errors).toMatchObject([
      { field: 'packCovers', code: 'VALIDATION' },
    ]);
    expect(await write({ packCovers: 2.4 })).toMatchObject({ done: true, state: 'edit_request' });
  });

  test('of which a draft was begun before packs could be typed keeps the one it has', async () => {
    const id = await desk.onSale(whole('SAN-6'));
    const { content } = await desk.read(id);
    await desk.type(id, '', { ...content, summary: { vi: 'Êm chân', en: '', ko: '' } });
    await server.database.rows(
      {
        text: 'update item_drafts set content = content - $1::text[], base = base - $1::text[] where product_id = $2',
      },
      [packFields, id],
    );
    const draft = await desk.read(id);
    expect(draft.content).toMatchObject({ packUse: 'floor', packCovers: 2.2 });
    await desk.send(draft);
    expect((await desk.caseOf(id))?.changed).toEqual(['summary']);
  });
});
