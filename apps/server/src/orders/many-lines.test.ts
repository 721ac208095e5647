import { randomUUID } from 'node:crypto';
import { lotsOf } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../http/handler.ts';
import { brokenBooks } from '../testing/books.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { type Market, seedMarketplace } from '../testing/marketplace.ts';
import { type Placed, ShopFloor } from '../testing/shop-floor.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

type List = Answer<'listSellerItems'>;
type Row = List['items'][number];
type Result = Answer<'sendSellerEvents'>['lines'][number];

describe.each(databaseKinds)('300 lines at once on %s', (kind) => {
  let server: TestApp;
  let market: Market;
  let floor: ShopFloor;
  const placed: Placed[] = [];

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 1, stock: 10_000 });
    floor = new ShopFloor(database);
    server = await testApp(database, { clock: { now: () => floor.now } });
    const userId = market.buyers[0]?.userId ?? 0;
    for (let order = 0; order < 50; order += 1) {
      const lines = [1, 2, 3, 1, 2, 3].map((optionId) => newLine({ optionId }));
      const one = await floor.place(newGroup(lines, { userId, method: 'QR' }));
      await floor.pay(one, one.total);
      placed.push(one);
    }
  }, 120_000);
  afterAll(() => server.close());

  const call = async <Body>(url: string, payload?: object): Promise<Body> => {
    const answer = await server.app.inject({
      url: `/mall/api/seller/item/${url}`,
      headers: { authorization: `Bearer ${market.seller.token}` },
      ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<Body>();
  };
  const list = (query: string) => call<List>(`list?${query}`);
  const again = (ids: readonly number[]) =>
    list(`limit=200&${ids.map((id) => `ids=${id}`).join('&')}`);

  /** All that match, page after page. */
  async function gathered(query: string): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const { items, meta } = await list(`${query}&limit=200&page=${page}`);
      rows.push(...items);
      if (items.length === 0 || rows.length >= meta.total) return rows;
    }
  }

  const keys = new Map<number, string>();
  const keyOf = (id: number): string => {
    const key = keys.get(id) ?? randomUUID();
    keys.set(id, key);
    return key;
  };
  async function dispatch(rows: readonly Row[]): Promise<Result[]> {
    const told: Result[] = [];
    for (const lot of lotsOf(rows)) {
      const { lines } = await call<{ lines: Result[] }>('events', {
        event: 'seller.dispatch',
        lines: lot.map(({ orderId, orderVersion, item }) => ({
          orderId,
          itemId: item.id,
          expectedVersion: orderVersion,
          idempotencyKey: keyOf(item.id),
          payload: { shipment: { kind: 'self' } },
        })),
      });
      told.push(...lines);
    }
    return told;
  }

  test('12 are refused, and the 12 alone are tried again as they are then', async () => {
    const rows = await gathered('tab=new_order&sort=due');
    expect(new Set(rows.map(({ item }) => item.id)).size).toBe(300);
    expect(lotsOf(rows).map((lot) => lot.length)).toEqual([198, 102]);

    // Meanwhile somebody else took up one of the orders, and sent another.
    const [taken, sent] = placed;
    if (taken === undefined || sent === undefined) throw new Error('too few orders');
    await floor.does(taken, 'seller', 'seller.accept', {});
    await floor.does(sent, 'seller', 'seller.dispatch', { shipment: { kind: 'self' } });

    const first = await dispatch(rows);
    const refused = first.filter(({ done }) => !done);
    expect(first.length).toBe(300);
    expect(refused.map(({ itemId }) => itemId).toSorted((a, b) => a - b)).toEqual(
      [taken, sent].flatMap(({ itemIds }) => itemIds).toSorted((a, b) => a - b),
    );
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['VERSION_CONFLICT']));

    const fresh = (await again(refused.map(({ itemId }) => itemId))).items;
    const can = ({ item }: Row) =>
      item.actions.some(({ event, refused: why }) => event === 'seller.dispatch' && why === null);
    const going = fresh.filter(can);
    expect([fresh.length, going.length]).toEqual([12, 6]);
    expect((await dispatch(going)).every(({ done }) => done)).toBe(true);
    expect((await list('tab=delivering')).meta.total).toBe(300);
    expect((await list('tab=new_order')).meta.total).toBe(0);
  }, 120_000);

  test('lines are looked at again by their numbers, beside what else is asked; what is not the shop’s is not there', async () => {
    const [id = 0, other = 0] = placed[9]?.itemIds ?? [];
    const both = await again([id, other, 2_000_000_000]);
    expect([both.meta.total, both.counts.delivering]).toEqual([2, 2]);
    expect(both.items.map(({ item }) => item.id).toSorted((a, b) => a - b)).toEqual([id, other]);
    expect((await list(`ids=${id}&tab=new_order`)).meta.total).toBe(0);
    expect((await list(`ids=${id}&q=khong-co-hang-nay`)).items).toEqual([]);
  });

  test('what is wrong of a line is said, and which part of it', async () => {
    const [id = 0] = placed[9]?.itemIds ?? [];
    const { items } = await again([id]);
    const { lines } = await call<{ lines: Result[] }>('events', {
      event: 'cancel.by_seller',
      lines: items.map(({ orderId, orderVersion, item }) => ({
        orderId,
        itemId: item.id,
        expectedVersion: orderVersion,
        idempotencyKey: randomUUID(),
        payload: { reason: 'no-such-reason' },
      })),
    });
    expect(lines).toMatchObject([{ done: false, code: 'VALIDATION', field: 'reason' }]);
    expect(lines[0]?.message).not.toBe('');
  });

  test('the books are in order', async () => {
    expect(await brokenBooks(server.database, 10_000)).toEqual([]);
  });
});
