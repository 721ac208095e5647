import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { orderItems, stockMoves } from '../db/schema/orders.ts';
import { staffCases } from '../db/schema/payments.ts';
import { pointLots, pointMoves } from '../db/schema/rewards.ts';
import { settlementLines } from '../db/schema/settlement.ts';
import { sellers } from '../db/schema/shop.ts';
import { brokenBooks } from '../testing/books.ts';
import { databaseKinds } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { type Placed, type ShopFloor, stockedFloor } from '../testing/shop-floor.ts';
import { lockOrder } from './write/locked-order.ts';
import { previewOf } from './events/preview.ts';

const shipment = { kind: 'self' } as const;
const outOfStock = { reason: 'OUT_OF_STOCK' } as const;

/**
 * Sums by hand. A lamp costs 900.000 đ, its parcels 30.000 đ, one way back 30.000 đ. What is expected here is worked out
 * from 2.9 and never asked of the code.
 */
describe.each(databaseKinds)('money of an order on %s', (kind) => {
  let database: Database;
  let floor: ShopFloor;
  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
  });
  afterAll(() => database.close());

  async function paid(...placed: Parameters<typeof newGroup>): Promise<Placed> {
    const order = await floor.place(newGroup(placed[0], { method: 'QR', ...placed[1] }));
    expect(await floor.pay(order, order.total)).toBe('paid');
    return order;
  }

  async function delivered(order: Placed): Promise<void> {
    await floor.does(order, 'seller', 'seller.dispatch', { shipment });
    await floor.does(order, 'carrier', 'delivered', {});
  }

  async function sentBack(
    order: Placed,
    reason: 'DEFECTIVE' | 'CHANGED_MIND',
    lines: readonly number[],
  ): Promise<void> {
    const text = 'Không như mong đợi';
    const pictures = ['/media/uploads/a.webp'];
    await floor.does(order, 'buyer', 'refund.request', { reason, text, pictures }, lines);
    await floor.does(order, 'seller', 'refund.pickup_started', { shipment }, lines);
    await floor.does(order, 'seller', 'refund.received', {}, lines);
    await floor.does(order, 'seller', 'refund.confirm', { amount: 0 }, lines);
  }

  test('a coupon comes back with the last line of its group and not before', async () => {
    const order = await paid([
      newLine({ couponShare: 40_000 }),
      newLine({ optionId: 2, couponShare: 60_000 }),
    ]);
    expect(order.total).toBe(2 * 900_000 - 100_000 + 30_000);
    const [a = 0, b = 0] = order.itemIds;
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock, [a]);
    expect(await floor.couponState(order.couponId)).toBe('used');
    expect((await floor.group(order.groupId)).cancelledAt).toBeNull();
    // The coupon was never money: what was paid for the line goes back, and no more.
    expect(await floor.owed(order.groupId)).toBe(860_000);
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock, [b]);
    expect(await floor.couponState(order.couponId)).toBe('available');
    expect(await floor.owed(order.groupId)).toBe(order.total);
  });

  test('a refunded line does not bring the coupon back with the cancelled one', async () => {
    const order = await paid([
      newLine({ couponShare: 50_000 }),
      newLine({ optionId: 2, couponShare: 50_000 }),
    ]);
    const [a = 0, b = 0] = order.itemIds;
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock, [a]);
    await floor.does(order, 'seller', 'seller.dispatch', { shipment }, [b]);
    await floor.does(order, 'carrier', 'delivered', {}, [b]);
    await sentBack(order, 'DEFECTIVE', [b]);
    expect(await floor.couponState(order.couponId)).toBe('used');
  });

  test('what is paid too much goes back, to the đồng; what is too little goes back whole', async () => {
    const much = await floor.place(newGroup([newLine()], { method: 'QR' }));
    expect(await floor.pay(much, 930_001)).toBe('paid');
    expect((await floor.returnsOf(much.groupId)).map(({ amount }) => amount)).toEqual([1]);
    const little = await floor.place(newGroup([newLine()], { method: 'QR' }));
    expect(await floor.pay(little, 929_999)).toBe('too-late');
    expect((await floor.returnsOf(little.groupId)).map(({ amount }) => amount)).toEqual([929_999]);
    expect((await floor.line(little.itemIds[0] ?? 0)).state).toBe('awaiting_payment');
    const cases = await database.orm
      .select({ because: staffCases.because, facts: staffCases.facts })
      .from(staffCases)
      .orderBy(asc(staffCases.id));
    expect(cases).toEqual([
      { because: 'paid-too-much', facts: { amount: 1 } },
      { because: 'paid-too-little', facts: { amount: 929_999 } },
    ]);
  });

  test('a second payment of a group goes back whole and pays nothing again', async () => {
    const order = await paid([newLine()]);
    expect(await floor.pay(order, 930_000)).toBe('already-paid');
    expect(await floor.owed(order.groupId)).toBe(930_000);
    expect((await floor.line(order.itemIds[0] ?? 0)).data.captured).toBe(900_000);
  });

  test.each([
    // The fee of the parcels stays where they were sent, unless the seller is at fault for all of it.
    ['CHANGED_MIND', 900_000 - 30_000, { returnFee: 30_000, deliveryFee: 0 }],
    ['DEFECTIVE', 900_000 + 30_000, { returnFee: 0, deliveryFee: 30_000 }],
  ] as const)('goods that come back because %s give %i', async (reason, money, fees) => {
    const order = await paid([newLine()]);
    await delivered(order);
    await sentBack(order, reason, order.itemIds);
    expect((await floor.line(order.itemIds[0] ?? 0)).refund?.split).toMatchObject({
      money,
      ...fees,
    });
    expect(await floor.owed(order.groupId)).toBe(money);
  });

  test('what the buyer paid for the way back before is not taken a second time', async () => {
    const order = await paid([newLine()]);
    await delivered(order);
    const lines = order.itemIds;
    const text = 'Không hợp phòng';
    const request = { reason: 'CHANGED_MIND', text, pictures: ['/media/uploads/a.webp'] } as const;
    await floor.does(order, 'buyer', 'refund.request', request, lines);
    await floor.does(order, 'seller', 'refund.pickup_started', { shipment }, lines);
    await floor.does(order, 'seller', 'refund.received', {}, lines);
    const hold = { reason: 'RETURN_FEE', text: 'Phí', amount: 10_000, feesLeft: 900_000 } as const;
    await floor.does(order, 'seller', 'refund.hold', hold, lines);
    await floor.does(order, 'seller', 'refund.release', {}, lines);
    expect((await floor.line(lines[0] ?? 0)).prepaidShipping).toBe(10_000);
    await floor.does(order, 'seller', 'refund.confirm', { amount: 0 }, lines);
    expect(await floor.owed(order.groupId)).toBe(900_000 - 20_000);
  });

  test('what was paid for the ways of an exchange is used up when it is at the door', async () => {
    const order = await paid([newLine()]);
    await delivered(order);
    const lines = order.itemIds;
    const request = {
      reason: 'CHANGED_MIND',
      text: 'Màu khác',
      pictures: ['/media/uploads/a.webp'],
      wantedOption: '2',
      inStock: true,
    } as const;
    await floor.does(order, 'buyer', 'exchange.request', request, lines);
    const both = { reason: 'RETURN_FEE', text: 'Phí', amount: 60_000, feesLeft: 900_000 } as const;
    await floor.does(order, 'seller', 'exchange.hold', both, lines);
    await floor.does(order, 'seller', 'exchange.release', {}, lines);
    await floor.does(order, 'seller', 'exchange.received', {}, lines);
    const inspected = { inspected: true, reserved: true };
    await floor.does(order, 'seller', 'exchange.confirm', inspected, lines);
    await floor.does(order, 'seller', 'exchange.redeliver', { shipment }, lines);
    await floor.does(order, 'carrier', 'exchange.redelivered', {}, lines);
    // The replacement goes back as well: one more way, which nobody has paid for.
    await sentBack(order, 'CHANGED_MIND', lines);
    expect((await floor.line(lines[0] ?? 0)).refund?.split).toMatchObject({
      returnFee: 30_000,
      money: 900_000 - 30_000,
    });
    expect(await floor.owed(order.groupId)).toBe(900_000 - 30_000);
  });

  test.each([
    // The goods travelled, and so did what was paid for it: the next way is paid anew.
    ['travelled', true, 30_000],
    // Nobody took them: the fee is still there for the way that comes.
    ['stayed', false, 0],
  ] as const)(
    'of a claim that is refused after its goods %s the fee counts accordingly',
    async (_, travels, returnFee) => {
      const order = await paid([newLine()]);
      await delivered(order);
      const lines = order.itemIds;
      const request = {
        reason: 'CHANGED_MIND',
        text: 'Không hợp phòng',
        pictures: ['/media/uploads/a.webp'],
      } as const;
      await floor.does(order, 'buyer', 'refund.request', request, lines);
      const fee = { reason: 'RETURN_FEE', text: 'Phí', amount: 30_000, feesLeft: 900_000 } as const;
      await floor.does(order, 'seller', 'refund.hold', fee, lines);
      await floor.does(order, 'seller', 'refund.release', {}, lines);
      if (travels) await floor.does(order, 'seller', 'refund.received', {}, lines);
      const refusal = { reason: 'GOODS_DAMAGED_OR_USED', text: 'Đã dùng' } as const;
      const sendBack = travels ? { sendBack: shipment } : {};
      await floor.does(order, 'seller', 'refund.reject', { ...refusal, ...sendBack }, lines);
      await sentBack(order, 'CHANGED_MIND', lines);
      expect((await floor.line(lines[0] ?? 0)).refund?.split.returnFee).toBe(returnFee);
    },
  );

  test('each line gives back its own coupon, points and money', async () => {
    const order = await paid([
      newLine({ couponShare: 10_000, pointsShare: 90_000 }),
      newLine({ optionId: 2, quantity: 2, couponShare: 20_000, pointsShare: 180_000 }),
    ]);
    const [a = 0, b = 0] = order.itemIds;
    expect(order.total).toBe(800_000 + 1_600_000 + 30_000);
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock, [b]);
    expect((await floor.line(b)).refund?.split).toEqual({
      goods: 1_800_000,
      couponShare: 20_000,
      points: 180_000,
      deliveryFee: 0,
      returnFee: 0,
      money: 1_600_000,
    });
    expect(await floor.pointsLeft(order.lotId)).toBe(180_000);
    expect(await floor.owed(order.groupId)).toBe(1_600_000);
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock, [a]);
    expect(await floor.pointsLeft(order.lotId)).toBe(270_000);
    expect(await floor.owed(order.groupId)).toBe(order.total);
  });

  test('points that have expired since do not come back, and the others do', async () => {
    const order = await paid([newLine({ pointsShare: 100_000 })]);
    await database.rows({ text: `update point_lots set expires_at = $2 where id = $1` }, [
      order.lotId,
      new Date(floor.now),
    ]);
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock);
    expect(await floor.pointsLeft(order.lotId)).toBe(0);
    expect((await floor.line(order.itemIds[0] ?? 0)).refund?.split).toMatchObject({
      points: 0,
      money: 830_000,
    });
  });

  test('of two lines that leave together the points that have not expired come back once', async () => {
    const order = await paid([
      newLine({ pointsShare: 100_000 }),
      newLine({ optionId: 2, pointsShare: 50_000 }),
    ]);
    // A third of them came from a lot that has expired since.
    const [old] = await database.orm
      .insert(pointLots)
      .values({
        userId: 1,
        source: 'old',
        state: 'used',
        earned: 50_000,
        left: 0,
        earnedAt: new Date(0),
        expiresAt: new Date(floor.now),
        changedAt: new Date(0),
      })
      .returning({ id: pointLots.id });
    const spent = {
      userId: 1,
      kind: 'spend',
      groupId: order.groupId,
      at: new Date(floor.now),
    } as const;
    await database.orm.delete(pointMoves).where(eq(pointMoves.groupId, order.groupId));
    await database.orm.insert(pointMoves).values([
      { ...spent, lotId: order.lotId ?? 0, amount: -100_000 },
      { ...spent, lotId: old?.id ?? 0, amount: -50_000 },
    ]);
    await database.orm
      .update(pointLots)
      .set({ earned: 100_000 })
      .where(eq(pointLots.id, order.lotId ?? 0));
    await floor.does(order, 'seller', 'cancel.by_seller', outOfStock);
    const refunds = await Promise.all(order.itemIds.map((id) => floor.line(id)));
    expect(refunds.map(({ refund }) => refund?.split.points)).toEqual([100_000, 0]);
    expect([await floor.pointsLeft(order.lotId), await floor.pointsLeft(old?.id ?? 0)]).toEqual([
      100_000, 0,
    ]);
  });

  test('the fee of an order of which something was sent is kept, whatever leaves last', async () => {
    const order = await paid([newLine(), newLine({ optionId: 2 })]);
    const [sent = 0, kept = 0] = order.itemIds;
    await floor.does(order, 'seller', 'seller.dispatch', { shipment }, [sent]);
    await floor.does(order, 'carrier', 'delivered', {}, [sent]);
    await sentBack(order, 'CHANGED_MIND', [sent]);
    const request = { reason: 'CHANGED_MIND', text: '' } as const;
    await floor.does(order, 'buyer', 'cancel.request', request, [kept]);
    await floor.does(order, 'seller', 'cancel.approve', {}, [kept]);
    expect((await floor.line(kept)).refund?.split).toMatchObject({
      money: 900_000,
      deliveryFee: 0,
    });
    expect(await settled(order)).toEqual([
      ['delivery', 30_000],
      ['delivery', 30_000],
    ]);
  });

  test('parcels that cost nothing are no line of the settlement', async () => {
    const group = newGroup([newLine()], { method: 'QR' });
    const free = group.orders.map((order) => ({ ...order, deliveryFee: 0 }));
    const order = await floor.place({ ...group, orders: free });
    expect([order.total, await floor.pay(order, 900_000)]).toEqual([900_000, 'paid']);
    await delivered(order);
    await floor.does(order, 'buyer', 'buyer.confirm', {});
    expect(await settled(order)).toEqual([['sale', 900_000]]);
  });

  test('of a household tax is withheld with each sale and its parcels, and given back with what is taken back', async () => {
    const taxpayer = (as: 'household' | 'company') =>
      database.orm.update(sellers).set({ taxpayer: as });
    await taxpayer('household');
    try {
      const order = await paid([newLine()]);
      await delivered(order);
      await floor.does(order, 'buyer', 'buyer.confirm', {});
      // 1 % and 0.5 % of a lamp, 3 % and 1.5 % of its parcels.
      expect(await settled(order)).toEqual([
        ['delivery', 30_000],
        ['pit-withheld', -4_500],
        ['pit-withheld', -450],
        ['sale', 900_000],
        ['vat-withheld', -9_000],
        ['vat-withheld', -900],
      ]);
      await floor.does(order, 'admin', 'admin.cancel_confirmed', outOfStock);
      // The parcels went to the door: the shop keeps what was paid for them, and its tax.
      const lines = await settled(order);
      expect(lines).toHaveLength(9);
      expect(lines.reduce((sum, [, amount]) => sum + amount, 0)).toBe(30_000 - 900 - 450);
    } finally {
      await taxpayer('company');
    }
  });

  test('a shop that has become a company since gets back what was withheld of it, and one that was a company gets nothing', async () => {
    const taxpayer = (as: 'household' | 'company') =>
      database.orm.update(sellers).set({ taxpayer: as });
    const bought = async () => {
      const order = await paid([newLine()]);
      await delivered(order);
      await floor.does(order, 'buyer', 'buyer.confirm', {});
      return order;
    };
    const taxes = async (order: Placed) =>
      (await settled(order)).filter(([what]) => what.endsWith('-withheld'));
    try {
      await taxpayer('household');
      const household = await bought();
      await taxpayer('company');
      const company = await bought();
      await floor.does(household, 'admin', 'admin.cancel_confirmed', outOfStock);
      await taxpayer('household');
      await floor.does(company, 'admin', 'admin.cancel_confirmed', outOfStock);
      // Of the parcels, which the shop keeps, the tax stays withheld.
      expect(await taxes(household)).toEqual([
        ['pit-withheld', -4_500],
        ['pit-withheld', -450],
        ['pit-withheld', 4_500],
        ['vat-withheld', -9_000],
        ['vat-withheld', -900],
        ['vat-withheld', 9_000],
      ]);
      expect(await taxes(company)).toEqual([]);
    } finally {
      await taxpayer('company');
    }
  });

  /** What the shop's month has of an order, in đồng: sales, what was paid for parcels and for ways back. */
  async function settled({ itemIds }: Placed): Promise<[string, number][]> {
    const rows = await database.orm
      .select({ kind: settlementLines.kind, amount: settlementLines.amount })
      .from(settlementLines)
      .where(inArray(settlementLines.orderItemId, [...itemIds]))
      .orderBy(settlementLines.kind, settlementLines.id);
    return rows.map(({ kind: what, amount }) => [what, amount]);
  }

  test('an exchange holds the wanted option, and gives it up when the claim turns', async () => {
    const order = await paid([newLine({ quantity: 2 })]);
    await delivered(order);
    const [line = 0] = order.itemIds;
    const moved = async () =>
      (
        await database.orm
          .select({ option: stockMoves.optionId, amount: stockMoves.amount })
          .from(stockMoves)
          .where(eq(stockMoves.orderItemId, line))
          .orderBy(asc(stockMoves.id))
      ).map(({ option, amount }) => [option, amount]);
    expect(await moved()).toEqual([[1, -2]]);
    await floor.does(order, 'buyer', 'exchange.request', {
      reason: 'DEFECTIVE',
      text: 'Gãy chân',
      pictures: ['/media/uploads/a.webp'],
      wantedOption: '2',
      inStock: true,
    });
    await floor.does(order, 'seller', 'exchange.pickup_started', { shipment });
    await floor.does(order, 'seller', 'exchange.received', {});
    await floor.does(order, 'seller', 'exchange.confirm', { inspected: true, reserved: true });
    expect(await moved()).toEqual([
      [1, -2],
      [2, -2],
    ]);
    await floor.does(order, 'seller', 'exchange.to_refund', { reason: 'Hết', buyerAgreed: true });
    expect(await moved()).toEqual([
      [1, -2],
      [2, -2],
      [2, 2],
    ]);
    const [row] = await database.orm.select().from(orderItems).where(eq(orderItems.id, line));
    expect(row?.optionId).toBe(1);
  });

  test('what is previewed is what 2.9 says, and what is booked', async () => {
    for (const [couponShare, pointsShare] of [
      [0, 0],
      [7_777, 3_331],
      [49_999, 1],
    ] as const) {
      const order = await paid([newLine({ couponShare, pointsShare })]);
      const [line = 0] = order.itemIds;
      const expected = {
        goods: 900_000,
        couponShare,
        points: pointsShare,
        deliveryFee: 30_000,
        returnFee: 0,
        money: 900_000 - couponShare - pointsShare + 30_000,
      };
      const preview = await database.orm.transaction(async (tx) => {
        const locked = await lockOrder(tx, order.orderId);
        if (locked === null) throw new Error('no order');
        const event = 'cancel.by_seller';
        const asked = { event, by: 'seller', reason: undefined, quantity: undefined } as const;
        return previewOf(tx, locked, { ...asked, rows: locked.rows, at: floor.now });
      });
      expect('split' in preview && preview.split).toEqual(expected);
      await floor.does(order, 'seller', 'cancel.by_seller', outOfStock);
      expect((await floor.line(line)).refund?.split).toEqual(expected);
      expect(await floor.owed(order.groupId)).toBe(expected.money);
    }
  });

  test('the books of all of these are in order', async () => {
    expect(await brokenBooks(database, 1000)).toEqual([]);
  });
});
