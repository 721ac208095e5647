import { type ItemContent, type ItemField, blankItem } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { otherSeller, plantOtherSeller, plantOtherShop } from '../../testing/other-shop.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';
import { plantUpload, uploaded } from '../../testing/uploaded.ts';

type Header = { authorization: string };
type Entry = {
  id: number | null;
  draft: string | null;
  version: number;
  state: string;
  typed: boolean;
  content: ItemContent;
};
type Result = {
  key: string;
  done: boolean;
  state: string | null;
  code: string | null;
  message: string | null;
  errors: { field: string; code: string }[];
};

const picture = uploaded('c3');
const words = (vi: string) => ({ vi, en: '', ko: '' });

describe.each(databaseKinds)('a table of items on %s', (kind) => {
  let server: TestApp;
  let seller: Header;
  let stranger: Header;
  let staff: Header;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database);
    server = await testApp(database);
    await plantOtherShop(database, await plantOtherSeller(database));
    seller = await signInToShop(server.app, 'ban-hang@hien.example');
    stranger = await signInToShop(server.app, otherSeller);
    staff = await signIn(server.app, 'quan-tri@hien.example');
    await plantUpload(database, picture);
  });
  afterAll(() => server.close());

  const call = async <Body>(url: string, payload?: object, headers = seller, status = 200) => {
    const answer = await server.app.inject({
      url,
      headers,
      ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
    });
    expect([answer.statusCode, answer.statusCode === status ? '' : answer.body]).toEqual([
      status,
      '',
    ]);
    return answer.json<Body>();
  };
  const base = '/mall/api/seller/product';
  const all = async (of: 'items' | 'drafts', headers = seller): Promise<Entry[]> => {
    const found: Entry[] = [];
    for (let after: number | null = 0; after !== null;) {
      const part: { items: Entry[]; next: number | null } = await call(
        `${base}/table?of=${of}${after === 0 ? '' : `&after=${after}`}`,
        undefined,
        headers,
      );
      found.push(...part.items);
      after = part.next;
    }
    return found;
  };
  const write = async (rows: readonly object[], headers = seller) =>
    (await call<{ rows: Result[] }>(`${base}/table/save`, { rows }, headers)).rows;

  const content = (sku: string): ItemContent => ({
    ...blankItem,
    sku,
    categoryId: 1,
    name: words('Ghế ăn Mơ'),
    description: words('Gỗ sồi ghép mộng.'),
    material: words('Gỗ sồi'),
    measurement: words('Đo phủ bì'),
    handling: words('Lau khăn ẩm'),
    country: words('Việt Nam'),
    producer: 'Xưởng Nam Định',
    width: 45,
    depth: 52.5,
    height: 80,
    weight: 5.5,
    price: 1_900_000,
    options: [{ sku: `${sku}-A`, name: words('Sồi'), additionalAmount: 0, stock: 5 }],
    contact: '0912345678',
    shippingMethod: 'self',
  });
  const fresh = (sku: string, key = `key-${sku}`, change: Partial<ItemContent> = {}) => ({
    key,
    id: null,
    expectedVersion: 0,
    fields: Object.keys(blankItem),
    content: { ...content(sku), ...change },
    stockFrom: [],
  });
  const over = (entry: Entry, change: Partial<ItemContent>, fields?: readonly ItemField[]) => ({
    key: `item-${entry.id}`,
    id: entry.id,
    expectedVersion: entry.version,
    fields: fields ?? Object.keys(change),
    content: { ...entry.content, ...change },
    stockFrom: entry.content.options.map(({ sku, stock }) => ({ sku, stock })),
  });
  const stockOf = async (sku: string) =>
    (
      await server.database.rows<{ stock: number }>(
        { text: 'select stock from product_options where sku = $1' },
        [sku],
      )
    )[0]?.stock;
  const onSale = async (at: number): Promise<Entry> => {
    const found = (await all('items')).filter(({ state }) => state === 'on_sale')[at];
    if (found === undefined) throw new Error('nothing on sale');
    return found;
  };

  test('new items are drafts, known by their keys: a second try doubles nothing', async () => {
    const rows = ['B-1', 'B-2', 'B-3'].map((sku) => fresh(sku));
    expect((await write(rows)).map(({ done, state }) => [done, state])).toEqual(
      rows.map(() => [true, 'draft']),
    );
    expect((await write(rows)).every(({ done }) => done)).toBe(true);
    const drafts = await all('drafts');
    expect(drafts.map(({ content: { sku }, version }) => [sku, version])).toEqual([
      ['B-1', 1],
      ['B-2', 1],
      ['B-3', 1],
    ]);
    // The same number under another key is somebody else's file, or another tab's: it is told at its row.
    const [again] = await write([fresh('B-2', 'another-key')]);
    expect(again).toMatchObject({
      done: false,
      code: 'PRODUCT_02',
      errors: [{ field: 'sku', code: 'PRODUCT_02' }],
    });
    // Changed again by what the table read.
    const [first] = drafts;
    const changed = {
      ...fresh('B-1', first?.draft ?? '', { price: 2_000_000 }),
      expectedVersion: first?.version,
      fields: ['price'],
    };
    expect((await write([changed]))[0]).toMatchObject({ done: true, state: 'draft' });
    expect((await write([{ ...changed, content: content('B-1') }]))[0]).toMatchObject({
      done: false,
      code: 'VERSION_CONFLICT',
    });
  });

  test('numbers of items, whoever’s, are told at their rows and columns', async () => {
    const item = await onSale(0);
    const option = item.content.options[0]?.sku ?? '';
    const rows = [
      fresh(item.content.sku),
      fresh('C-1', 'key-C-1', {
        options: [{ sku: option, name: words('Sồi'), additionalAmount: 0, stock: 1 }],
      }),
      fresh('C-2'),
    ];
    expect((await write(rows)).map(({ code, errors }) => [code, errors[0]?.field])).toEqual([
      ['PRODUCT_02', 'sku'],
      ['PRODUCT_02', 'options.0'],
      [null, undefined],
    ]);
    // Another shop's items are told apart from none by nothing, and its table is empty.
    expect(await all('items', stranger)).toEqual([]);
    expect((await write([over(item, { price: 1_000 })], stranger))[0]?.code).toBe('NOT_FOUND');
  });

  test('what is on sale takes prices and stock at once, and waits for staff with the rest', async () => {
    const item = await onSale(0);
    const { price, options } = item.content;
    const [option] = options;
    const sku = option?.sku ?? '';
    const was = option?.stock ?? 0;
    const row = over(item, {
      price: (price ?? 0) + 50_000,
      options: options.map((one) => (one.sku === sku ? { ...one, stock: was + 4 } : one)),
    });
    // A piece is sold between the comparison and the writing: it is not put back.
    await server.database.rows(
      { text: 'update product_options set stock = stock - 1 where sku = $1' },
      [sku],
    );
    expect((await write([row]))[0]).toMatchObject({ done: true, state: 'on_sale' });
    expect(await stockOf(sku)).toBe(was + 3);
    // The answer was lost; the same row comes again and is told, not added once more.
    expect((await write([row]))[0]).toMatchObject({ done: false, code: 'VERSION_CONFLICT' });
    expect(await stockOf(sku)).toBe(was + 3);
    const named = over(await onSale(0), { name: words('Tên mới của bảng') });
    expect((await write([named]))[0]).toMatchObject({ done: true, state: 'edit_request' });
    // It waits with what was asked for: the same table says nothing new of it.
    const waiting = (await all('items')).find(({ id }) => id === item.id);
    expect([waiting?.state, waiting?.content.name.vi]).toEqual([
      'edit_request',
      'Tên mới của bảng',
    ]);
    expect((await write([named]))[0]).toMatchObject({ done: true, state: 'edit_request' });
    expect((await write([over(item, { name: words('Khác nữa') })]))[0]?.code).toBe('CONFLICT');
  });

  test('two of a shop bring one table at once: each row is one of theirs, and the other is told so', async () => {
    const entry = await onSale(2);
    const had = entry.content.price ?? 0;
    const more = (amount: number) => [
      { ...over(entry, { price: had + amount }), key: `race-${amount}` },
    ];
    const prices = await Promise.all([write(more(1_000)), write(more(2_000))]);
    const rows = prices.map(([row]) => row);
    expect(rows.filter((row) => row?.done === true)).toHaveLength(1);
    const refused = rows.find((row) => row?.done === false);
    expect(refused?.code).toBe('VERSION_CONFLICT');
    expect(refused?.message).toMatch(/\S/);
    const stands = (await all('items')).find(({ id }) => id === entry.id)?.content.price;
    expect(stands).toBe(had + (rows[0]?.done === true ? 1_000 : 2_000));

    const lots = [0, 1].map((mine) =>
      ['R-1', 'R-2', 'R-3'].map((sku) => fresh(sku, `race-${mine}-${sku}`)),
    );
    const told = await Promise.all(lots.map((lot) => write(lot)));
    const skus = (await all('drafts')).map(({ content: { sku } }) => sku);
    for (const [index, sku] of ['R-1', 'R-2', 'R-3'].entries()) {
      expect(skus.filter((one) => one === sku)).toHaveLength(1);
      const [first, second] = told.map((lot) => lot[index]?.done);
      expect([first, second].filter(Boolean)).toHaveLength(1);
    }
  });

  test('what somebody is writing by hand is left to them', async () => {
    const item = await onSale(1);
    await call(`${base}/draft/save`, {
      id: item.id,
      expectedVersion: item.version,
      content: { ...item.content, summary: words('Đang viết dở') },
    });
    const read = (await all('items')).find(({ id }) => id === item.id);
    expect([read?.typed, read?.content]).toEqual([true, item.content]);
    expect((await write([over(read ?? item, { price: 5_000_000 })]))[0]?.code).toBe('CONFLICT');
  });

  test('what is wrong of a row holds up no other', async () => {
    const item = await onSale(2);
    const other = await onSale(3);
    const rows = [over(item, { price: 0 }), over(other, { preparationDays: 9 })];
    const [bad, good] = await write(rows);
    expect([bad?.code, bad?.errors[0]?.field]).toEqual(['VALIDATION', 'price']);
    expect([good?.done, good?.state]).toEqual([true, 'on_sale']);
  });

  test('a new one that has its pictures is sent as soon as nothing is missing', async () => {
    await call(`${base}/draft/save`, {
      id: null,
      draft: 'by-hand',
      expectedVersion: 0,
      content: { ...content('D-1'), pictures: [picture] },
    });
    const sent = await call<{ id: number; draft: string | null }>(`${base}/draft/send`, {
      id: null,
      draft: 'by-hand',
      expectedVersion: 1,
    });
    expect(sent.draft).toBeNull();
    // Its name leads to the item from now on.
    expect(await call(`${base}/draft?draft=by-hand`)).toMatchObject({ id: sent.id });
    const [asked] = (
      await call<{ data: { items: { id: number; version: number; item_id: number }[] } }>(
        '/admin/item/list',
        undefined,
        staff,
      )
    ).data.items.filter(({ item_id: id }) => id === sent.id);
    await call(
      `/admin/item/decide/${asked?.id}`,
      { decision: 'reject', reason: 'Thiếu chữ', expected_version: asked?.version },
      staff,
    );
    const rejected = (await all('items')).find(({ id }) => id === sent.id);
    expect(rejected?.state).toBe('rejected');
    if (rejected === undefined) throw new Error('gone');
    const [kept] = await write([over(rejected, { weight: null })]);
    expect([kept?.done, kept?.state]).toEqual([true, 'rejected']);
    const [again] = await write([
      over((await all('items')).find(({ id }) => id === sent.id) ?? rejected, {
        weight: 6,
        summary: words('Êm lưng'),
      }),
    ]);
    expect([again?.done, again?.state]).toEqual([true, 'waiting']);
  });

  test('new drafts lie side by side, are listed by pages and thrown away', async () => {
    const list = (page = 1) =>
      call<{
        items: { draft: string; version: number; missing: number }[];
        meta: { total: number };
      }>(`${base}/draft/list?page=${page}`);
    const before = (await list()).meta.total;
    await write(Array.from({ length: 25 }, (_, at) => fresh(`E-${at}`)));
    const { items, meta } = await list(2);
    expect([meta.total, items.length > 0]).toEqual([before + 25, true]);
    const one = (await list()).items.find(({ draft }) => draft.startsWith('key-E-'));
    expect(one?.missing).toBe(1);
    const remove = (version: number, status = 200) =>
      call<{ version: number; code: string }>(
        `${base}/draft/remove`,
        { draft: one?.draft, expectedVersion: version },
        seller,
        status,
      );
    expect((await remove(7, 409)).code).toBe('VERSION_CONFLICT');
    expect((await remove(1)).version).toBe(0);
    expect((await remove(1)).version).toBe(0);
    expect((await list()).meta.total).toBe(before + 24);
    // Another tab that still had it open is told.
    const late = await call<{ code: string }>(
      `${base}/draft/save`,
      { id: null, draft: one?.draft, expectedVersion: 1, content: blankItem },
      seller,
      409,
    );
    expect(late.code).toBe('VERSION_CONFLICT');
  });
});
