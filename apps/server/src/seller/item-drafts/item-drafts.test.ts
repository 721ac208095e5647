import { type ItemContent, blankItem, ictDate, startOfDate } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { otherSeller, plantOtherSeller, plantOtherShop } from '../../testing/other-shop.ts';
import { plantStaff } from '../../testing/staff.ts';
import { openScheduled } from '../items/open-scheduled.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';
import { plantUpload, uploaded } from '../../testing/uploaded.ts';

type Header = { authorization: string };
type Draft = {
  id: number | null;
  version: number;
  state: string;
  content: ItemContent;
  live: ItemContent | null;
  rejection: string | null;
};
type Case = {
  id: number;
  version: number;
  kind: string;
  item_id: number;
  changed: string[];
  before: ItemContent | null;
};

const picture = uploaded('a1');
const words = (vi: string) => ({ vi, en: '', ko: '' });

describe.each(databaseKinds)('an item on its way into the shop on %s', (kind) => {
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
  const base = '/mall/api/seller/product/draft';
  const read = (id: number | null, headers = seller) =>
    call<Draft>(id === null ? base : `${base}?id=${id}`, undefined, headers);
  const save = (
    id: number | null,
    version: number,
    content: ItemContent,
    headers = seller,
    status = 200,
  ) =>
    call<Draft & { code: string; current: Draft }>(
      `${base}/save`,
      { id, expectedVersion: version, content },
      headers,
      status,
    );
  const send = (id: number | null, version: number, status = 200) =>
    call<Draft & { code: string; errors: { field: string; code: string }[] }>(
      `${base}/send`,
      { id, expectedVersion: version },
      seller,
      status,
    );
  const cases = async () =>
    (await call<{ data: { items: Case[] } }>('/admin/item/list', undefined, staff)).data.items;
  const decide = (one: Case | undefined, decision: string, reason = '', status = 200) =>
    call<{ data: { state: string } }>(
      `/admin/item/decide/${one?.id}`,
      { decision, reason, expected_version: one?.version },
      staff,
      status,
    );
  const shown = async (id: number) => {
    const answer = await server.app.inject({ url: `/mall/api/public/product/detail/${id}` });
    return { status: answer.statusCode, ...answer.json<{ name?: string; prices?: object }>() };
  };
  const whole = (sku: string): ItemContent => ({
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
    discount: 100_000,
    options: [
      { sku: `${sku}-A`, name: words('Sồi'), additionalAmount: 0, stock: 5 },
      { sku: `${sku}-B`, name: words('Óc chó'), additionalAmount: 200_000, stock: 0 },
    ],
    pictures: [picture],
    contact: '0912345678',
    shippingMethod: 'self',
  });

  test('goes from the first key to a page that buyers see, and on to a new version', async () => {
    expect(await read(null)).toMatchObject({ id: null, version: 0, state: 'draft', live: null });
    // The first key is kept; nothing of it is judged.
    const typed = await save(null, 0, { ...blankItem, name: words('G') });
    expect([typed.version, (await read(null)).content.name.vi]).toEqual([1, 'G']);
    const missing = await send(null, 1, 422);
    expect(
      Object.fromEntries(missing.errors.map(({ field, code }) => [field, code])),
    ).toMatchObject({
      categoryId: 'PRODUCT_04',
      width: 'PRODUCT_06',
      pictures: 'PRODUCT_07',
      options: 'PRODUCT_08',
      contact: 'AUTH_14',
    });
    // Another tab was first.
    const late = await save(null, 0, blankItem, seller, 409);
    expect([late.code, late.current.content.name.vi]).toEqual(['VERSION_CONFLICT', 'G']);

    await save(null, 1, whole('MO-1'));
    const sent = await send(null, 2);
    const id = sent.id ?? 0;
    expect(sent).toMatchObject({ state: 'waiting', live: null });
    expect((await shown(id)).status).toBe(404);
    // What waits is not changed below the eyes of staff.
    expect((await save(id, 2, whole('MO-1'), seller, 409)).code).toBe('CONFLICT');

    const [asked] = await cases();
    expect(asked).toMatchObject({ kind: 'new', item_id: id, before: null });
    await decide(asked, 'reject', ' ', 422);
    await decide(asked, 'reject', 'Ảnh mờ');
    expect(await read(id)).toMatchObject({ state: 'rejected', rejection: 'Ảnh mờ' });
    expect((await send(id, 2, 422)).code).toBe('EVENT_REFUSED');
    await save(id, 2, { ...whole('MO-1'), summary: words('Êm lưng') });
    expect((await send(id, 3)).state).toBe('waiting');
    await decide((await cases())[0], 'approve');
    expect(await shown(id)).toMatchObject({ status: 200, name: 'Ghế ăn Mơ' });
    // No version comes twice: what a device still has of an older text is not taken for this one.
    expect(await read(id)).toMatchObject({ state: 'on_sale', version: 4, savedAt: null });
    expect((await read(null)).version).toBe(3);

    const used = () =>
      server.database.rows<{ used: boolean }>(
        { text: `select used_at is not null as used from media_uploads where name like 'b2%'` },
        [],
      );
    const another = uploaded('b2');
    await plantUpload(server.database, another);
    const drafted = (
      await save(null, 3, {
        ...blankItem,
        pictures: [another],
      })
    ).version;
    // What a draft names is not swept while it waits to be sent.
    expect([drafted, await used()]).toEqual([4, [{ used: true }]]);

    // A price counts at once; a name waits, and buyers see the old one.
    const live = await read(id);
    await save(id, 4, {
      ...live.content,
      price: 2_000_000,
      name: words('Ghế ăn Mơ, bản mới'),
      options: live.content.options.map((option) => ({ ...option, stock: option.stock + 3 })),
    });
    expect((await send(id, 5)).state).toBe('edit_request');
    expect(await shown(id)).toMatchObject({
      status: 200,
      name: 'Ghế ăn Mơ',
      prices: { finalPrice: 1_900_000 },
    });
    // Two pieces are sold meanwhile: the answer does not put them back.
    await server.database.rows(
      { text: `update product_options set stock = stock - 2 where sku = 'MO-1-A'` },
      [],
    );
    const [edit] = await cases();
    expect(edit).toMatchObject({ kind: 'edit', changed: ['name'] });
    await decide(edit, 'approve');
    expect(await shown(id)).toMatchObject({ name: 'Ghế ăn Mơ, bản mới' });
    const after = await read(id);
    expect([after.state, after.content.options.map(({ stock }) => stock)]).toEqual([
      'on_sale',
      [6, 3],
    ]);
    // A press that comes again changes nothing; somebody else's on the old version is refused.
    await decide(edit, 'approve');
    await decide(edit, 'reject', 'Không', 409);
  });

  test('a new item waits for its day: approved before, seen from its first moment on', async () => {
    const now = testNow;
    const day = 86_400_000;
    const from = ictDate(now + 3 * day);
    const { version } = await read(null);
    await save(null, version, { ...whole('NGAY-1'), visibleOn: ictDate(now) });
    expect((await send(null, version + 1, 422)).errors).toMatchObject([
      { field: 'visibleOn', code: 'PRODUCT_03' },
    ]);
    await save(null, version + 1, { ...whole('NGAY-1'), visibleOn: from });
    const id = (await send(null, version + 2)).id ?? 0;
    await decide(
      (await cases()).find((one) => one.item_id === id),
      'approve',
    );
    expect(await read(id)).toMatchObject({ state: 'scheduled', live: null });
    expect((await read(id)).content.visibleOn).toBe(from);
    expect((await shown(id)).status).toBe(404);
    const { items, counts } = await call<{ items: { state: string }[]; counts: object }>(
      '/mall/api/seller/product/list?tab=scheduled',
    );
    expect([items.map(({ state }) => state), counts]).toEqual([
      ['scheduled'],
      expect.objectContaining({ scheduled: 1 }),
    ]);
    const opens = async (at: number) => {
      await openScheduled(server.database.orm, at, (error) => {
        throw error;
      });
      return (await shown(id)).status;
    };
    const begin = startOfDate(from) ?? 0;
    expect([await opens(begin - 1), await opens(begin)]).toEqual([404, 200]);
    // Buyers see it: no day is asked any more.
    const seen = await read(id);
    expect([seen.state, seen.content.visibleOn]).toEqual(['on_sale', '']);
  });

  test('what is told of it at length waits for staff, with its pictures', async () => {
    const content: ItemContent = {
      ...whole('MO-3'),
      story: [
        { title: words('Gỗ sồi'), text: words('Dầu ba lớp.'), picture, side: 'left' },
        { title: words(' '), text: { vi: '', en: 'Oiled', ko: '' }, picture: '', side: 'above' },
      ],
    };
    const { version } = await read(null);
    await save(null, version, content);
    // A section that says nothing in Vietnamese and shows nothing is said at its place.
    expect((await send(null, version + 1, 422)).errors).toEqual([
      expect.objectContaining({ field: 'story.1', code: 'PRODUCT_06' }),
    ]);
    const [told] = content.story;
    if (told === undefined) throw new Error('no section');
    const gone = { ...told, picture: `/media/uploads/${'0f'.repeat(16)}.webp` };
    await save(null, version + 1, { ...content, story: [gone] });
    expect((await send(null, version + 2, 422)).code).toBe('PRODUCT_07');
    await save(null, version + 2, { ...content, story: [told] });
    const id = (await send(null, version + 3)).id ?? 0;
    await decide((await cases())[0], 'approve');
    type Page = { story: { title: string; picture: { name: string; alt: string } | null }[] };
    const page = async (): Promise<Page> =>
      (
        await server.app.inject({
          url: `/mall/api/public/product/detail/${id}`,
          headers: { 'accept-language': 'ko' },
        })
      ).json();
    // Not translated: buyers read it in Vietnamese.
    expect((await page()).story).toMatchObject([
      { title: 'Gỗ sồi', text: 'Dầu ba lớp.', side: 'left', picture: { path: 'uploads' } },
    ]);

    // The picture is known to the item: its section can be moved and translated without sending it again.
    const live = await read(id);
    expect(live.content.story).toEqual([told]);
    const second = { ...told, picture: '', title: { vi: 'Bảo hành', en: '', ko: '보증' } };
    await save(id, live.version, { ...live.content, story: [second, told] });
    expect((await send(id, live.version + 1)).state).toBe('edit_request');
    expect((await page()).story).toHaveLength(1);
    const [edit] = await cases();
    expect(edit?.changed).toEqual(['story']);
    await decide(edit, 'approve');
    expect(
      (await page()).story.map(({ title, picture: shownAs }) => [title, shownAs === null]),
    ).toEqual([
      ['보증', true],
      ['Gỗ sồi', false],
    ]);
  });

  test('an item of another shop is not there', async () => {
    for (const payload of [undefined, { id: 1, expectedVersion: 0, content: blankItem }] as const)
      await call(payload === undefined ? `${base}?id=1` : `${base}/save`, payload, stranger, 404);
    for (const act of ['send', 'withdraw'])
      await call(`${base}/${act}`, { id: 1, expectedVersion: 0 }, stranger, 404);
    const before = await read(1);
    expect(before.live?.sku).toBe(before.content.sku);
  });

  test('a SKU of somebody else is said at its row, and what waits can be taken back', async () => {
    const taken = (await read(1)).content.options[0]?.sku ?? '';
    const content = whole('MO-2');
    const options = [
      {
        ...(content.options[0] ?? { name: words('A'), additionalAmount: 0, stock: 1 }),
        sku: taken,
      },
    ];
    await save(null, 0, { ...content, options }, stranger);
    const refused = await call<{ errors: { field: string; code: string }[] }>(
      `${base}/send`,
      { id: null, expectedVersion: 1 },
      stranger,
      422,
    );
    expect(refused.errors).toEqual([
      expect.objectContaining({ field: 'options.0', code: 'PRODUCT_02' }),
    ]);
    await save(null, 1, content, stranger);
    const sent = await call<Draft>(`${base}/send`, { id: null, expectedVersion: 2 }, stranger);
    const [waiting] = await cases();
    const back = await call<Draft>(
      `${base}/withdraw`,
      { id: sent.id, expectedVersion: 2 },
      stranger,
    );
    expect(back).toMatchObject({ state: 'draft', version: 3 });
    await decide(waiting, 'approve', '', 409);
    expect((await shown(sent.id ?? 0)).status).toBe(404);
  });
});
