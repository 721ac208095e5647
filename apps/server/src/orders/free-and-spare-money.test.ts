import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/mail.ts';
import { notices } from '../db/schema/orders.ts';
import { brokenBooks } from '../testing/books.ts';
import { databaseKinds } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { type ShopFloor, stockedFloor } from '../testing/shop-floor.ts';

/** Money of a group that is none of a line's, and a group that costs none. */
describe.each(databaseKinds)('no money and too much of it on %s', (kind) => {
  let database: Database;
  let floor: ShopFloor;
  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
  });
  afterAll(() => database.close());

  /** All of it is paid with points, the parcels cost nothing. */
  const free = (method: 'QR' | 'COD') => {
    const [one] = newGroup().orders;
    if (one === undefined) throw new Error('no order');
    const lines = [newLine({ pointsShare: 900_000 })];
    return newGroup(lines, {
      method,
      pointsAmount: 900_000,
      orders: [{ ...one, deliveryFee: 0, lines }],
    });
  };
  const told = async (about: string) =>
    database.orm
      .select({ values: notices.values, to: notices.to, userId: notices.userId, key: notices.key })
      .from(notices)
      .where(eq(notices.about, about))
      .orderBy(asc(notices.id));
  const mails = async (about: string) =>
    (
      await database.orm
        .select({ values: outbox.values, to: outbox.recipient })
        .from(outbox)
        .where(and(eq(outbox.template, 'money-step')))
        .orderBy(asc(outbox.id))
    ).filter(({ values }) => values?.['about'] === about);

  test.each(['QR', 'COD'] as const)(
    'an order whose sum is nothing begins at once and is paid, by %s',
    async (method) => {
      const order = await floor.place(free(method));
      expect(order.total).toBe(0);
      const line = await floor.line(order.itemIds[0] ?? 0);
      expect([line.state, line.data.captured, line.data.cod]).toEqual([
        'new_order',
        0,
        method === 'COD',
      ]);
      // Cash is here with the goods, even where there is none to bring.
      expect((await floor.group(order.groupId)).paidAt === null).toBe(method === 'COD');
      expect(await floor.returnsOf(order.groupId)).toEqual([]);
    },
  );

  test('money that is too much is told when it is written down, and again when it has arrived', async () => {
    const order = await floor.place(newGroup([newLine()], { method: 'QR' }));
    const { number } = await floor.group(order.groupId);
    await floor.pay(order, 930_500);
    const [back] = await floor.returnsOf(order.groupId);
    expect(back).toMatchObject({ amount: 500, orderItemId: null, state: 'requested' });
    expect(await told('money.returning')).toMatchObject([
      { userId: 1, to: 'buyer', values: { number, amount: 500 } },
    ]);
    expect(await mails('money.returning')).toMatchObject([
      {
        to: 'khach@hien.example',
        values: { number, amount: 500, until: back?.dueAt.getTime(), page: '/order' },
      },
    ]);
    await floor.gatewaySays(order.groupId, 'failed');
    expect(await told('money.returned')).toEqual([]);
    await floor.gatewaySays(order.groupId, 'refunded');
    await floor.gatewaySays(order.groupId, 'refunded');
    expect(await told('money.returned')).toMatchObject([
      { userId: 1, to: 'buyer', values: { number, amount: 500 } },
    ]);
    expect(await mails('money.returned')).toMatchObject([
      { to: 'khach@hien.example', values: { number, amount: 500, until: null, page: '/order' } },
    ]);
    // The order itself goes on as if nothing had been.
    expect((await floor.line(order.itemIds[0] ?? 0)).state).toBe('new_order');
  });

  test('what comes back with a step stands in its mail, and a step without money says none', async () => {
    const order = await floor.place(
      newGroup([newLine(), newLine({ optionId: 2 })], { method: 'QR' }),
    );
    await floor.pay(order, order.total);
    const stepsOf = async () =>
      (
        await database.orm
          .select({ values: outbox.values, to: outbox.recipient })
          .from(outbox)
          .where(eq(outbox.template, 'order-step'))
          .orderBy(asc(outbox.id))
      )
        .filter(({ values, to }) => values?.['orderId'] === order.orderId && to.startsWith('khach'))
        .map(({ values }) => [values?.['about'], values?.['back']]);
    const before = (await stepsOf()).length;
    await floor.does(order, 'seller', 'cancel.by_seller', { reason: 'OUT_OF_STOCK' });
    const steps = (await stepsOf()).slice(before);
    // Two lamps and the parcels, told once for both.
    expect(steps.map(([, back]) => back)).toEqual([1_830_000]);
    expect((await stepsOf()).slice(0, before).map(([, back]) => back)).toEqual(
      Array(before).fill(null),
    );
  });

  test('and the books are in order', async () => {
    expect(await brokenBooks(database, 1_000)).toEqual([]);
  });
});
