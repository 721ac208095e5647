import type { ItemContent } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { type DeskRefusal, itemDesk, wholeItem } from '../../testing/item-desk.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';
import { plantUpload, uploaded } from '../../testing/uploaded.ts';

const picture = uploaded('f0');
const sofa = { width: 220, depth: 95, height: 84, removableLegs: 12 };

describe.each(databaseKinds)('legs of a piece, typed by its shop, on %s', (kind) => {
  let server: TestApp;
  let desk: ReturnType<typeof itemDesk>;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database);
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
    ...sofa,
    categoryId: 1,
    packingSize: '',
    ...more,
  });
  const legsOnPage = async (id: number) =>
    (
      await desk.call<{ shipping: { removableLegs: number | null } }>(
        `/mall/api/public/product/detail/${id}`,
      )
    ).shipping.removableLegs;
  const passes = async (id: number, wayIn: string) => {
    type Found = { products: { id: number }[] };
    const path = `/mall/api/public/product/product-list?wayIn=${wayIn}&limit=60`;
    const { products } = await desk.call<Found>(path);
    return products.some((one) => one.id === id);
  };

  test('are refused where they cannot be, at their field', async () => {
    const high = await desk.type(null, 'legs', whole('SOFA-1', { removableLegs: 84 }));
    expect(high.content.removableLegs).toBe(84);
    expect((await desk.refused(high, 'legs', 'en')).errors).toEqual([
      {
        field: 'removableLegs',
        code: 'VALIDATION',
        message: 'Legs are lower than the whole piece. Please check the unit',
      },
    ]);
    const none = await desk.type(null, 'legs', whole('SOFA-1', { removableLegs: 0 }));
    expect((await desk.refused(none, 'legs')).errors).toMatchObject([
      { field: 'removableLegs', message: 'Chân phải cao hơn 0 cm. Không tháo được thì để trống' },
    ]);
  });

  test('let a sofa through a door that it does not pass with them', async () => {
    const fixed = await desk.onSale(whole('SOFA-2', { removableLegs: null }));
    const off = await desk.onSale(whole('SOFA-3'));
    expect(await Promise.all([fixed, off].map(legsOnPage))).toEqual([null, 120]);
    // 84 cm lying does not pass a door of 80 cm, 72 cm does.
    expect(await Promise.all([fixed, off].map((id) => passes(id, 'door-80x210')))).toEqual([
      false,
      true,
    ]);
  });

  test('wait for staff when they change, and are empty again when they are taken out', async () => {
    const id = await desk.onSale(whole('SOFA-4'));
    const { content } = await desk.read(id);
    expect(content.removableLegs).toBe(12);
    await desk.send(await desk.type(id, '', { ...content, removableLegs: null }));
    expect((await desk.caseOf(id))?.changed).toEqual(['removableLegs']);
    expect(await legsOnPage(id)).toBe(120);
    await desk.approve(id);
    expect(await legsOnPage(id)).toBeNull();
    expect((await desk.read(id)).content.removableLegs).toBeNull();
  });

  test('stay when something else is changed, and through a table', async () => {
    const id = await desk.onSale(whole('SOFA-5', { removableLegs: 12.5 }));
    const { content } = await desk.read(id);
    await desk.send(await desk.type(id, '', { ...content, price: 9_000_000 }));
    expect(await legsOnPage(id)).toBe(125);
    type Entry = { id: number; version: number; content: ItemContent };
    const { items } = await desk.call<{ items: Entry[] }>('/mall/api/seller/product/table');
    const entry = items.find((one) => one.id === id);
    expect(entry?.content.removableLegs).toBe(12.5);
    const write = async (removableLegs: number) => {
      type Row = { done: boolean; state: string | null; errors: DeskRefusal['errors'] };
      const { rows } = await desk.call<{ rows: Row[] }>('/mall/api/seller/product/table/save', {
        rows: [
          {
            key: 'row',
            id,
            expectedVersion: entry?.version,
            fields: ['removableLegs'],
            content: { ...entry?.content, removableLegs },
            stockFrom: [],
          },
        ],
      });
      return rows[0];
    };
    expect((await write(85))?.errors).toMatchObject([{ field: 'removableLegs' }]);
    expect(await write(15)).toMatchObject({ done: true, state: 'edit_request' });
  });

  test('of which a draft was begun before they could be typed are those the piece has', async () => {
    const id = await desk.onSale(whole('SOFA-6'));
    const { content } = await desk.read(id);
    await desk.type(id, '', { ...content, summary: { vi: 'Êm lưng', en: '', ko: '' } });
    await server.database.rows(
      {
        text: `update item_drafts set content = content - 'removableLegs', base = base - 'removableLegs' where product_id = $1`,
      },
      [id],
    );
    const draft = await desk.read(id);
    expect(draft.content.removableLegs).toBe(12);
    await desk.send(draft);
    expect((await desk.caseOf(id))?.changed).toEqual(['summary']);
  });
});
