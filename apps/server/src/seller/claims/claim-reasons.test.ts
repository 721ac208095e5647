import type { ClaimReason } from '@hien/domain';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { itemEvents, orderItems, orders } from '../../db/schema/orders.ts';
import { sellers } from '../../db/schema/shop.ts';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { type Placed, type ShopFloor, stockedFloor } from '../../testing/shop-floor.ts';
import { type TestApp, signInToShop, testApp } from '../../testing/test-app.ts';

type Reasons = Answer<'readClaimReasons'>;
type Headers = { authorization: string };

const self = { kind: 'self' } as const;
const day = 86_400_000;
const dayOf = (at: number): string => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);

describe.each(databaseKinds)('for which reasons goods come back, on %s', (kind) => {
  let database: Database;
  let floor: ShopFloor;
  let server: TestApp;
  let shop: Headers;
  let buyer: Headers;
  const lamp = newLine();
  const table = newLine({ productId: 2, optionId: 3, quantity: 3 });
  /** Everything, the first days alone, and the last ones. */
  const spans: { from: string; to: string }[] = [];

  async function arrived(lines = [lamp]): Promise<Placed> {
    const order = await floor.place(newGroup(lines));
    await floor.pay(order, order.total);
    await floor.does(order, 'seller', 'seller.dispatch', { shipment: self });
    await floor.does(order, 'carrier', 'delivered', {});
    return order;
  }
  const wants = (reason: ClaimReason) => ({
    reason,
    text: 'Không vừa ý',
    pictures: ['/media/uploads/x.webp'],
  });
  const comesBack = (order: Placed, reason: ClaimReason, line = 0) =>
    floor.does(order, 'buyer', 'refund.request', wants(reason), [order.itemIds[line] ?? 0]);

  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
    server = await testApp(database, { clock: { now: () => floor.now } });
    buyer = await signInToShop(server.app, 'khach@hien.example');
    const first = floor.now;
    // Out of two lines one, and a line for two reasons, the second on a later day.
    const two = await arrived([lamp, table]);
    await comesBack(two, 'DOES_NOT_FIT');
    const twice = await arrived([table]);
    await comesBack(twice, 'DAMAGED');
    await floor.does(twice, 'buyer', 'refund.withdraw', {});
    // Asked again for the same reason: the line is one.
    const same = await arrived();
    await comesBack(same, 'DAMAGED');
    await floor.does(same, 'buyer', 'refund.withdraw', {});
    await comesBack(same, 'DAMAGED');
    // What is cancelled does not come back.
    const cancelled = await floor.place(newGroup());
    await floor.pay(cancelled, cancelled.total);
    await floor.does(cancelled, 'buyer', 'cancel.request', { reason: 'CHANGED_MIND', text: '' });
    const middle = floor.now;
    floor.wait(2 * day);
    // One of three pieces of the line that had come back for another reason before: a line of its own.
    const [row] = await database.orm.select().from(orders).where(eq(orders.id, twice.orderId));
    const split = await server.app.inject({
      method: 'POST',
      url: `/mall/api/order/${twice.orderId}/events`,
      headers: buyer,
      payload: {
        event: 'refund.request',
        itemIds: [...twice.itemIds],
        quantity: 1,
        payload: { reason: 'CHANGED_MIND', text: '', pictures: [] },
        expectedVersion: row?.version,
        idempotencyKey: 'one-of-three-pieces',
      },
    });
    if (split.statusCode !== 200) throw new Error(split.body);
    const other = await arrived([lamp]);
    await floor.does(other, 'buyer', 'exchange.request', {
      ...wants('DOES_NOT_FIT'),
      wantedOption: '2',
      inStock: true,
    });
    const foreign = await arrived([lamp]);
    await comesBack(foreign, 'LATE');
    await makeForeign(foreign);
    const last = floor.now;
    spans.push(
      { from: dayOf(first), to: dayOf(last) },
      { from: dayOf(first), to: dayOf(middle) },
      { from: dayOf(middle + day), to: dayOf(last) },
    );
    shop = await signInToShop(server.app, 'ban-hang@hien.example');
  });
  afterAll(() => server.close());

  /** Of another shop: its figures are nobody else's. */
  async function makeForeign({ orderId }: Placed): Promise<void> {
    const [seller] = await database.orm.select().from(sellers).where(eq(sellers.id, 1));
    if (seller === undefined) throw new Error('no shop');
    const { id: _, ...rest } = seller;
    const [made] = await database.orm
      .insert(sellers)
      .values({ ...rest, userId: null, slug: 'khac', name: 'Khác' })
      .returning();
    const sellerId = made?.id ?? 0;
    await database.orm.update(orderItems).set({ sellerId }).where(eq(orderItems.orderId, orderId));
    await database.orm.update(orders).set({ sellerId }).where(eq(orders.id, orderId));
  }

  const get = async (path: string, headers = shop) => {
    const answer = await server.app.inject({ url: `/mall/api/${path}`, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const figures = async ({ from, to }: { from: string; to: string }): Promise<Reasons> =>
    (await get(`seller/claim-reasons?from=${from}&to=${to}`)).body;
  const listed = async (query: string): Promise<number> => {
    const { status, body } = await get(`seller/item/list?${query}`);
    expect(status).toBe(200);
    return body.meta.total;
  };

  /** The same by another way: the whole history in memory, each event counted at the line that it happened to first. */
  async function counted({ from, to }: { from: string; to: string }) {
    const lines = await database.orm.select().from(orderItems).where(eq(orderItems.sellerId, 1));
    const events = await database.orm
      .select()
      .from(itemEvents)
      .where(
        inArray(
          itemEvents.itemId,
          lines.map(({ id }) => id),
        ),
      );
    const parentOf = new Map(lines.map(({ id, splitFrom }) => [id, splitFrom]));
    const nameOf = ({ event, version, at }: (typeof events)[number]) =>
      `${event} ${version} ${at.getTime()}`;
    const own = events.filter((one) => {
      const parent = parentOf.get(one.itemId) ?? null;
      return !events.some(
        ({ itemId, ...rest }) => itemId === parent && nameOf({ itemId, ...rest }) === nameOf(one),
      );
    });
    const inDays = own.filter(({ at }) => from <= dayOf(at.getTime()) && dayOf(at.getTime()) <= to);
    const linesOf = (of: (event: (typeof events)[number], item: number) => boolean): number =>
      new Set(
        inDays
          .filter((event) => of(event, lines.find(({ id }) => id === event.itemId)?.productId ?? 0))
          .map(({ itemId }) => itemId),
      ).size;
    const back = ({ event }: { event: string }) =>
      event === 'refund.request' || event === 'exchange.request';
    const reasonOf = ({ payload }: { payload: unknown }) => (payload as { reason?: string }).reason;
    const reasons = (item?: number) => {
      const named = new Set(inDays.filter(back).flatMap((event) => reasonOf(event) ?? []));
      const isOf = (event: (typeof events)[number], product: number, reason: string) =>
        (item === undefined || item === product) && reasonOf(event) === reason;
      return [...named]
        .map((reason) => ({
          reason,
          lines: linesOf((event, of) => back(event) && isOf(event, of, reason)),
          refund: linesOf(
            (event, of) => event.event === 'refund.request' && isOf(event, of, reason),
          ),
          exchange: linesOf(
            (event, of) => event.event === 'exchange.request' && isOf(event, of, reason),
          ),
        }))
        .filter((one) => one.lines > 0)
        .toSorted((a, b) => b.lines - a.lines || (a.reason < b.reason ? -1 : 1));
    };
    const items = [...new Set(lines.map(({ productId }) => productId))]
      .map((id) => ({
        id,
        delivered: linesOf(({ event }, of) => event === 'delivered' && of === id),
        claimed: linesOf((event, of) => back(event) && of === id),
        reasons: reasons(id),
      }))
      .filter(({ claimed }) => claimed > 0)
      .toSorted((a, b) => b.claimed - a.claimed || a.id - b.id);
    return {
      delivered: linesOf(({ event }) => event === 'delivered'),
      claimed: linesOf(back),
      reasons: reasons(),
      items,
    };
  }

  test('the figures are those of the history, counted by another way', async () => {
    for (const span of spans) {
      const { meta, items, ...told } = await figures(span);
      const bare = items.map(({ id, delivered, claimed, reasons }) => ({
        id,
        delivered,
        claimed,
        reasons,
      }));
      expect({ ...told, items: bare }).toEqual(await counted(span));
      expect(meta.total).toBe(items.length);
    }
    // As it was played: in the first days two lamps and one table, in the last a piece of the table and a lamp.
    const [all, early, late] = await Promise.all(spans.map(figures));
    expect([all?.delivered, all?.claimed]).toEqual([5, 5]);
    expect(early?.reasons).toEqual([
      { reason: 'DAMAGED', lines: 2, refund: 2, exchange: 0 },
      { reason: 'DOES_NOT_FIT', lines: 1, refund: 1, exchange: 0 },
    ]);
    expect(late?.reasons).toEqual([
      { reason: 'CHANGED_MIND', lines: 1, refund: 1, exchange: 0 },
      { reason: 'DOES_NOT_FIT', lines: 1, refund: 0, exchange: 1 },
    ]);
    expect(late).toMatchObject({ delivered: 1, claimed: 2 });
    expect(all?.items.map(({ id, claimed, delivered }) => [id, claimed, delivered])).toEqual([
      [1, 3, 3],
      [2, 2, 2],
    ]);
  });

  test('each figure is the number of lines of its list', async () => {
    for (const span of spans) {
      const { delivered, claimed, reasons, items } = await figures(span);
      const days = `from=${span.from}&to=${span.to}`;
      expect(await listed(`${days}&on=delivered`)).toBe(delivered);
      expect(await listed(`${days}&on=returned`)).toBe(claimed);
      const check = async (rows: Reasons['reasons'], more = '') => {
        for (const { reason, lines, refund, exchange } of rows) {
          const list = `${days}&on=returned&reason=${reason}${more}`;
          expect([reason, await listed(list)]).toEqual([reason, lines]);
          expect(await listed(`${list}&asked=refund`)).toBe(refund);
          expect(await listed(`${list}&asked=exchange`)).toBe(exchange);
        }
      };
      await check(reasons);
      for (const item of items) {
        const of = `&product=${item.id}`;
        expect(await listed(`${days}&on=delivered${of}`)).toBe(item.delivered);
        expect(await listed(`${days}&on=returned${of}`)).toBe(item.claimed);
        await check(item.reasons, of);
      }
    }
    const [all] = spans;
    expect(
      await listed(`from=${all?.from}&to=${all?.to}&on=returned&reason=NOBODY_SAYS_THIS`),
    ).toBe(0);
  });

  test('is a page of items, of days that can be searched, for whoever has a shop', async () => {
    const [all] = spans;
    const days = `from=${all?.from}&to=${all?.to}`;
    const beyond = await get(`seller/claim-reasons?${days}&page=2`);
    expect([beyond.body.items, beyond.body.meta.total, beyond.body.claimed]).toEqual([[], 2, 5]);
    const wrong = await get(`seller/claim-reasons?from=${all?.to}&to=${dayOf(testNow - 20 * day)}`);
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'to']);
    expect((await get('seller/claim-reasons?from=2019-01-01&to=2019-02-01')).status).toBe(400);
    expect((await get('seller/claim-reasons')).status).toBe(400);
    expect((await get(`seller/claim-reasons?${days}`, buyer)).status).toBe(403);
  });
});
