import { daysAfter, fromIct } from '@hien/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { notices } from '../db/schema/orders.ts';
import { staffCases } from '../db/schema/payments.ts';
import { databaseKinds } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { type Placed, type ShopFloor, stockedFloor } from '../testing/shop-floor.ts';
import { advanceDue } from './write/timers.ts';

const minute = 60_000;
const day = 86_400_000;
const shipment = { kind: 'self' } as const;

/** 2.8: what time tells people before it does something. */
describe.each(databaseKinds)('reminders on %s', (kind) => {
  let database: Database;
  let floor: ShopFloor;
  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
  });
  afterAll(() => database.close());

  const failed: unknown[] = [];
  const roundAt = async (at: number): Promise<void> => {
    floor.wait(at - floor.now);
    await advanceDue(database, at, { onError: (error) => void failed.push(error) });
    expect(failed).toEqual([]);
  };
  const told = async ({ orderId }: Placed, about: string) =>
    (
      await database.orm
        .select({ to: notices.to, item: notices.orderItemId, at: notices.at })
        .from(notices)
        .where(and(eq(notices.orderId, orderId), eq(notices.about, about)))
        .orderBy(asc(notices.id))
    ).map(({ to }) => to);
  const casesOf = async ({ groupId }: Placed) =>
    database.orm
      .select({
        queue: staffCases.queue,
        because: staffCases.because,
        item: staffCases.orderItemId,
      })
      .from(staffCases)
      .where(eq(staffCases.groupId, groupId))
      .orderBy(asc(staffCases.id));
  async function paid(lines = 1): Promise<Placed> {
    const order = await floor.place(
      newGroup(
        Array.from({ length: lines }, () => newLine()),
        { method: 'QR' },
      ),
    );
    await floor.pay(order, order.total);
    return order;
  }

  test('come at nine on the fifth and the sixth day after dispatch, once for all lines', async () => {
    const order = await paid(2);
    await floor.does(order, 'seller', 'seller.dispatch', { shipment });
    await floor.does(order, 'carrier', 'delivered', {});
    const due = (await floor.line(order.itemIds[0] ?? 0)).data.confirmDueAt ?? 0;
    const date = new Date(due + 7 * 3_600_000);
    const nine = (before: number): number =>
      fromIct(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate() - before, 9);
    await roundAt(nine(2) - minute);
    expect(await told(order, 'order.confirm-reminder')).toEqual([]);
    await roundAt(nine(2) + minute);
    expect(await told(order, 'order.confirm-reminder')).toEqual(['buyer']);
    await roundAt(nine(2) + 5 * minute);
    expect(await told(order, 'order.confirm-reminder')).toEqual(['buyer']);
    await roundAt(nine(1) + minute);
    expect(await told(order, 'order.confirm-reminder')).toEqual(['buyer', 'buyer']);
    expect((await floor.line(order.itemIds[1] ?? 0)).state).toBe('delivered');
  });

  test('that were missed are one: after a stop of two days only the newest is worth a word', async () => {
    const order = await paid();
    await floor.does(order, 'seller', 'seller.dispatch', { shipment });
    await floor.does(order, 'carrier', 'delivered', {});
    const due = (await floor.line(order.itemIds[0] ?? 0)).data.confirmDueAt ?? 0;
    await roundAt(due - minute);
    expect(await told(order, 'order.confirm-reminder')).toEqual(['buyer']);
    await roundAt(due + minute);
    expect((await floor.line(order.itemIds[0] ?? 0)).state).toBe('confirmed');
    expect(await told(order, 'order.confirm-reminder')).toEqual(['buyer']);
  });

  test('tell both of a promised day of dispatch that has passed', async () => {
    const order = await paid();
    await floor.does(order, 'seller', 'seller.declare_delay', {
      reason: 'Chờ vải',
      until: floor.now + 9 * day,
    });
    await roundAt(floor.now + 8 * day);
    expect(await told(order, 'order.dispatch-promised')).toEqual([]);
    await roundAt(floor.now + 2 * day);
    expect((await told(order, 'order.dispatch-promised')).toSorted()).toEqual(['buyer', 'seller']);
  });

  test('tell shop and staff of a claim that is held for two weeks', async () => {
    const order = await paid();
    await floor.does(order, 'seller', 'seller.dispatch', { shipment });
    await floor.does(order, 'carrier', 'delivered', {});
    await floor.does(order, 'buyer', 'refund.request', {
      reason: 'CHANGED_MIND',
      text: '',
      pictures: [],
    });
    const hold = { reason: 'OTHER', text: 'Hỏi xưởng', feesLeft: 0 } as const;
    await floor.does(order, 'seller', 'refund.hold', hold);
    const held = floor.now;
    await roundAt(daysAfter(held, 14) - minute);
    expect(await told(order, 'claim.held-long')).toEqual([]);
    await roundAt(daysAfter(held, 14) + minute);
    expect(await told(order, 'claim.held-long')).toEqual(['seller']);
    expect(await casesOf(order)).toEqual([
      { queue: 'admin', because: 'claim.held-long', item: order.itemIds[0] },
    ]);
    await roundAt(daysAfter(held, 15));
    expect((await casesOf(order)).length).toBe(1);
  });

  test('tell finance of money that has not gone back three business days after it was promised', async () => {
    const order = await paid();
    await floor.does(order, 'seller', 'cancel.by_seller', { reason: 'OUT_OF_STOCK' });
    const line = order.itemIds[0] ?? 0;
    const due = (await floor.line(line)).data.refundDueAt ?? 0;
    await roundAt(due - minute);
    expect(await casesOf(order)).toEqual([]);
    await roundAt(due + minute);
    await roundAt(due + day);
    expect(await casesOf(order)).toEqual([
      { queue: 'finance', because: 'refund.payout-late', item: line },
    ]);
    const about = await database.orm
      .select()
      .from(notices)
      .where(
        and(inArray(notices.orderId, [order.orderId]), eq(notices.about, 'refund.payout-late')),
      );
    expect(about).toEqual([]);
  });
});
