import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { Answer } from '../../http/handler.ts';
import { passTime } from '../../jobs/pass-time.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { type Placed, type ShopFloor, stockedFloor } from '../../testing/shop-floor.ts';
import { type TestApp, signInToShop, testApp } from '../../testing/test-app.ts';

const shipment = { kind: 'self' } as const;

/**
 * What a shop is due, by the orders alone: goods of lines that are confirmed, parcels that were paid for and did not go
 * back to the buyer, ways back that the buyer paid, less 8 % of the goods. No line of a settlement is read.
 */
const due = `
  with goods as (
    select coalesce(sum(goods), 0) as sum from order_items where seller_id = 1 and state = 'confirmed'
  ), parcels as (
    select coalesce(sum(o.delivery_fee + o.installation_fee - coalesce((
      select sum((i.refund->'split'->>'deliveryFee')::int) from order_items i where i.order_id = o.id), 0)), 0) as sum
    from orders o where o.seller_id = 1
      and exists (select from order_items i where i.order_id = o.id and i.data->>'paidAt' is not null)
      and not exists (select from order_items i where i.order_id = o.id and i.state <> 'confirmed' and i.refund is null)
  ), returns as (
    select coalesce(sum((refund->'split'->>'returnFee')::int), 0) as sum from order_items where seller_id = 1
  )
  select goods.sum as goods, parcels.sum as parcels, returns.sum as returns,
    goods.sum + parcels.sum + returns.sum - round(goods.sum * 8 / 100.0) as due
  from goods, parcels, returns`;

describe.each(databaseKinds)("a shop's month on %s", (kind) => {
  let database: Database;
  let floor: ShopFloor;
  let server: TestApp;
  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
    server = await testApp(database, { clock: { now: () => floor.now } });
  });
  afterAll(() => server.close());

  async function paid(...lines: Parameters<typeof newLine>): Promise<Placed> {
    const order = await floor.place(newGroup(lines.map(newLine), { method: 'QR' }));
    expect(await floor.pay(order, order.total)).toBe('paid');
    return order;
  }
  async function delivered(order: Placed, lines?: readonly number[]): Promise<void> {
    await floor.does(order, 'seller', 'seller.dispatch', { shipment }, lines);
    await floor.does(order, 'carrier', 'delivered', {}, lines);
  }

  const months = async () => {
    const answer = await server.app.inject({
      url: '/mall/api/seller/settlement/list',
      headers: await signInToShop(server.app, 'ban-hang@hien.example'),
    });
    return answer.json<Answer<'listSettlements'>>().items;
  };
  const asked = async () => {
    const rows = await database.rows<Record<string, string>>({ text: due }, []);
    return Object.fromEntries(
      Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]),
    );
  };

  test('is what its orders come to when they are asked by themselves', async () => {
    // Bought and kept, with an odd amount of which the fee is no whole đồng.
    const kept = await paid({ list: 1_000_037 });
    await delivered(kept);
    await floor.does(kept, 'buyer', 'buyer.confirm', {});
    // Cancelled before it was sent: nothing is due.
    const cancelled = await paid({});
    await floor.does(cancelled, 'buyer', 'cancel.request', { reason: 'CHANGED_MIND', text: '' });
    await floor.does(cancelled, 'seller', 'cancel.approve', {});
    // Sent back because the buyer thought otherwise: the parcels and the way back are the shop's.
    const returned = await paid({ quantity: 2 });
    await delivered(returned);
    await floor.does(returned, 'buyer', 'refund.request', {
      reason: 'CHANGED_MIND',
      text: 'Không như mong đợi',
      pictures: ['/media/uploads/a.webp'],
    });
    await floor.does(returned, 'seller', 'refund.pickup_started', { shipment });
    await floor.does(returned, 'seller', 'refund.received', {});
    await floor.does(returned, 'seller', 'refund.confirm', { amount: 0 });
    // Confirmed, and taken back by staff afterwards.
    const taken = await paid({});
    await delivered(taken);
    await floor.does(taken, 'buyer', 'buyer.confirm', {});
    await floor.does(taken, 'admin', 'admin.cancel_confirmed', { reason: 'OUT_OF_STOCK' });
    // On its way: of another month, as it may be.
    await delivered(await paid({}));

    const items = await months();
    expect(items.map(({ month }) => month)).toEqual(['2026-11']);
    const row = await asked();
    expect(row['goods']).toBe(1_000_037 - 100_000);
    expect(items[0]?.payable).toBe(row['due']);
  });

  test('and so are its months together, when a sale of one is taken back in the next', async () => {
    const pass = () =>
      passTime(database, floor.now, (error) => {
        throw error;
      });
    const sold = await paid({});
    await delivered(sold);
    await floor.does(sold, 'buyer', 'buyer.confirm', {});
    floor.wait(30 * 86_400_000);
    await pass();
    await floor.does(sold, 'admin', 'admin.cancel_confirmed', { reason: 'OUT_OF_STOCK' });
    floor.wait(31 * 86_400_000);
    await pass();
    const later = await paid({ quantity: 2 });
    await delivered(later);
    await floor.does(later, 'buyer', 'buyer.confirm', {});
    const items = (await months()).toReversed();
    // 8 % of three lamps of November, one of them cheaper; of the one that December takes back; of the two of January.
    expect(items.map(({ month, fee, adjustments }) => [month, fee, adjustments])).toEqual([
      ['2026-11', 216_003, 0],
      ['2026-12', -72_000, 828_000],
      ['2027-01', 144_000, -828_000],
    ]);
    expect(items.reduce((all, { payable }) => all + payable, 0)).toBe((await asked())['due']);
  });
});
