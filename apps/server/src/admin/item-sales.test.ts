import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { plantStaff } from '../testing/staff.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../testing/test-app.ts';
import type { Answer } from '../http/handler.ts';

type Header = { authorization: string };
type Case = Answer<'moveItemSale'>['data'];
type Draft = Answer<'readItemDraft'>;

const wrong = { rule: 'counterfeit', reason: 'Mẫu của hãng khác. Gửi giấy cho phép.' };

describe.each(databaseKinds)('the sale of one item on %s', (kind) => {
  let server: TestApp;
  let seller: Header;
  let buyer: Header;
  let staff: Header;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database);
    server = await testApp(database);
    seller = await signInToShop(server.app, 'ban-hang@hien.example');
    buyer = await signInToShop(server.app, 'khach@hien.example');
    staff = await signIn(server.app, 'quan-tri@hien.example');
  });
  afterAll(() => server.close());

  const get = async <Body>(url: string, headers = staff) => {
    const answer = await server.app.inject({ url, headers });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.json<Body>();
  };
  const post = async <Body>(url: string, payload: object, headers = staff) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, ...answer.json<Body>() };
  };
  const listed = async (query: string) => {
    const { data } = await get<Answer<'listItemSales'>>(`/admin/item-sale/list${query}`);
    return data.items;
  };
  const move = (id: number, action: string, version: number, more: object = wrong, who = staff) =>
    post<{ data: Case; code: string; current?: Case }>(
      `/admin/item-sale/move/${id}`,
      { action, rule: null, expected_version: version, ...more },
      who,
    );
  const page = async (id: number) =>
    (await server.app.inject({ url: `/mall/api/public/product/detail/${id}` })).statusCode;
  const draftUrl = '/mall/api/seller/product/draft';
  const draft = (id: number) => get<Draft>(`${draftUrl}?id=${id}`, seller);
  /** Its shop gives it another name and sends it to staff. */
  const sendAnew = async (id: number, name: string) => {
    const { version, content } = await draft(id);
    const saved = await post<Draft>(
      `${draftUrl}/save`,
      {
        id,
        expectedVersion: version,
        content: {
          ...content,
          name: { vi: name, en: '', ko: '' },
          contact: '0912345678',
          shippingCompany: 'GHN',
        },
      },
      seller,
    );
    return post<Draft & { code: string }>(
      `${draftUrl}/send`,
      { id, expectedVersion: saved.version },
      seller,
    );
  };
  const told = (email: string) =>
    server.database.rows<{ about: string }>(
      {
        text: `select about from notices n join users u on u.id = n.user_id
          where u.email = $1 and (about like 'item.%' or about like 'promotion.%') order by n.id`,
      },
      [email],
    );
  const mails = () =>
    server.database.rows<{ about: string; rule: string | null }>(
      {
        text: `select values->>'about' as about, values->>'rule' as rule from outbox
          where template = 'item-sale-step' and recipient = 'ban-hang@hien.example' order by id`,
      },
      [],
    );

  test('staff alone stop it, by a rule and with words', async () => {
    const member = await signIn(server.app, 'khach@hien.example');
    expect((await move(1, 'stop', 0, wrong, member)).status).toBe(403);
    expect(await move(1, 'stop', 0, { ...wrong, reason: '  ' })).toMatchObject({
      status: 422,
      code: 'AUTH_15',
    });
    expect((await move(1, 'stop', 0, { ...wrong, rule: null })).status).toBe(400);
    expect((await move(1, 'release', 0)).status).toBe(409);
    expect((await move(9_999, 'stop', 0)).status).toBe(404);
    expect(await page(1)).toBe(200);
  });

  test('stopped, buyers find it nowhere and cannot order it; its shop is told once, and reads why', async () => {
    const [one] = await listed('?sale=on_sale');
    if (one === undefined) throw new Error('nothing on sale');
    const { id, name } = one;
    const card = await get<{ options: { id: number }[] }>(`/mall/api/public/product/detail/${id}`);
    const cart = {
      lines: [{ optionId: card.options[0]?.id, quantity: 1 }],
      idempotencyKey: `stopped-${id}`,
    };
    const added = await post<object>('/mall/api/cart/add', cart, buyer);
    expect(added.status, JSON.stringify(added)).toBe(200);

    const [first, second] = await Promise.all([move(id, 'stop', 0), move(id, 'stop', 0)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.data.sale).toEqual({
      state: 'stopped',
      rule: 'counterfeit',
      reason: wrong.reason,
      releasable: true,
    });
    expect(first.data.acts.map(({ act }) => act)).toEqual(['stopped-counterfeit']);
    expect((await move(id, 'stop', 0, { ...wrong, reason: 'Khác' })).status).toBe(409);

    expect(await page(id)).toBe(404);
    const found = await get<Answer<'listProducts'>>(
      '/mall/api/public/product/product-list?limit=60',
    );
    expect(found.products.map((product) => product.id)).not.toContain(id);
    const { sellers } = await get<Answer<'readCart'>>('/mall/api/cart', buyer);
    const line = sellers.flatMap(({ lines }) => lines).find(({ product }) => product.id === id);
    expect(line?.problem).toBe('not_on_sale');

    expect((await draft(id)).stopped).toEqual(wrong);
    expect((await draft(id)).state).toBe('rejected');
    expect((await told('ban-hang@hien.example')).map(({ about }) => about)).toEqual([
      'item.stopped',
    ]);
    expect(await mails()).toEqual([{ about: 'item.stopped', rule: 'counterfeit' }]);
    expect((await listed('?sale=stopped')).map((item) => item.id)).toEqual([id]);
    expect(
      (await listed(`?q=${encodeURIComponent(name)}&sale=on_sale`)).map((i) => i.id),
    ).not.toContain(id);
  });

  test('let go on, it is sold as before; who knew it as stopped is late', async () => {
    const [one] = await listed('?sale=stopped');
    if (one === undefined) throw new Error('nothing was stopped');
    const back = { reason: 'Đã có giấy cho phép.' };
    expect((await move(one.id, 'release', one.version, { reason: ' ' })).code).toBe('AUTH_15');
    const released = await move(one.id, 'release', one.version, back);
    expect(released.data.sale).toMatchObject({ state: 'on_sale', rule: null, releasable: false });
    expect((await move(one.id, 'release', one.version, back)).status).toBe(200);
    expect((await move(one.id, 'stop', one.version)).status).toBe(409);
    expect(await page(one.id)).toBe(200);
    expect((await draft(one.id)).stopped).toBeNull();
    expect((await mails()).map(({ about }) => about)).toEqual(['item.stopped', 'item.released']);
  });

  test('a new version that waited is answered with the stop; sent anew it waits, and is on sale once approved', async () => {
    expect((await sendAnew(2, 'Bản chờ duyệt')).state).toBe('edit_request');
    expect((await move(2, 'stop', 0)).status).toBe(200);
    const waiting = await get<Answer<'listItemCases'>>('/admin/item/list');
    expect(waiting.data.items.map(({ item_id }) => item_id)).not.toContain(2);

    // The change that waited was never looked at by itself: it may be what is sent.
    const sent = await sendAnew(2, 'Bản chờ duyệt');
    expect([sent.status, sent.state]).toEqual([200, 'waiting']);
    const [late] = await listed('?sale=waiting');
    expect(late).toMatchObject({ id: 2, sale: { state: 'waiting', releasable: false } });
    expect((await move(2, 'release', 1, { reason: 'Nhầm' })).status).toBe(409);

    const cases = await get<Answer<'listItemCases'>>('/admin/item/list');
    const asked = cases.data.items.find(({ item_id }) => item_id === 2);
    expect(asked).toMatchObject({ kind: 'new', stopped: wrong });
    const decide = (decision: string, version = 0, id = asked?.id) =>
      post<{ data: { state: string } }>(`/admin/item/decide/${id}`, {
        decision,
        reason: 'Chưa đủ',
        expected_version: version,
      });
    // Refused, what stands there now was approved by nobody: nothing lets it go on but another version.
    expect((await decide('reject')).status).toBe(200);
    expect((await move(2, 'release', 1, { reason: 'Nhầm' })).status).toBe(409);
    expect((await draft(2)).stopped).toBeNull();
    expect((await sendAnew(2, 'Bản đã sửa')).state).toBe('waiting');
    const again = await get<Answer<'listItemCases'>>('/admin/item/list');
    const last = again.data.items.find(({ item_id }) => item_id === 2);
    expect((await decide('approve', last?.version, last?.id)).status).toBe(200);
    expect(await page(2)).toBe(200);
    expect(await listed('?sale=waiting')).toEqual([]);
  });

  test('what its shop rests itself rests again when it is let go on', async () => {
    const rest = await post<object>(
      '/mall/api/seller/product/events',
      { event: 'seller.stop', ids: [3] },
      seller,
    );
    expect(rest.status, JSON.stringify(rest)).toBe(200);
    expect((await move(3, 'stop', 0)).status).toBe(200);
    const { data } = await move(3, 'release', 1, { reason: 'Nhầm' });
    expect(data.sale.state).toBe('off_sale');
  });
});
