import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { databaseKinds, emptyPostgresUrl, freshDatabase } from '../testing/databases.ts';
import { brokenBooks } from '../testing/books.ts';
import {
  type Buyer,
  fillCart,
  giveCoupon,
  givePoints,
  type Market,
  seedMarketplace,
} from '../testing/marketplace.ts';
import { paymentsAt } from '../testing/payments.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { checkoutForm, referenceIn, Shopper, type Told } from '../testing/shopper.ts';
import { testApp } from '../testing/test-app.ts';

/** RACES=100 is the long run: so many rounds of every race, each with a buyer of its own (200 at most). */
const races = Number(process.env['RACES'] ?? 3);
const buyers = 200;
const pieces = 50;
const stock = 100_000;

type Shop = {
  readonly database: Database;
  readonly market: Market;
  /** On PostgreSQL one a process, on the embedded database both are the only process. */
  readonly doors: readonly [Shopper, Shopper];
  close(): Promise<void>;
};

/** Two server processes on one PostgreSQL. */
async function twoProcesses(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'hien-races-'));
  const url = await emptyPostgresUrl();
  const database = await openDatabase({ url, connections: 4 });
  await database.migrate();
  const market = await seedMarketplace(database, { buyers, stock, at: systemClock.now() });
  const start = () =>
    startServerProcess({ database: { url }, folder, gateways: 'http://127.0.0.1:9' });
  const [one, other] = await Promise.all([start(), start()]);
  return {
    database,
    market,
    doors: [new Shopper(one.address), new Shopper(other.address)],
    close: async () => {
      await Promise.all([one.stop(), other.stop()]);
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The embedded database has one process. */
async function oneProcess(): Promise<Shop> {
  const database = await freshDatabase('pglite');
  const market = await seedMarketplace(database, { buyers, stock, at: systemClock.now() });
  const { app, close } = await testApp(database, {
    clock: systemClock,
    payments: paymentsAt('http://127.0.0.1:9'),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { database, market, doors: [new Shopper(address), new Shopper(address)], close };
}

describe.each(databaseKinds)('many hands at once on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await (kind === 'postgres' ? twoProcesses() : oneProcess());
  }, 120_000);
  afterAll(() => shop.close());

  const rounds = Array.from({ length: races }, (_, round) => round);
  const buyerOf = (round: number): Buyer => {
    const buyer = shop.market.buyers[round % buyers];
    if (buyer === undefined) throw new Error('no buyer');
    return buyer;
  };
  const both = <Result>(work: (door: Shopper, index: number) => Promise<Result>) =>
    Promise.all(shop.doors.map(work));
  const statuses = (told: readonly Told[]): number[] =>
    told.map(({ status }) => status).toSorted((a, b) => a - b);
  const count = async (text: string, values: unknown[] = []): Promise<number> =>
    Number((await shop.database.rows({ text }, values))[0]?.['n']);
  const inOrder = async () => expect(await brokenBooks(shop.database, stock)).toEqual([]);

  /** What a form is made of: a line in the cart for each tab, and what both of them use. */
  async function tabs(buyer: Buyer, options: readonly number[], more: object = {}) {
    const lineIds = await fillCart(
      shop.database,
      options.map((optionId) => ({ userId: buyer.userId, optionId })),
    );
    return Promise.all(
      lineIds.map(async (lineId) => {
        const ask = { lineIds: [lineId], addressId: buyer.addressId, ...more };
        const { body } = await shop.doors[0].quote(buyer.token, ask);
        return checkoutForm(ask, { key: `tab-${lineId}-${kind}`, total: body.totals.total });
      }),
    );
  }

  /** An order that waits for its money, or for its shop when it pays cash. */
  async function ordered(round: number, method: 'COD' | 'QR') {
    const buyer = buyerOf(round);
    const [door] = shop.doors;
    const [lineId = 0] = await fillCart(shop.database, [{ userId: buyer.userId, optionId: 3 }]);
    const ask = { lineIds: [lineId], addressId: buyer.addressId };
    const { body: quote } = await door.quote(buyer.token, ask);
    const key = `order-${lineId}-${kind}`;
    const { status, body } = await door.place(
      buyer.token,
      checkoutForm(ask, { key, total: quote.totals.total, method }),
    );
    expect(status).toBe(200);
    const orderId = body.orders[0]?.id ?? 0;
    const { body: order } = await door.read(buyer.token, orderId);
    return { buyer, orderId, groupId: body.groupId, total: body.total, order };
  }

  test(`${buyers} buyers for ${pieces} pieces: exactly ${pieces} are sold`, async () => {
    const { database, market, doors } = shop;
    await database.rows({ text: 'update product_options set stock = $1 where id = 1' }, [pieces]);
    await database.rows(
      {
        text: 'update products set stock = (select sum(stock) from product_options where product_id = 1) where id = 1',
      },
      [],
    );
    const lines = await fillCart(
      database,
      market.buyers.map(({ userId }) => ({ userId, optionId: 1 })),
    );
    const [first] = market.buyers;
    const { body } = await doors[0].quote(first?.token ?? '', {
      lineIds: [lines[0]],
      addressId: first?.addressId,
    });
    const told = await Promise.all(
      market.buyers.map(({ token, addressId }, index) =>
        doors[index % 2 === 0 ? 0 : 1].place(
          token,
          checkoutForm(
            { lineIds: [lines[index] ?? 0], addressId },
            { key: `piece-${index}-${kind}`, total: body.totals.total },
          ),
        ),
      ),
    );
    expect(statuses(told)).toEqual([
      ...Array.from({ length: pieces }, () => 200),
      ...Array.from({ length: buyers - pieces }, () => 422),
    ]);
    for (const { status, body: refused } of told)
      if (status === 422)
        expect([refused.code, refused.errors[0]?.code]).toEqual(['PRODUCT_12', 'sold_out']);
    expect(await count('select stock as n from product_options where id = 1')).toBe(0);
    expect(await count('select count(*)::int as n from order_items where option_id = 1')).toBe(
      pieces,
    );
    // Who was too late keeps the line, which says so.
    expect(await count('select count(*)::int as n from cart_lines where option_id = 1')).toBe(
      buyers - pieces,
    );
    // What is planted differs from the other options: give back what the ledger below starts from.
    await database.rows({ text: 'update product_options set stock = stock + $1 where id = 1' }, [
      stock - pieces,
    ]);
    await database.rows(
      {
        text: 'update products set stock = (select sum(stock) from product_options where product_id = 1) where id = 1',
      },
      [],
    );
    await inOrder();
  }, 120_000);

  test(`the same press in two processes is one order, ${races} times`, async () => {
    for (const round of rounds) {
      const buyer = buyerOf(round);
      const [form = {}] = await tabs(buyer, [5]);
      const told = await both((door) => door.place(buyer.token, form));
      expect(statuses(told)).toEqual([200, 200]);
      expect(new Set(told.map(({ body }) => body.groupId)).size).toBe(1);
    }
    await inOrder();
  }, 600_000);

  test(`the same money told twice pays once, ${races} times`, async () => {
    for (const round of rounds) {
      const { buyer, groupId, orderId, total } = await ordered(round, 'QR');
      const started = await both((door) =>
        door.start(buyer.token, groupId, `start-${groupId}-${kind}`),
      );
      const [reference, again] = started.map(({ body }) => referenceIn(body.redirect));
      expect(again).toBe(reference);
      const told = await both((door) => door.call(reference ?? '', total, `T${groupId}`));
      expect(told.map(({ body }) => body.RspCode).toSorted()).toEqual(['00', '02']);
      const { body } = await shop.doors[1].read(buyer.token, orderId);
      expect(body.items.map(({ state }) => state)).toEqual(['new_order']);
      expect(
        await count('select count(*)::int as n from money_returns where group_id = $1', [groupId]),
      ).toBe(0);
    }
    await inOrder();
  }, 600_000);

  test(`two tries paid at once: one pays, the other goes back, ${races} times`, async () => {
    for (const round of rounds) {
      const { buyer, groupId, total } = await ordered(round, 'QR');
      const first = await shop.doors[0].start(buyer.token, groupId, `first-${groupId}-${kind}`);
      const tries = [referenceIn(first.body.redirect)];
      // A second try of the same group, as another method opens it.
      await shop.database.rows(
        {
          text: `insert into payment_attempts (group_id, method, gateway, reference, state, version, amount, idempotency_key, expires_at, changed_at)
            select group_id, 'IC', gateway, reference || 'b', state, version, amount, 'second', expires_at, changed_at
            from payment_attempts where reference = $1`,
        },
        [tries[0]],
      );
      tries.push(`${tries[0]}b`);
      const told = await both((door, index) =>
        door.call(tries[index] ?? '', total, `T${groupId}-${index}`),
      );
      expect(told.map(({ body }) => body.RspCode)).toEqual(['00', '00']);
      expect(
        await count('select sum(amount)::int as n from money_returns where group_id = $1', [
          groupId,
        ]),
      ).toBe(total);
    }
    await inOrder();
  }, 600_000);

  test(`paid and given up at once: the money is in the order or on its way back, ${races} times`, async () => {
    for (const round of rounds) {
      const { buyer, groupId, orderId, total, order } = await ordered(round, 'QR');
      const { body } = await shop.doors[0].start(buyer.token, groupId, `late-${groupId}-${kind}`);
      const [told, cancelled] = await Promise.all([
        shop.doors[0].call(referenceIn(body.redirect), total, `T${groupId}`),
        shop.doors[1].send(buyer.token, orderId, {
          event: 'cancel.unpaid',
          itemIds: order.items.map(({ id }) => id),
          payload: {},
          expectedVersion: order.version,
          idempotencyKey: `give-up-${groupId}-${kind}`,
        }),
      ]);
      expect(told.body.RspCode).toBe('00');
      const back = await count(
        'select coalesce(sum(amount), 0)::int as n from money_returns where group_id = $1',
        [groupId],
      );
      expect([cancelled.status, back]).toEqual(cancelled.status === 200 ? [200, total] : [409, 0]);
    }
    await inOrder();
  }, 600_000);

  test(`cancelled and dispatched at once: one of them happens, ${races} times`, async () => {
    const { seller } = shop.market;
    for (const round of rounds) {
      const { buyer, orderId, order } = await ordered(round, 'COD');
      const itemIds = order.items.map(({ id }) => id);
      const cancel = (door: Shopper, expectedVersion: number) =>
        door.send(buyer.token, orderId, {
          event: 'cancel.request',
          itemIds,
          payload: { reason: 'CHANGED_MIND' },
          expectedVersion,
          idempotencyKey: `cancel-${orderId}-${expectedVersion}-${kind}`,
        });
      const dispatch = (door: Shopper, expectedVersion: number) =>
        door.send(seller.token, orderId, {
          event: 'seller.dispatch',
          itemIds,
          payload: { shipment: { kind: 'self' } },
          expectedVersion,
          idempotencyKey: `dispatch-${orderId}-${expectedVersion}-${kind}`,
        });
      const told = await both((door, index) =>
        (index === round % 2 ? cancel : dispatch)(door, order.version),
      );
      expect(statuses(told)).toEqual([200, 409]);
      const lost = told.findIndex(({ status }) => status === 409);
      const current = told[lost]?.body.current.version ?? 0;
      expect(current).toBe(order.version + 1);
      // Who looks again and presses again learns what is possible now.
      const after = await (lost === round % 2 ? cancel : dispatch)(shop.doors[0], current);
      expect([after.status, after.body.code]).toEqual([422, 'EVENT_REFUSED']);
      expect(after.body.allowedEvents).toEqual(expect.any(Array));
    }
    await inOrder();
  }, 600_000);

  test(`one coupon in two tabs is in one order, ${races} times`, async () => {
    for (const round of rounds) {
      const buyer = buyerOf(round);
      const couponId = await giveCoupon(shop.database, buyer.userId, {
        code: `QUA-${round}`,
        amount: 50_000,
        at: systemClock.now(),
      });
      const forms = await tabs(buyer, [7, 8], { couponId });
      const told = await both((door, index) => door.place(buyer.token, forms[index] ?? {}));
      expect(statuses(told)).toEqual([200, 422]);
      expect(told.find(({ status }) => status === 422)?.body.errors).toMatchObject([
        { field: 'couponId', code: 'COUPON_USED' },
      ]);
    }
    await inOrder();
  }, 600_000);

  test(`points in five tabs are spent once and never below zero, ${races} times`, async () => {
    for (const round of rounds) {
      const buyer = buyerOf(round + 100);
      for (const points of [30_000, 20_000])
        await givePoints(shop.database, buyer.userId, {
          source: `${round}-${points}`,
          points,
          at: systemClock.now(),
        });
      // Fifty thousand in two lots; two of five tabs find their twenty.
      const forms = await tabs(buyer, [9, 10, 11, 12, 13], { points: 20_000 });
      const told = await Promise.all(
        forms.map((form, index) => shop.doors[index % 2 === 0 ? 0 : 1].place(buyer.token, form)),
      );
      expect(statuses(told)).toEqual([200, 200, 422, 422, 422]);
      for (const { status, body } of told)
        if (status !== 200)
          expect(body.errors).toMatchObject([{ field: 'points', code: 'NOT_ENOUGH_POINTS' }]);
      const [left] = await shop.database.rows<{ left: number; least: number }>(
        {
          text: `select sum("left")::int as left, min("left")::int as least from point_lots where user_id = $1`,
        },
        [buyer.userId],
      );
      expect(left).toEqual({ left: 10_000, least: 0 });
    }
    await inOrder();
  }, 600_000);
});
