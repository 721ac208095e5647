import { movableClock } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema/account.ts';
import { orderItems, orders, paymentGroups } from '../db/schema/orders.ts';
import { penalties, settlementLines } from '../db/schema/settlement.ts';
import { productOptions } from '../db/schema/shop.ts';
import { brokenBooks } from '../testing/books.ts';
import { buy, pressAll } from '../testing/bought.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { type Buyer, fillCart, type Market, seedMarketplace } from '../testing/marketplace.ts';
import { paymentsAt } from '../testing/payments.ts';
import { Shopper } from '../testing/shopper.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const day = 86_400_000;
const stock = 10_000;
const self = { shipment: { kind: 'self' } };

describe.each(databaseKinds)('cash at the door, and what time does first, on %s', (kind) => {
  let server: TestApp;
  let market: Market;
  let shop: Shopper;
  let buyer: Buyer;
  let staff: string;
  const clock = movableClock(testNow);

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 2, stock });
    const [first, second] = market.buyers;
    if (first === undefined || second === undefined) throw new Error('no buyers');
    buyer = first;
    staff = second.token;
    await database.orm
      .update(users)
      .set({ roles: ['admin'] })
      .where(eq(users.id, second.userId));
    server = await testApp(database, { clock, payments: paymentsAt('http://127.0.0.1:9') });
    shop = new Shopper(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(() => server.close());

  const groupPaidAt = async (id: number) => {
    const { orm } = server.database;
    const [group] = await orm.select().from(paymentGroups).where(eq(paymentGroups.id, id));
    return group?.paidAt ?? null;
  };
  const settled = async (orderId: number) => {
    const rows = await server.database.orm
      .select({ kind: settlementLines.kind, amount: settlementLines.amount })
      .from(settlementLines)
      .innerJoin(orderItems, eq(orderItems.id, settlementLines.orderItemId))
      .where(eq(orderItems.orderId, orderId));
    return rows.map((line) => `${line.kind} ${line.amount}`).toSorted();
  };
  const feeOf = async (orderId: number) => {
    const { orm } = server.database;
    const [order] = await orm.select().from(orders).where(eq(orders.id, orderId));
    return order?.deliveryFee ?? 0;
  };

  test('cash counts when the shop says so, and the shop is paid for what was seen alone', async () => {
    const bought = await buy(shop, server.database, buyer);
    const { orderId, groupId } = bought;
    const { token } = market.seller;
    const arrived = await pressAll(shop, bought, [
      [token, 'seller.dispatch', self],
      [buyer.token, 'delivered'],
    ]);
    expect(arrived).toMatchObject({
      textStatus: { shipping: 'DELIVERED', payment: 'WAIT_FOR_PAY' },
    });
    expect(await groupPaidAt(groupId)).toBeNull();
    await pressAll(shop, bought, [[buyer.token, 'buyer.confirm']]);
    expect(await settled(orderId)).toEqual([]);
    const seen = await pressAll(shop, bought, [[token, 'cash.collected']]);
    expect(seen).toMatchObject({ textStatus: { payment: 'PAID' } });
    expect(await groupPaidAt(groupId)).not.toBeNull();
    const goods = seen.items[0]?.goods ?? 0;
    expect(await settled(orderId)).toEqual(
      [`delivery ${await feeOf(orderId)}`, `sale ${goods}`].toSorted(),
    );
  });

  test('what the buyer alone called paid is answered for before a refund', async () => {
    const bought = await buy(shop, server.database, buyer);
    const { orderId, press } = bought;
    const { token } = market.seller;
    const back = await pressAll(shop, bought, [
      [token, 'seller.dispatch', self],
      [buyer.token, 'delivered'],
      [buyer.token, 'refund.request', { reason: 'CHANGED_MIND' }],
      [token, 'refund.received'],
    ]);
    const confirm = press('refund.confirm', { expectedVersion: back.version });
    expect(await shop.send(token, orderId, confirm)).toMatchObject({
      status: 422,
      body: { reason: 'CASH_NOT_CONFIRMED' },
    });
    const done = await pressAll(shop, bought, [
      [token, 'cash.collected'],
      [token, 'refund.confirm'],
    ]);
    const goods = done.items[0]?.goods ?? 0;
    expect(done).toMatchObject({ items: [{ refund: { split: { money: goods - 30_000 } } }] });
    // What is kept of the buyer's money, the way there and the way back, is the shop's.
    expect(await settled(orderId)).toEqual(
      ['delivery 30000', `delivery ${await feeOf(orderId)}`].toSorted(),
    );
  });

  test('a shipment is edited while it travels, by staff with a reason; after that it is a conflict', async () => {
    const bought = await buy(shop, server.database, buyer);
    const { orderId, press } = bought;
    const { token } = market.seller;
    const sent = await pressAll(shop, bought, [[token, 'seller.dispatch', self]]);
    const { body: seen } = await shop.read(staff, orderId);
    expect(seen.items[0]?.actions).toContainEqual({ event: 'seller.edit_delivery', refused: null });
    const edit = (payload: object, expectedVersion: number) =>
      shop.send(staff, orderId, press('seller.edit_delivery', { payload, expectedVersion }));
    expect(await edit(self, sent.version)).toMatchObject({
      status: 422,
      body: { reason: 'REASON_REQUIRED' },
    });
    const edited = await edit({ ...self, reason: 'Cửa hàng nhập nhầm mã' }, sent.version);
    expect(edited.status).toBe(200);
    const arrived = await pressAll(shop, bought, [[token, 'delivered']]);
    expect(
      await shop.send(
        token,
        orderId,
        press('seller.edit_delivery', { payload: self, expectedVersion: arrived.version }),
      ),
    ).toMatchObject({ status: 409, body: { code: 'EVENT_REFUSED', reason: 'ALREADY_DELIVERED' } });
  });

  test('nobody buys from their own shop', async () => {
    const { orm } = server.database;
    const [owner] = await orm
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'ban-hang@hien.example'));
    const [lineId = 0] = await fillCart(server.database, [
      { userId: owner?.id ?? 0, optionId: 1, quantity: 1 },
    ]);
    const quote = await shop.quote(market.seller.token, { lineIds: [lineId] });
    expect(quote).toMatchObject({
      status: 200,
      body: { blocked: [{ id: lineId, problem: 'own_shop' }], totals: { total: 0 } },
    });
  });

  test('what fell due before a press happened before it', async () => {
    const bought = await buy(shop, server.database, buyer);
    const [line] = bought.order.items;
    const penaltiesOfLine = () =>
      server.database.orm
        .select()
        .from(penalties)
        .where(eq(penalties.orderItemId, line?.id ?? 0));
    // No round of the clock comes by: only the buyer presses, long after the day of dispatch.
    clock.moveTo(clock.now() + 6 * day);
    const preview = await shop.preview(buyer.token, bought.orderId, bought.press('cancel.request'));
    expect(preview.status).toBe(200);
    expect(await penaltiesOfLine()).toHaveLength(0);
    const asked = await pressAll(shop, bought, [
      [buyer.token, 'cancel.request', { reason: 'CHANGED_MIND' }],
    ]);
    expect(asked.items.map(({ state }) => state)).toEqual(['cancel_requested']);
    expect(await penaltiesOfLine()).toMatchObject([{ because: 'dispatch' }]);
    // Withdrawn, it is as late as it was.
    const withdrawn = await pressAll(shop, bought, [[buyer.token, 'cancel.withdraw']]);
    expect(withdrawn.items.map(({ state }) => state)).toEqual(['dispatch_delayed']);
  });

  test('and after all of it the books are in order', async () => {
    expect(await brokenBooks(server.database, stock)).toEqual([]);
  });

  test('goods whose option is no longer sold are exchanged for what cost as much, and for nothing dearer', async () => {
    const bought = await buy(shop, server.database, buyer);
    const { orderId, press } = bought;
    const { token } = market.seller;
    const arrived = await pressAll(shop, bought, [
      [token, 'seller.dispatch', self],
      [token, 'delivered'],
    ]);
    const { orm } = server.database;
    const extra = (extraPrice: number) =>
      orm.update(productOptions).set({ extraPrice }).where(eq(productOptions.id, 2));
    await extra(9_000_000);
    await orm.delete(productOptions).where(eq(productOptions.id, 1));
    const exchange = () =>
      shop.send(
        buyer.token,
        orderId,
        press('exchange.request', {
          payload: { reason: 'CHANGED_MIND', wantedOptionId: 2 },
          expectedVersion: arrived.version,
        }),
      );
    expect(await exchange()).toMatchObject({ status: 422, body: { reason: 'OUT_OF_STOCK' } });
    await extra(0);
    expect((await exchange()).status).toBe(200);
  });
});
