import { type Command, type ItemPayloads, lotExpiry, orderCodes } from '@hien/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/mail.ts';
import {
  itemEvents,
  notices,
  orderItems,
  orders,
  paymentGroups,
  stockMoves,
} from '../db/schema/orders.ts';
import { moneyReturns, paymentAttempts, staffCases } from '../db/schema/payments.ts';
import { pointLots, pointMoves, userCoupons } from '../db/schema/rewards.ts';
import { settlementLines } from '../db/schema/settlement.ts';
import { productOptions } from '../db/schema/shop.ts';
import { brokenBooks } from '../testing/books.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { plant } from '../testing/fixtures.ts';
import { fillShelves } from '../testing/shop-floor.ts';
import { testNow, text } from '../testing/fixture-values.ts';
import { bySystem, changeItems } from './write/change-items.ts';
import { createOrders, type NewGroup, SoldOut } from './write/create-order.ts';
import { extendLocked } from './events/extend-order.ts';
import { lockOrder } from './write/locked-order.ts';
import { moneyReturned } from './write/money-returned.ts';
import { amountDue, payGroup } from './write/pay-group.ts';
import { previewOf } from './events/preview.ts';
import { orderFor } from './read/read-order.ts';
import { partsOf, splitOff } from './write/split-line.ts';
import { advanceLocked } from './write/timers.ts';

const minute = 60_000;

