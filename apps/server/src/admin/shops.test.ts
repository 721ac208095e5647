import { movableClock } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { outbox } from '../db/schema/mail.ts';
import { notices } from '../db/schema/orders.ts';
import { staffActs } from '../db/schema/payments.ts';
import { penalties } from '../db/schema/settlement.ts';
import { productOptions, products, sellers } from '../db/schema/shop.ts';
import type { Answer } from '../http/handler.ts';
import { givePenalties, liftStops } from '../orders/write/penalties.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { plantStaff } from '../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';

const month = 31 * 86_400_000;

/** 2.8 and docs/adr/0152: points stop a shop, staff stop it or let it go on, and buyers read that it takes no orders. */
describe.each(databaseKinds)('shops that are stopped, on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  const clock = movableClock(testNow);
  let staff: { authorization: string };
  let productId: number;
  const shopId = 1;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database, ['mot']);
    server = await testApp(database, { clock });
    staff = await signIn(server.app, 'mot@hien.example');
    const [sold] = await database.orm
      .select({ id: products.id })
      .from(products)
      .innerJoin(productOptions, eq(productOptions.productId, products.id))
      .where(eq(products.sellerId, shopId))
      .limit(1);
    productId = sold?.id ?? 0;
    await database.orm
      .update(products)
      .set({ status: 'on_sale', stock: 5 })
      .where(eq(products.id, productId));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database.orm.delete(penalties);
    await database.orm.delete(notices);
    await database.orm.delete(outbox);
    await database.orm.delete(staffActs);
    await database.orm.update(sellers).set({
      salesStoppedAt: null,
      salesStoppedBy: null,
      salesResumedAt: null,
      salesVersion: 0,
    });
  });

  const shop = async () => {
    const [one] = await database.orm.select().from(sellers).where(eq(sellers.id, shopId));
    if (one === undefined) throw new Error('no shop');
    return one;
  };
  let keys = 0;
  const miss = (count: number, at = clock.now()) =>
    database.orm.transaction((tx) =>
      givePenalties(
        tx,
        Array.from({ length: count }, () => ({
          sellerId: shopId,
          orderItemId: 1,
          points: 1,
          because: 'dispatch',
          key: `missed-${(keys += 1)}`,
        })),
        at,
      ),
    );
  const decide = async (action: 'stop' | 'resume', version: number) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/admin/shop/decide/${shopId}`,
      headers: staff,
      payload: { action, reason: 'Đã gửi bù các đơn trễ', expected_version: version },
    });
    return { status: answer.statusCode, data: answer.json<Answer<'decideShop'>>().data };
  };
  const detail = async () => {
    const answer = await server.app.inject({ url: `/mall/api/public/product/detail/${productId}` });
    return answer.json<Answer<'getProduct'>>();
  };
  const inStock = async () => {
    const answer = await server.app.inject({
      url: '/mall/api/public/product/product-list?inStock=true&limit=60',
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<Answer<'listProducts'>>().products.map(({ id }) => id);
  };

  test('buyers read that it takes no orders, and find nothing of it among what can be had', async () => {
    expect(await detail()).toMatchObject({ availability: 'on_sale', seller: { resting: false } });
    expect(await inStock()).toContain(productId);
    await miss(10);
    expect((await shop()).salesStoppedBy).toBe('penalties');
    expect(await detail()).toMatchObject({ availability: 'sold_out', seller: { resting: true } });
    expect(await inStock()).not.toContain(productId);
  });

  test('its owner’s closed account stops it as well', async () => {
    const { userId } = await shop();
    const standing = (status: 'suspended' | 'active') =>
      database.orm
        .update(users)
        .set({ status })
        .where(eq(users.id, userId ?? 0));
    await standing('suspended');
    expect((await detail()).seller.resting).toBe(true);
    await standing('active');
    expect((await detail()).seller.resting).toBe(false);
  });

  test('staff let it go on, and five more points stop it again', async () => {
    await miss(10);
    const { status, data } = await decide('resume', 1);
    expect([status, data.stopped_at, data.points]).toEqual([200, null, 10]);
    clock.advance(1000);
    await miss(4);
    expect((await shop()).salesStoppedAt).toBeNull();
    await miss(1);
    expect((await shop()).salesStoppedBy).toBe('penalties');
    const told = await database.orm.select({ about: notices.about }).from(notices);
    expect(told.map(({ about }) => about).toSorted()).toEqual([
      'seller.penalty-review',
      'seller.penalty-stopped',
      'seller.penalty-warning',
      'seller.sales-resumed',
    ]);
    // Being stopped and let go on is mailed too, in the owner's language.
    const mails = await database.orm
      .select({ template: outbox.template, values: outbox.values })
      .from(outbox);
    expect(
      mails
        .filter(({ template }) => template === 'shop-sales-step')
        .map(({ values }) => (values as { about: string; reason: string }).about)
        .toSorted(),
    ).toEqual(['seller.penalty-stopped', 'seller.sales-resumed']);
  });

  test('who had no points before a stop by staff is stopped by ten, as anybody', async () => {
    expect((await decide('stop', 0)).status).toBe(200);
    expect((await decide('resume', 1)).data.resumed_at).toBeNull();
    await miss(9);
    expect((await shop()).salesStoppedAt).toBeNull();
    await miss(1);
    expect((await shop()).salesStoppedBy).toBe('penalties');
  });

  test('what staff stopped, lapsed points do not lift; what points stopped, they do', async () => {
    expect((await decide('stop', 0)).status).toBe(200);
    await database.orm.transaction((tx) => liftStops(tx, clock.now()));
    expect((await shop()).salesStoppedBy).toBe('staff');
    expect((await decide('resume', 1)).status).toBe(200);
    await database.orm.update(sellers).set({ salesResumedAt: null });
    await miss(10);
    await database.orm.transaction((tx) => liftStops(tx, clock.now() + 11 * month));
    expect((await shop()).salesStoppedBy).toBe('penalties');
    await database.orm.transaction((tx) => liftStops(tx, clock.now() + 13 * month));
    expect((await shop()).salesStoppedAt).toBeNull();
  });

  test('the same press twice is one stop; another press on what is stopped is refused', async () => {
    expect((await decide('stop', 0)).status).toBe(200);
    const again = await decide('stop', 0);
    expect([again.status, again.data.version, again.data.acts.length]).toEqual([200, 1, 1]);
    expect((await decide('stop', 1)).status).toBe(409);
    expect((await decide('resume', 0)).status).toBe(409);
  });
});
