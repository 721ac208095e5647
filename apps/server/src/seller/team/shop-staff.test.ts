import { fromIct } from '@hien/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { outbox } from '../../db/schema/mail.ts';
import { notices } from '../../db/schema/orders.ts';
import { shopStaff } from '../../db/schema/shop-team.ts';
import { productQuestions, sellers } from '../../db/schema/shop.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { type Market, fillCart, seedMarketplace } from '../../testing/marketplace.ts';
import { ShopFloor } from '../../testing/shop-floor.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const start = fromIct(2026, 11, 27, 10);

describe.each(databaseKinds)('who works in a shop on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let market: Market;
  let shop: typeof sellers.$inferSelect;
  const staff = () => market.buyers[0] as Market['buyers'][number];
  const stranger = () => market.buyers[1] as Market['buyers'][number];

  beforeAll(async () => {
    database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 2, stock: 9, at: start });
    server = await testApp(database, { clock: { now: () => start } });
    const [row] = await database.orm
      .select({ seller: sellers })
      .from(sellers)
      .innerJoin(users, eq(users.id, sellers.userId))
      .where(eq(users.email, 'ban-hang@hien.example'));
    if (row === undefined) throw new Error('no shop');
    shop = row.seller;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database.orm.delete(shopStaff);
    await database.orm
      .insert(shopStaff)
      .values({ userId: staff().userId, sellerId: shop.id, joinedAt: new Date(start) });
  });

  const call = async (token: string, method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await server.app.inject({
      method,
      url: `/mall/api${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  const daily = [
    '/seller/item/list',
    '/seller/product/list',
    '/seller/question/list',
    '/seller/review/list',
    '/seller/template/list?kind=item',
    '/seller/shop-notice/list',
    '/seller/promotion/list',
    '/seller/settlement/list',
    '/seller/account',
  ];

  test('they read what their shop’s owner reads; somebody else reads none of it', async () => {
    for (const url of daily) {
      const [mine, owners, strange] = await Promise.all(
        [staff().token, market.seller.token, stranger().token].map((token) =>
          call(token, 'GET', url),
        ),
      );
      expect([url, mine?.status, mine?.body]).toEqual([url, owners?.status, owners?.body]);
      expect([url, strange?.status]).toEqual([url, 403]);
    }
  });

  test('the shop’s data are the owner’s to change', async () => {
    const contact = {
      contactName: 'Trần Bình',
      contactPhone: '0912345678',
      contactEmail: 'kho@hien.example',
      warehouse: 'Kho 2',
      expectedVersion: 0,
    };
    const refused = await call(staff().token, 'POST', '/seller/account/contact', contact);
    expect([refused.status, refused.body['code']]).toEqual([403, 'FORBIDDEN']);
  });

  test('who is taken out has lost the shop with the next call', async () => {
    expect((await call(staff().token, 'GET', '/seller/item/list')).status).toBe(200);
    await database.orm.delete(shopStaff);
    expect((await call(staff().token, 'GET', '/seller/item/list')).status).toBe(403);
  });

  test('when the owner’s partnership ends, so does the staff’s', async () => {
    const owner = eq(users.id, shop.userId ?? 0);
    await database.orm.update(users).set({ partner: [] }).where(owner);
    expect((await call(staff().token, 'GET', '/seller/item/list')).status).toBe(403);
    await database.orm
      .update(users)
      .set({ partner: ['commerce'] })
      .where(owner);
    expect((await call(staff().token, 'GET', '/seller/item/list')).status).toBe(200);
  });

  test('they answer their shop’s questions, in its name', async () => {
    const [question] = await database.orm
      .insert(productQuestions)
      .values({
        productId: 1,
        userId: stranger().userId,
        authorName: 'Bình',
        category: 'item',
        content: 'Có màu khác không?',
        createdAt: new Date(start - 1),
      })
      .returning();
    const words = { id: question?.id ?? 0, content: 'Dạ có.', version: question?.version ?? 0 };
    expect((await call(stranger().token, 'POST', '/question/answer', words)).status).toBe(403);
    const answered = await call(staff().token, 'POST', '/question/answer', words);
    expect([answered.status, answered.body['answer']]).toMatchObject([200, { name: shop.name }]);
  });

  test('what they do is in the log, which the owner reads and they do not', async () => {
    const answered = await call(staff().token, 'POST', '/seller/template/save', {
      id: null,
      expectedVersion: 0,
      idempotencyKey: crypto.randomUUID(),
      kind: 'answer',
      name: 'Chào khách',
      fields: null,
      words: 'Dạ, cảm ơn bạn đã hỏi.',
    });
    expect(answered.status).toBe(200);
    expect((await call(staff().token, 'GET', '/seller/log')).status).toBe(403);
    const of = async (by: number) =>
      (await call(market.seller.token, 'GET', `/seller/log?by=${by}`)).body['items'];
    expect(await of(staff().userId)).toMatchObject([
      { act: 'template.save', name: 'Chào khách', by: { id: staff().userId, role: 'staff' } },
      { act: 'question.answer', subject: 'question' },
    ]);
    expect(await of(stranger().userId)).toEqual([]);
    await database.orm.delete(shopStaff);
    expect(await of(staff().userId)).toMatchObject([{ by: { role: null } }, {}]);
  });

  test('they cannot buy in the shop they work in', async () => {
    for (const { userId } of [staff(), stranger()])
      await fillCart(database, [{ userId, optionId: 1 }]);
    const lines = async (token: string) => JSON.stringify((await call(token, 'GET', '/cart')).body);
    expect(await lines(staff().token)).toContain('own_shop');
    expect(await lines(stranger().token)).not.toContain('own_shop');
  });

  test('news of the shop’s orders reach its owner and its staff, in the inbox and by mail', async () => {
    const { orderId } = await new ShopFloor(database).place(
      newGroup([newLine()], { userId: stranger().userId, method: 'COD' }),
    );
    const told = await database.orm
      .select({ userId: notices.userId, about: notices.about, key: notices.key })
      .from(notices)
      .where(and(eq(notices.orderId, orderId), eq(notices.to, 'seller')))
      .orderBy(notices.userId);
    const readers = [shop.userId ?? 0, staff().userId].toSorted((a, b) => a - b);
    expect(told.map(({ userId, about }) => [userId, about])).toEqual(
      readers.map((id) => [id, 'order.placed-cod']),
    );
    const mails = await database.orm
      .select({ to: outbox.recipient })
      .from(outbox)
      .where(
        inArray(
          outbox.key,
          told.map(({ key }) => key),
        ),
      );
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'ban-hang@hien.example',
      'khach-0@hien.example',
    ]);
    const inbox = await call(staff().token, 'GET', '/notice/list');
    expect(inbox.body['items']).toMatchObject([{ about: 'order.placed-cod', to: 'seller' }]);
  });
});