describe.each(databaseKinds)('orders on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    await fillShelves(database);
  });
  afterAll(() => database.close());

  const place = (group: NewGroup) => database.orm.transaction((tx) => createOrders(tx, group));
  const pay = (
    groupId: number,
    captured: number,
    attemptId: number | null = null,
    at = testNow + minute,
  ) => database.orm.transaction((tx) => payGroup(tx, { groupId, attemptId, captured, at }));
  const item = async (id: number) => {
    const [row] = await database.orm.select().from(orderItems).where(eq(orderItems.id, id));
    if (row === undefined) throw new Error(`no line ${id}`);
    return row;
  };
  const stockOf = async (optionId: number): Promise<number> => {
    const [row] = await database.orm
      .select({ stock: productOptions.stock })
      .from(productOptions)
      .where(eq(productOptions.id, optionId));
    return row?.stock ?? -1;
  };
  const placed = async (group: NewGroup) => {
    const made = await place(group);
    const [order] = made.orders;
    if (order === undefined) throw new Error('no order');
    return { ...made, order, line: order.itemIds[0] ?? 0 };
  };

  test('an order takes its pieces out of stock, waits for its money and is told', async () => {
    const before = await stockOf(1);
    const { groupId, number, total, order } = await placed(newGroup([newLine({ quantity: 2 })]));
    expect([number, total]).toEqual([expect.stringMatching(/^SO20261120-\d{6}$/), 1_830_000]);
    expect(await stockOf(1)).toBe(before - 2);
    expect(
      await database.orm
        .select()
        .from(stockMoves)
        .where(eq(stockMoves.orderItemId, order.itemIds[0] ?? 0)),
    ).toMatchObject([{ amount: -2 }]);
    const [row] = await database.orm.select().from(orders).where(eq(orders.id, order.orderId));
    expect(row).toMatchObject({ code: orderCodes.PENDING, total: 1_830_000, number });
    expect(await amountDue(database.orm, groupId)).toBe(1_830_000);
    const told = await database.orm
      .select()
      .from(notices)
      .where(eq(notices.orderId, order.orderId));
    expect(told.map(({ about, to }) => [about, to])).toEqual([['order.placed', 'buyer']]);
  });

  test('the same money told twice pays once; another attempt goes back', async () => {
    const { groupId, total, order } = await placed(
      newGroup([newLine(), newLine({ optionId: 2, list: 1_200_000, discount: 0 })]),
    );
    const attempts = await Promise.all(
      [1, 2].map(async (n) => {
        const [row] = await database.orm
          .insert(paymentAttempts)
          .values({
            groupId,
            method: 'EW-MOMO',
            gateway: 'momo',
            reference: `r-${groupId}-${n}`,
            idempotencyKey: `attempt-${n}`,
            state: 'succeeded',
            amount: total,
            changedAt: new Date(testNow),
          })
          .returning({ id: paymentAttempts.id });
        return row?.id ?? 0;
      }),
    );
    const [first = 0, second = 0] = attempts;
    expect(
      await Promise.all([pay(groupId, total, first), pay(groupId, total, first)]).then((all) =>
        all.toSorted(),
      ),
    ).toEqual(['already-paid', 'paid']);
    expect(await pay(groupId, total, second)).toBe('already-paid');
    expect(
      await database.orm.select().from(moneyReturns).where(eq(moneyReturns.groupId, groupId)),
    ).toMatchObject([
      { key: `attempt:${second}`, amount: total, attemptId: second, state: 'requested' },
    ]);
    expect(
      await database.orm.select().from(staffCases).where(eq(staffCases.groupId, groupId)),
    ).toMatchObject([{ because: 'paid-twice', queue: 'finance' }]);
    const told = await database.orm
      .select()
      .from(notices)
      .where(eq(notices.orderId, order.orderId));
    expect(
      told
        .filter(({ about }) => about === 'order.paid')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['buyer', 'seller']);
    const mails = await database.orm.select().from(outbox).where(eq(outbox.template, 'order-step'));
    expect(mails.filter(({ key }) => key.includes(`order:${order.orderId}:`)).length).toBe(3);
    const history = await database.orm
      .select()
      .from(itemEvents)
      .where(eq(itemEvents.orderId, order.orderId));
    expect(history.map(({ event, version }) => [event, version])).toEqual([
      ['payment.succeeded', 1],
      ['payment.succeeded', 1],
    ]);
  });

  test('money that comes after the order was cancelled goes back', async () => {
    const before = await stockOf(1);
    const { groupId, total, order } = await placed(newGroup());
    await database.orm.transaction((tx) =>
      changeItems(tx, {
        orderId: order.orderId,
        command: { event: 'cancel.unpaid', by: 'buyer', at: testNow + minute, payload: {} },
        who: { userId: 1 },
      }),
    );
    expect(await stockOf(1)).toBe(before);
    expect(await pay(groupId, total)).toBe('too-late');
    const [group] = await database.orm
      .select()
      .from(paymentGroups)
      .where(eq(paymentGroups.id, groupId));
    expect(group).toMatchObject({ paidAt: null, cancelledAt: new Date(testNow + minute) });
  });

  test('money that comes after the time to pay ends the same way before and after a round of the clock', async () => {
    const before = await stockOf(1);
    for (const round of [false, true]) {
      const { groupId, total, order, line } = await placed(newGroup());
      const until = (await item(line)).data.paymentDueAt ?? 0;
      if (round)
        await database.orm.transaction(async (tx) => {
          const locked = await lockOrder(tx, order.orderId);
          if (locked !== null) await advanceLocked(tx, locked, until + 1);
        });
      expect(await pay(groupId, total, null, until + 1)).toBe('too-late');
      expect((await item(line)).data).toMatchObject({
        state: 'cancel_completed',
        paidAt: null,
        changedAt: until + 1,
      });
      const owed = await database.orm
        .select({ amount: moneyReturns.amount })
        .from(moneyReturns)
        .where(eq(moneyReturns.groupId, groupId));
      expect(owed).toEqual([{ amount: total }]);
      expect(await stockOf(1)).toBe(before);
    }
  });

  test('money that comes in the last moment pays', async () => {
    const { groupId, total, line } = await placed(newGroup());
    const until = (await item(line)).data.paymentDueAt ?? 0;
    expect(await pay(groupId, total, null, until)).toBe('paid');
    expect((await item(line)).state).toBe('new_order');
  });

  test('a refusal changes nothing and says what would be possible', async () => {
    const { order, line } = await placed(newGroup());
    const refused = await database.orm.transaction((tx) =>
      changeItems(tx, {
        orderId: order.orderId,
        command: { event: 'buyer.confirm', by: 'buyer', at: testNow, payload: {} },
        who: { userId: 1 },
      }),
    );
    expect(refused).toMatchObject({
      ok: false,
      itemId: line,
      refusal: { reason: 'NOT_PAID', allowedEvents: ['cancel.unpaid'] },
    });
    expect(await item(line)).toMatchObject({ version: 0, state: 'awaiting_payment' });
  });

  test('a cancelled group gives back money with the delivery fee, points with their date, the coupon and the stock', async () => {
    const before = [await stockOf(1), await stockOf(2)];
    const [lot] = await database.orm
      .insert(pointLots)
      .values({
        userId: 1,
        source: `test-${kind}`,
        state: 'used',
        earned: 50_000,
        left: 0,
        earnedAt: new Date(testNow),
        expiresAt: new Date(lotExpiry(testNow)),
        changedAt: new Date(testNow),
      })
      .returning({ id: pointLots.id });
    const [coupon] = await database.orm
      .insert(userCoupons)
      .values({
        userId: 1,
        code: 'XUAN',
        name: text('Xuân'),
        state: 'used',
        value: { kind: 'amount', amount: 100_000 },
        from: new Date(testNow - minute),
        until: new Date(testNow + 100 * minute),
        changedAt: new Date(testNow),
      })
      .returning({ id: userCoupons.id });
    const { groupId, total, order } = await placed(
      newGroup(
        [
          newLine({ couponShare: 40_000, pointsShare: 20_000 }),
          newLine({ optionId: 2, couponShare: 60_000, pointsShare: 30_000 }),
        ],
        { couponId: coupon?.id ?? 0 },
      ),
    );
    await database.orm.insert(pointMoves).values({
      userId: 1,
      lotId: lot?.id ?? 0,
      kind: 'spend',
      amount: -50_000,
      groupId,
      at: new Date(testNow),
    });
    await pay(groupId, total);
    const [a = 0, b = 0] = order.itemIds;
    const cancel = (id: number) =>
      database.orm.transaction((tx) =>
        changeItems(tx, {
          orderId: order.orderId,
          itemIds: [id],
          command: {
            event: 'cancel.by_seller',
            by: 'seller',
            at: testNow + 2 * minute,
            payload: { reason: 'OUT_OF_STOCK' },
          },
          who: { userId: 2 },
        }),
      );
    await cancel(a);
    expect((await item(a)).refund?.split).toMatchObject({
      money: 840_000,
      points: 20_000,
      deliveryFee: 0,
    });
    await cancel(b);
    expect((await item(b)).refund?.split).toMatchObject({
      money: 810_000 + 30_000,
      points: 30_000,
      deliveryFee: 30_000,
    });
    const returns = await database.orm
      .select()
      .from(moneyReturns)
      .where(eq(moneyReturns.groupId, groupId));
    expect(returns.reduce((all, { amount }) => all + amount, 0)).toBe(total);
    expect(
      await database.orm
        .select()
        .from(pointLots)
        .where(eq(pointLots.id, lot?.id ?? 0)),
    ).toMatchObject([{ left: 50_000, state: 'active' }]);
    expect(
      await database.orm
        .select()
        .from(userCoupons)
        .where(eq(userCoupons.id, coupon?.id ?? 0)),
    ).toMatchObject([{ state: 'available' }]);
    expect([await stockOf(1), await stockOf(2)]).toEqual(before);
    for (const { id } of returns)
      for (const outcome of ['failed', 'refunded', 'refunded'] as const)
        await database.orm.transaction((tx) =>
          moneyReturned(tx, id, outcome, testNow + 3 * minute),
        );
    expect((await item(a)).state).toBe('cancel_completed');
    expect((await item(b)).data.refundFailed).toBe(false);
  });

  test('after an exchange the line is about the replacement, and the parcels are settled once', async () => {
    const { groupId, total, order, line } = await placed(
      newGroup([newLine(), newLine({ optionId: 2 })]),
    );
    await pay(groupId, total);
    let minutes = 2;
    const send = async (command: Omit<Command<ItemPayloads>, 'at'>, itemIds = order.itemIds) => {
      minutes += 1;
      const sent = { ...command, at: testNow + minutes * minute } as Command<ItemPayloads>;
      const done = await database.orm.transaction((tx) =>
        changeItems(tx, { orderId: order.orderId, itemIds, command: sent, who: { userId: null } }),
      );
      expect([command.event, done.ok]).toEqual([command.event, true]);
    };
    const shipment = { kind: 'self' } as const;
    await send({ event: 'seller.dispatch', by: 'seller', payload: { shipment } });
    await send({ event: 'delivered', by: 'seller', payload: {} });
    const asked = {
      reason: 'WRONG_OPTION_ORDERED',
      text: '',
      pictures: [],
      wantedOption: '2',
      inStock: true,
    } as const;
    await send({ event: 'exchange.request', by: 'buyer', payload: asked }, [line]);
    await send({ event: 'exchange.received', by: 'seller', payload: {} }, [line]);
    const good = { inspected: true, reserved: true };
    await send({ event: 'exchange.confirm', by: 'seller', payload: good }, [line]);
    await send({ event: 'exchange.redeliver', by: 'seller', payload: { shipment } }, [line]);
    const before = await item(line);
    await send({ event: 'exchange.redelivered', by: 'buyer', payload: {} }, [line]);
    const after = await item(line);
    expect([before.optionId, after.optionId]).toEqual([1, 2]);
    expect(after.thing.sku).not.toBe(before.thing.sku);
    expect(after.thing.name).toEqual(before.thing.name);
    for (const id of order.itemIds)
      await send({ event: 'buyer.confirm', by: 'buyer', payload: {} }, [id]);
    const settled = await database.orm
      .select({ kind: settlementLines.kind, amount: settlementLines.amount })
      .from(settlementLines)
      .where(inArray(settlementLines.orderItemId, [...order.itemIds]))
      .orderBy(settlementLines.id);
    expect(settled.map(({ kind }) => kind)).toEqual(['sale', 'delivery', 'sale']);
    expect(settled.reduce((all, { amount }) => all + amount, 0)).toBe(total);
  });

  test('two hundred buyers for fifty pieces get exactly fifty', async () => {
    await database.orm.update(productOptions).set({ stock: 50 }).where(eq(productOptions.id, 5));
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => place(newGroup([newLine({ productId: 3, optionId: 5 })]))),
    );
    const sold = results.filter(({ status }) => status === 'fulfilled').length;
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    expect([sold, await stockOf(5)]).toEqual([50, 0]);
    expect(refused.every((error) => error instanceof SoldOut)).toBe(true);
    const [moves] = await database.orm
      .select({ sum: sql<number>`sum(amount)::int` })
      .from(stockMoves)
      .where(eq(stockMoves.optionId, 5));
    expect(moves?.sum).toBe(-50);
  });

  test('cancelled and dispatched at once: one of them happens', async () => {
    const { groupId, total, order, line } = await placed(newGroup());
    await pay(groupId, total);
    const send = (command: Command<ItemPayloads>) =>
      database.orm.transaction((tx) =>
        changeItems(tx, { orderId: order.orderId, command, who: { userId: null } }),
      );
    const at = testNow + 2 * minute;
    const both = await Promise.all([
      send({ event: 'cancel.by_seller', by: 'seller', at, payload: { reason: 'OUT_OF_STOCK' } }),
      send({ event: 'seller.dispatch', by: 'seller', at, payload: { shipment: { kind: 'self' } } }),
    ]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect((await item(line)).version).toBe(2);
  });

  test('what is previewed is what is booked, for any part, fee, coupon and points', async () => {
    for (let round = 0; round < 12; round += 1) {
      const quantity = 1 + (round % 4);
      const shares = {
        couponShare: (round * 7_777) % 50_000,
        pointsShare: (round * 3_331) % 20_000,
      };
      const { groupId, total, order, line } = await placed(
        newGroup([newLine({ quantity, ...shares }), newLine({ optionId: 2 })]),
      );
      await pay(groupId, total);
      const part = 1 + (round % quantity);
      const [whole] = [await item(line)];
      const parts = partsOf(whole, part);
      if (parts !== null) {
        const [rest, taken] = parts;
        for (const name of [
          'list',
          'discount',
          'goods',
          'couponShare',
          'pointsShare',
          'paid',
        ] as const) {
          expect(rest[name] + taken[name]).toBe(whole[name]);
          expect(Math.min(rest[name], taken[name])).toBeGreaterThanOrEqual(0);
        }
        for (const half of parts)
          expect(half.goods - half.couponShare - half.pointsShare).toBe(half.paid);
      }
      const at = testNow + 2 * minute;
      const { preview, itemId } = await database.orm.transaction(async (tx) => {
        const locked = await lockOrder(tx, order.orderId);
        if (locked === null) throw new Error('no order');
        const asked = { event: 'cancel.by_seller', by: 'seller', reason: undefined, at } as const;
        const told = await previewOf(tx, locked, { ...asked, rows: [whole], quantity: part });
        const split = await splitOff(tx, locked, whole, part);
        const done = await changeItems(tx, {
          orderId: order.orderId,
          itemIds: [split.itemId],
          command: {
            event: 'cancel.by_seller',
            by: 'seller',
            at,
            payload: { reason: 'OUT_OF_STOCK' },
          },
          who: { userId: 2 },
        });
        expect(done.ok).toBe(true);
        return { preview: told, itemId: split.itemId };
      });
      const row = await item(itemId);
      // By hand: a lamp is 900.000 đ; a part has its share of coupon and points, to the đồng.
      const couponShare = (shares.couponShare * part) / quantity;
      const pointsShare = (shares.pointsShare * part) / quantity;
      expect(Math.abs(row.couponShare - couponShare)).toBeLessThanOrEqual(1);
      expect(Math.abs(row.pointsShare - pointsShare)).toBeLessThanOrEqual(1);
      const expected = {
        goods: 900_000 * part,
        couponShare: row.couponShare,
        // These were given and never earned, so none can come back; the other line keeps the fee.
        points: 0,
        deliveryFee: 0,
        returnFee: 0,
        money: 900_000 * part - row.couponShare - row.pointsShare,
      };
      expect(row.refund?.split).toEqual(expected);
      expect('split' in preview && preview.split).toEqual(expected);
    }
  });

  test('cash begins at once and is here once every parcel is', async () => {
    const { groupId, order, line } = await placed(newGroup([newLine()], { method: 'COD' }));
    expect(await item(line)).toMatchObject({
      state: 'new_order',
      data: { cod: true, captured: 0 },
    });
    const send = (event: 'seller.dispatch' | 'delivered', at: number) =>
      database.orm.transaction((tx) =>
        changeItems(tx, {
          orderId: order.orderId,
          command:
            event === 'delivered'
              ? { event, by: 'carrier', at, payload: {} }
              : { event, by: 'seller', at, payload: { shipment: { kind: 'self' } } },
          who: { userId: 2 },
        }),
      );
    await send('seller.dispatch', testNow + minute);
    await send('delivered', testNow + 2 * minute);
    expect((await item(line)).data.captured).toBe(900_000);
    const [group] = await database.orm
      .select()
      .from(paymentGroups)
      .where(eq(paymentGroups.id, groupId));
    expect(group?.paidAt).toEqual(new Date(testNow + 2 * minute));
  });

  test('a deadline the system sends is one line in the history', async () => {
    const { order, line } = await placed(newGroup());
    const due = (await item(line)).data.paymentDueAt;
    await database.orm.transaction((tx) =>
      changeItems(tx, {
        orderId: order.orderId,
        command: bySystem('payment.due_elapsed', {}, due + 1),
        who: { userId: null },
      }),
    );
    expect(await item(line)).toMatchObject({
      state: 'cancel_completed',
      dueAt: null,
      refund: null,
    });
  });

  test('an extension is an entry of every line: played again, the history gives the new date', async () => {
    const { groupId, total, order } = await placed(
      newGroup([newLine({ quantity: 2 }), newLine({ optionId: 2, discount: 0 })]),
    );
    await pay(groupId, total);
    const sentAt = testNow + 2 * minute;
    await database.orm.transaction((tx) =>
      changeItems(tx, {
        orderId: order.orderId,
        command: {
          event: 'seller.dispatch',
          by: 'seller',
          at: sentAt,
          payload: { shipment: { kind: 'self' } },
        },
        who: { userId: null },
      }),
    );
    const at = sentAt + minute;
    const extend = () =>
      database.orm.transaction(async (tx) => {
        const locked = await lockOrder(tx, order.orderId);
        if (locked === null) throw new Error('no order');
        return extendLocked(tx, locked, { by: 'seller', userId: null, at });
      });
    const before = (await item(order.itemIds[0] ?? 0)).data.confirmDueAt ?? 0;
    expect(await extend()).toBeNull();
    expect(await extend()).toBe('EXTENSION_USED');
    const until = before + 7 * 24 * 60 * minute;
    for (const id of order.itemIds) expect((await item(id)).data.confirmDueAt).toBe(until);
    expect(await brokenBooks(database, 1000)).not.toContainEqual(
      expect.stringMatching(/history|another date/),
    );
    const { timeline } = await orderFor(database.orm, order.orderId, {
      viewer: 'buyer',
      language: 'vi',
      at,
    });
    expect(timeline.filter(({ event }) => event === 'order.extended')).toMatchObject(
      order.itemIds.map((itemId) => ({
        itemId,
        by: 'seller',
        until: new Date(until).toISOString(),
      })),
    );
    const told = await database.orm
      .select({ to: notices.to })
      .from(notices)
      .where(and(eq(notices.orderId, order.orderId), eq(notices.about, 'order.extended')));
    expect(told.map(({ to }) => to).toSorted()).toEqual(['buyer', 'seller']);
  });
});
