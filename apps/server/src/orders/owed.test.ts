import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { notices } from '../db/schema/orders.ts';
import { settlementLines } from '../db/schema/settlement.ts';
import { brokenBooks } from '../testing/books.ts';
import { databaseKinds } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { type ShopFloor, stockedFloor } from '../testing/shop-floor.ts';

const outOfStock = { reason: 'OUT_OF_STOCK' } as const;

/** The fixture's order: its parcels cost 30.000 đ, a lamp of 900.000 đ is paid with points or in money. */
const fee = 30_000;
const lamp = 900_000;

describe.each(databaseKinds)('what is owed on %s', (kind) => {
  let database: Database;
  let floor: ShopFloor;
  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
  });
  afterAll(() => database.close());

  const aboutsOf = async (orderId: number): Promise<string[]> => {
    const told = await database.orm.select().from(notices).where(eq(notices.orderId, orderId));
    return told.map(({ about }) => about);
  };

  test('goods paid with points: the line waits for the fee that the gateway gives back', async () => {
    const order = await floor.place(newGroup([newLine({ pointsShare: lamp })], { method: 'QR' }));
    expect([order.total, await floor.pay(order, fee)]).toEqual([fee, 'paid']);
    const [line = 0] = order.itemIds;
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock);
    expect(await floor.pointsLeft(order.lotId)).toBe(lamp);
    expect(await floor.owed(order.groupId)).toBe(fee);
    expect(await floor.line(line)).toMatchObject({ state: 'cancel_confirmed', code: 5 });
    expect(await aboutsOf(order.orderId)).not.toContain('cancel.completed');

    await floor.gatewaySays(order.groupId, 'failed');
    const refused = await floor.line(line);
    expect([refused.state, refused.data.refundFailed]).toEqual(['cancel_confirmed', true]);
    expect(await aboutsOf(order.orderId)).toContain('order.refund-delayed');

    await floor.gatewaySays(order.groupId, 'refunded');
    expect(await floor.line(line)).toMatchObject({ state: 'cancel_completed', code: 6 });
    expect((await aboutsOf(order.orderId)).filter((about) => about === 'cancel.completed')).toEqual(
      ['cancel.completed'],
    );
  });

  test('one of two lines paid with points owes nothing and is done at once, the other waits', async () => {
    const order = await floor.place(
      newGroup([newLine({ pointsShare: lamp }), newLine({ optionId: 2 })], { method: 'QR' }),
    );
    await floor.pay(order, lamp + fee);
    const [points = 0, money = 0] = order.itemIds;
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock, [points]);
    expect((await floor.line(points)).state).toBe('cancel_completed');
    expect(await floor.returnsOf(order.groupId)).toEqual([]);
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock, [money]);
    expect((await floor.line(money)).state).toBe('cancel_confirmed');
    expect(await floor.owed(order.groupId)).toBe(lamp + fee);
    await floor.gatewaySays(order.groupId, 'refunded');
    expect((await floor.line(money)).state).toBe('cancel_completed');
  });

  test('both at once: the one that carries the fee waits, whatever it cost itself', async () => {
    const order = await floor.place(
      newGroup([newLine({ optionId: 2 }), newLine({ pointsShare: lamp })], { method: 'QR' }),
    );
    await floor.pay(order, lamp + fee);
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock);
    const states = await Promise.all(order.itemIds.map((id) => floor.line(id)));
    expect(states.map(({ state }) => state)).toEqual(['cancel_confirmed', 'cancel_confirmed']);
    expect((await floor.returnsOf(order.groupId)).map(({ amount }) => amount)).toEqual([lamp, fee]);
  });

  test('goods paid with points come back at the seller’s fault: the fee is refunded before it is done', async () => {
    const order = await floor.place(newGroup([newLine({ pointsShare: lamp })], { method: 'QR' }));
    await floor.pay(order, fee);
    const [line = 0] = order.itemIds;
    await comeBack(order, 'DEFECTIVE');
    expect((await floor.line(line)).state).toBe('refund_confirmed');
    expect(await floor.owed(order.groupId)).toBe(fee);
    await floor.gatewaySays(order.groupId, 'refunded');
    expect((await floor.line(line)).state).toBe('refund_completed');
  });

  test('goods that come back for less than their return fee owe nothing and are done', async () => {
    const cheap = newLine({ list: 20_000, discount: 0, goods: 20_000, paid: 20_000 });
    const order = await floor.place(newGroup([cheap], { method: 'QR' }));
    await floor.pay(order, 20_000 + fee);
    const [line = 0] = order.itemIds;
    await comeBack(order, 'CHANGED_MIND');
    expect(await floor.returnsOf(order.groupId)).toEqual([]);
    expect((await floor.line(line)).state).toBe('refund_completed');
  });

  test('cash that nobody has collected is owed to nobody', async () => {
    const order = await floor.place(newGroup([newLine()], { method: 'COD' }));
    const [line = 0] = order.itemIds;
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock);
    expect((await floor.line(line)).state).toBe('cancel_completed');
    expect(await floor.returnsOf(order.groupId)).toEqual([]);
  });

  test('cash collected for the fee alone goes back when the shop is at fault for goods paid with points', async () => {
    const order = await floor.place(newGroup([newLine({ pointsShare: lamp })], { method: 'COD' }));
    expect(order.total).toBe(fee);
    const [line = 0] = order.itemIds;
    await comeBack(order, 'DEFECTIVE');
    expect((await floor.line(line)).data).toMatchObject({ captured: 0, amount: 0 });
    expect(await floor.returnsOf(order.groupId)).toMatchObject([
      { amount: fee, orderItemId: line, attemptId: null },
    ]);
    expect(await floor.pointsLeft(order.lotId)).toBe(lamp);
    expect((await floor.line(line)).state).toBe('refund_confirmed');
    await floor.gatewaySays(order.groupId, 'refunded');
    expect((await floor.line(line)).state).toBe('refund_completed');
  });

  test('that fee stays with the shop when the buyer changed their mind', async () => {
    const order = await floor.place(newGroup([newLine({ pointsShare: lamp })], { method: 'COD' }));
    await comeBack(order, 'CHANGED_MIND');
    expect(await floor.returnsOf(order.groupId)).toEqual([]);
    expect(await deliveryTo(order)).toEqual([fee]);
  });

  test('a fee that nobody has collected goes back to nobody and to no shop', async () => {
    const order = await floor.place(newGroup([newLine({ pointsShare: lamp })], { method: 'COD' }));
    const [line = 0] = order.itemIds;
    await comeBack(order, 'DEFECTIVE', { deliveredBy: 'buyer', cashMissing: true });
    expect((await floor.line(line)).state).toBe('refund_completed');
    expect(await floor.returnsOf(order.groupId)).toEqual([]);
    expect(await deliveryTo(order)).toEqual([]);
    expect(await floor.pointsLeft(order.lotId)).toBe(lamp);
  });

  test('the books of all of these are in order', async () => {
    expect(await brokenBooks(database, 1000)).toEqual([]);
  });

  /** Sent, delivered, sent back and looked at. */
  async function comeBack(
    order: Awaited<ReturnType<ShopFloor['place']>>,
    reason: 'DEFECTIVE' | 'CHANGED_MIND',
    {
      deliveredBy = 'carrier',
      cashMissing,
    }: { readonly deliveredBy?: 'carrier' | 'buyer'; readonly cashMissing?: boolean } = {},
  ): Promise<void> {
    const shipment = { kind: 'self' } as const;
    await floor.does(order, 'seller', 'seller.dispatch', { shipment });
    await floor.does(order, deliveredBy, 'delivered', {});
    await floor.does(order, 'buyer', 'refund.request', {
      reason,
      text: 'Không hợp phòng',
      pictures: ['/media/uploads/a.webp'],
    });
    await floor.does(order, 'seller', 'refund.pickup_started', { shipment });
    await floor.does(order, 'seller', 'refund.received', {});
    await floor.does(order, 'seller', 'refund.confirm', {
      amount: 0,
      ...(cashMissing === undefined ? {} : { cashMissing }),
    });
  }

  /** What the order's settlement has for its parcels, beside what the way back cost. */
  async function deliveryTo({ orderId }: { readonly orderId: number }): Promise<number[]> {
    const lines = await database.orm
      .select({ amount: settlementLines.amount })
      .from(settlementLines)
      .where(like(settlementLines.key, `order:${orderId}:delivery:%`));
    return lines.map(({ amount }) => amount);
  }
});
