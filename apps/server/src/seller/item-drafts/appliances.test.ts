import {
  type ItemContent,
  type TypedFacts,
  factFields,
  ictDate,
  nicheLacks,
  noFacts,
  startOfDate,
} from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '../../db/schema/shop.ts';
import type { WireHome } from '../../room-by-room/home.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow, text } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { type DeskRefusal, itemDesk, wholeItem } from '../../testing/item-desk.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';
import { plantUpload, uploaded } from '../../testing/uploaded.ts';
import { openScheduled } from '../items/open-scheduled.ts';

const picture = uploaded('e5');
const words = (vi: string) => ({ vi, en: '', ko: '' });
const facts: TypedFacts = {
  applianceKind: 'refrigerator',
  airSide: 15,
  airAbove: 50,
  airBehind: 30,
  connections: ['power', 'water'],
  power: 110,
  yearlyEnergy: 288,
  energyStars: 5,
  noise: 36,
};

describe.each(databaseKinds)('an appliance of a shop on %s', (kind) => {
  let server: TestApp;
  let desk: ReturnType<typeof itemDesk>;
  let appliances: number;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database);
    const [made] = await database.orm
      .insert(categories)
      .values({ slug: 'appliances', name: text('Thiết bị', 'Appliances', '가전'), position: 9 })
      .returning({ id: categories.id });
    appliances = made?.id ?? 0;
    server = await testApp(database);
    desk = itemDesk(server.app, {
      seller: await signInToShop(server.app, 'ban-hang@hien.example'),
      staff: await signIn(server.app, 'quan-tri@hien.example'),
    });
    await plantUpload(database, picture);
    const place = { width: 640, depth: 720, height: 1_900, connections: ['power'] };
    await database.rows({ text: 'update rooms set niches = $1::jsonb where id = 1' }, [
      JSON.stringify([
        { slot: 'refrigerator', ...place },
        { slot: 'washer', ...place, connections: ['power', 'water', 'drain'] },
      ]),
    ]);
  });
  afterAll(() => server.close());

  const page = (id: number | null) =>
    desk.call<{ appliance: object | null }>(`/mall/api/public/product/detail/${id}`);
  const place = async (slot: string) => {
    const { data } = await desk.call<{ data: WireHome }>('/app/room-by-room/home/1');
    return data.rooms[0]?.slots.find((one) => one.slot === slot);
  };
  const offered = async (slot: string, id: number | null) =>
    (await place(slot))?.options.find(({ piece }) => piece?.product_id === id);
  const whole = (sku: string, more: Partial<ItemContent> = {}): ItemContent => ({
    ...wholeItem(sku, picture),
    categoryId: appliances,
    ...facts,
    ...more,
  });
  const onSale = (sku: string, more: Partial<ItemContent> = {}) => desk.onSale(whole(sku, more));

  test('keeps whatever is typed of its facts, and is sent when nothing of them is missing or cannot be', async () => {
    const bare = await desk.type(null, 'first', whole('TL-1', { ...noFacts, noise: -7.5 }));
    expect(bare.content.noise).toBe(-7.5);
    const missing = await desk.refused(bare, 'first', 'ko');
    expect(missing.errors.map(({ field, code, message }) => [field, code, message])).toEqual([
      ['applianceKind', 'PRODUCT_06', '종류를 선택해 주세요'],
      ['airSide', 'PRODUCT_06', '이 항목을 입력해 주세요'],
      ['airAbove', 'PRODUCT_06', '이 항목을 입력해 주세요'],
      ['airBehind', 'PRODUCT_06', '이 항목을 입력해 주세요'],
      ['connections', 'PRODUCT_06', '하나 이상 선택해 주세요'],
      ['power', 'PRODUCT_06', '이 항목을 입력해 주세요'],
      ['yearlyEnergy', 'PRODUCT_06', '이 항목을 입력해 주세요'],
      ['noise', 'VALIDATION', '0보다 작을 수 없습니다'],
    ]);
    const absurd = await desk.type(
      null,
      'first',
      whole('TL-1', { applianceKind: 'soundbar', airSide: 15_000, yearlyEnergy: 10_000 }),
    );
    expect(
      (await desk.refused(absurd, 'first')).errors.map(({ field, message }) => [field, message]),
    ).toEqual([
      ['airSide', 'Nhiều nhất 2.000 mm. Hãy xem lại đơn vị'],
      ['yearlyEnergy', 'Nhiều nhất 500 kWh. Hãy xem lại đơn vị'],
      ['energyStars', 'Loại này không dán nhãn năng lượng ở Việt Nam. Hãy để trống'],
    ]);
    const elsewhere = await desk.type(null, 'first', whole('TL-1', { categoryId: 1 }));
    expect((await desk.refused(elsewhere, 'first', 'en')).errors.map(({ field }) => field)).toEqual(
      factFields,
    );
    // The list of drafts counts them too.
    const { items } = await desk.call<{ items: { draft: string; missing: number }[] }>(
      `/mall/api/seller/product/draft/list`,
    );
    expect(items.find(({ draft }) => draft === 'first')?.missing).toBe(factFields.length);
  });

  test('goes on sale with its facts, and into the place that a room has for its kind', async () => {
    const id = await onSale('TL-2');
    expect((await page(id)).appliance).toEqual({
      kind: 'refrigerator',
      air: { side: 15, above: 50, behind: 30 },
      connections: ['power', 'water'],
      power: 110,
      yearlyEnergy: 288,
      energyStars: 5,
      noise: 36,
    });
    expect((await desk.read(id)).content).toMatchObject(facts);
    const option = await offered('refrigerator', id);
    const niche = (await place('refrigerator'))?.niche;
    expect(option).toMatchObject({ state: 'on_sale', style_ids: [] });
    if (option?.piece?.appliance == null || niche == null) throw new Error('no place');
    expect(nicheLacks(option.piece.dimensions, option.piece.appliance, niche)).toEqual([
      { what: 'water' },
    ]);

    // Its facts are content: buyers and rooms see the old ones until staff have looked. A price is not.
    const { content } = await desk.read(id);
    const edit = {
      ...content,
      connections: ['power' as const],
      yearlyEnergy: 300,
      price: 9_900_000,
    };
    expect((await desk.send(await desk.type(id, '', edit))).state).toBe('edit_request');
    expect((await desk.caseOf(id))?.changed).toEqual(['connections', 'yearlyEnergy']);
    expect((await page(id)).appliance).toMatchObject({ connections: ['power', 'water'] });
    await desk.approve(id);
    expect((await page(id)).appliance).toMatchObject({ connections: ['power'], yearlyEnergy: 300 });
    const after = await offered('refrigerator', id);
    expect([after?.id, after?.piece?.appliance?.connections]).toEqual([option.id, ['power']]);
  });

  test('that becomes another kind, or none, is retired where it stood', async () => {
    const id = await onSale('TL-3');
    const { content } = await desk.read(id);
    const washer = {
      ...content,
      applianceKind: 'washer',
      power: 2_000,
      yearlyEnergy: 124,
    } as const;
    await desk.send(await desk.type(id, '', washer));
    await desk.approve(id);
    expect((await offered('refrigerator', id))?.state).toBe('retired');
    expect((await offered('washer', id))?.state).toBe('on_sale');
    await desk.send(await desk.type(id, '', { ...washer, categoryId: 1, ...noFacts }));
    await desk.approve(id);
    expect((await page(id)).appliance).toBeNull();
    expect((await offered('washer', id))?.state).toBe('retired');
    await desk.send(await desk.type(id, '', content));
    await desk.approve(id);
    const places = ['refrigerator', 'washer'].map(async (slot) => (await offered(slot, id))?.state);
    expect(await Promise.all(places)).toEqual(['on_sale', 'retired']);
  });

  test('is bought from its place by another option when its own is taken away', async () => {
    const id = await onSale('TL-4');
    const { content } = await desk.read(id);
    const options = [{ sku: 'TL-4-B', name: words('Đen'), additionalAmount: 0, stock: 2 }];
    await desk.send(await desk.type(id, '', { ...content, options }));
    await desk.approve(id);
    expect((await offered('refrigerator', id))?.piece?.stock).toBe(2);
  });

  test('that waits for its day stands in no room before', async () => {
    const day = ictDate(testNow + 3 * 86_400_000);
    const id = await onSale('TL-5', { visibleOn: day });
    expect(await offered('refrigerator', id)).toBeUndefined();
    await openScheduled(server.database.orm, startOfDate(day) ?? 0, (error) => {
      throw error;
    });
    expect((await offered('refrigerator', id))?.state).toBe('on_sale');
  });

  test('stands in a table with its facts, and is written from there', async () => {
    const id = await onSale('TL-6');
    type Entry = { id: number; version: number; content: ItemContent };
    const { items } = await desk.call<{ items: Entry[] }>(`/mall/api/seller/product/table`);
    const entry = items.find((one) => one.id === id);
    expect(entry?.content).toMatchObject(facts);
    const write = async (change: Partial<ItemContent>) => {
      type Row = { done: boolean; state: string | null; errors: DeskRefusal['errors'] };
      const { rows } = await desk.call<{ rows: Row[] }>(`/mall/api/seller/product/table/save`, {
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
    expect((await write({ energyStars: 9 }))?.errors).toMatchObject([
      { field: 'energyStars', code: 'VALIDATION', message: 'Nhãn có từ 1 đến 5 sao' },
    ]);
    expect(await write({ noise: 34 })).toMatchObject({ done: true, state: 'edit_request' });
  });

  test('of which a draft was begun before facts could be typed keeps those it has', async () => {
    const id = await onSale('TL-7');
    const { content } = await desk.read(id);
    await desk.type(id, '', { ...content, summary: words('Êm') });
    await server.database.rows(
      {
        text: 'update item_drafts set content = content - $1::text[], base = base - $1::text[] where product_id = $2',
      },
      [factFields, id],
    );
    const draft = await desk.read(id);
    expect(draft.content).toMatchObject({ summary: { vi: 'Êm' }, ...facts });
    await desk.send(draft);
    expect((await desk.caseOf(id))?.changed).toEqual(['summary']);
    await server.database.rows(
      {
        text: 'update item_requests set after = after - $1::text[], before = before - $1::text[] where product_id = $2',
      },
      [factFields, id],
    );
    await desk.approve(id);
    expect((await page(id)).appliance).toMatchObject({ kind: 'refrigerator', noise: 36 });
  });
});
