import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../http/handler.ts';
import { brokenBooks } from '../testing/books.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { type Market, seedMarketplace } from '../testing/marketplace.ts';
import { ShopFloor } from '../testing/shop-floor.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

type List = Answer<'listSellerItems'>;
type Row = List['items'][number];
type Sent = Answer<'sendSellerEvents'>;

describe.each(databaseKinds)("a shop's work on %s", (kind) => {
  let server: TestApp;
  let market: Market;
  let floor: ShopFloor;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 2, stock: 10_000 });
    floor = new ShopFloor(database);
    server = await testApp(database, { clock: { now: () => floor.now } });
  });
  afterAll(() => server.close());

  const call = async (url: string, payload?: object, token = market.seller.token) => {
    const answer = await server.app.inject({
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const list = async (query: string): Promise<List> =>
    (await call(`/mall/api/seller/item/list?limit=60&${query}`)).body as List;
  const rowOf = async (itemId: number): Promise<Row> => {
    const found = (await list('')).items.find(({ item }) => item.id === itemId);
    if (found === undefined) throw new Error(`no line ${itemId}`);
    return found;
  };
  const send = async (event: string, lines: readonly object[], token?: string) => {
    const { status, body } = await call('/mall/api/seller/item/events', { event, lines }, token);
    return { status, lines: (body as Sent).lines };
  };
  const lineOf = ({ orderId, orderVersion, item }: Row, payload: object = {}) => ({
    orderId,
    itemId: item.id,
    expectedVersion: orderVersion,
    idempotencyKey: randomUUID(),
    payload,
  });

  /** A paid order of the shop, with so many lines. */
  async function paid(count = 1) {
    const lines = Array.from({ length: count }, (_, index) => newLine({ optionId: 1 + index }));
    const placed = await floor.place(
      newGroup(lines, { userId: market.buyers[0]?.userId ?? 0, method: 'QR' }),
    );
    await floor.pay(placed, placed.total);
    return placed;
  }

  test('claims stand in their part of their list and are counted there, and move with each step', async () => {
    const before = (await list('')).claims;
    const placed = await paid();
    const [itemId = 0] = placed.itemIds;
    await floor.does(placed, 'seller', 'seller.dispatch', { shipment: { kind: 'self' } });
    await floor.does(placed, 'seller', 'delivered', {});
    const claim = { reason: 'CHANGED_MIND', text: '', pictures: [] } as const;
    await floor.does(placed, 'buyer', 'refund.request', claim);
    const parts = async () => {
      const { claims } = await list('');
      const { requested, waiting, on_hold: held, processed } = claims.refund;
      return [
        requested - before.refund.requested,
        waiting - before.refund.waiting,
        held - before.refund.on_hold,
        processed - before.refund.processed,
      ];
    };
    const standsIn = async (part: string) =>
      (await list(`claim=refund&part=${part}`)).items.some(({ item }) => item.id === itemId);
    expect(await parts()).toEqual([1, 0, 0, 0]);
    expect([await standsIn('requested'), await standsIn('waiting')]).toEqual([true, false]);

    await floor.does(placed, 'seller', 'refund.approve', { returnRequired: true });
    expect(await parts()).toEqual([0, 1, 0, 0]);
    expect([await standsIn('requested'), await standsIn('waiting')]).toEqual([false, true]);
    expect((await list('claim=refund&part=waiting')).meta.total).toBe(before.refund.waiting + 1);
  });

  test('what is due first stands first, what has no deadline last', async () => {
    await paid();
    await paid(2);
    const { items } = await list('tab=new_order&sort=due');
    const due = items.map(({ item }) => item.next.until ?? '9999');
    expect(due.length).toBeGreaterThanOrEqual(3);
    expect(due).toEqual(due.toSorted());
  });

  test('what waits for the shop is all that it has to do, and nothing that others have', async () => {
    const mine = await paid();
    const buyers = await floor.place(
      newGroup([newLine()], { userId: market.buyers[0]?.userId ?? 0, method: 'QR' }),
    );
    const waiting = await list('waiting=true');
    const ids = waiting.items.map(({ item }) => item.id);
    expect(ids).toContain(mine.itemIds[0]);
    expect(ids).not.toContain(buyers.itemIds[0]);
    expect(waiting.meta.total).toBe(ids.length);
    const due = waiting.items.map(({ item }) => item.next.until ?? '9999');
    expect(due).toEqual(due.toSorted());
    await floor.does(mine, 'seller', 'seller.dispatch', { shipment: { kind: 'self' } });
    expect((await list('waiting=true')).meta.total).toBe(ids.length - 1);
  });

  test('of a lot each line goes or stays by itself, and says why', async () => {
    const [fresh, sentBefore, unpaid] = [
      await paid(),
      await paid(),
      await floor.place(
        newGroup([newLine()], { userId: market.buyers[0]?.userId ?? 0, method: 'QR' }),
      ),
    ];
    await floor.does(sentBefore, 'seller', 'seller.dispatch', { shipment: { kind: 'self' } });
    const rows = await Promise.all(
      [fresh, sentBefore, unpaid].map(({ itemIds }) => rowOf(itemIds[0] ?? 0)),
    );
    const shipment = { kind: 'carrier', carrier: 'GHN', tracking: 'GHN-2211' };
    const { lines } = await send(
      'seller.dispatch',
      rows.map((row) => lineOf(row, { shipment })),
    );
    expect(lines.map(({ done, code }) => [done, code])).toEqual([
      [true, null],
      [false, 'EVENT_REFUSED'],
      [false, 'EVENT_REFUSED'],
    ]);
    expect(lines[2]?.message).toMatch(/\S/);
    const [row] = rows;
    expect((await rowOf(row?.item.id ?? 0)).item.shipment).toMatchObject({ tracking: 'GHN-2211' });
  });

  test('lines of one order that were looked at together go together; an older look does not', async () => {
    const placed = await paid(3);
    const rows = await Promise.all(placed.itemIds.map((id) => rowOf(id)));
    const lot = rows.map((row) => lineOf(row));
    const [first, second, third] = lot;
    const sent = await send('seller.accept', [first ?? {}, second ?? {}]);
    expect(sent.lines.map(({ done }) => done)).toEqual([true, true]);
    const late = await send('seller.accept', [third ?? {}]);
    expect(late.lines.map(({ code }) => code)).toEqual(['VERSION_CONFLICT']);
  });

  test('a lot that is sent again does nothing twice', async () => {
    const placed = await paid(2);
    const lot = (await Promise.all(placed.itemIds.map((id) => rowOf(id)))).map((row) =>
      lineOf(row),
    );
    const once = await send('seller.accept', lot);
    const version = (await rowOf(placed.itemIds[0] ?? 0)).orderVersion;
    expect(await send('seller.accept', lot)).toEqual(once);
    expect((await rowOf(placed.itemIds[0] ?? 0)).orderVersion).toBe(version);
  });

  test("another's lines are not there: neither for a shop that does not sell them nor for their buyer", async () => {
    const placed = await paid();
    const line = lineOf(await rowOf(placed.itemIds[0] ?? 0));
    const buyer = market.buyers[0]?.token ?? '';
    expect((await send('seller.accept', [line], buyer)).status).toBe(403);
    const nobodys = { ...line, orderId: 2_000_000_000 };
    const other = await send('seller.accept', [{ ...line, itemId: 2_000_000_000 }, nobodys]);
    expect(other.lines.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await rowOf(line.itemId)).item.stage).toBe('new_order');
  });

  test('the books are in order', async () => {
    expect(await brokenBooks(server.database, 10_000)).toEqual([]);
  });
});
