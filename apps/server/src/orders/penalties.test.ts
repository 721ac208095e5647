import { addMonths } from '@hien/domain';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { notices } from '../db/schema/orders.ts';
import { staffCases } from '../db/schema/payments.ts';
import { penalties } from '../db/schema/settlement.ts';
import { sellers } from '../db/schema/shop.ts';
import { databaseKinds } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { type Placed, type ShopFloor, stockedFloor } from '../testing/shop-floor.ts';
import { advanceDue } from './write/timers.ts';
import { liftStops } from './write/penalties.ts';

const day = 86_400_000;
const pictures = ['/media/uploads/a.webp'];
const shipment = { kind: 'self' } as const;

/** 2.8: a point for each missed deadline of sending and of a claim that has come in; 5 warn, 10 stop sales, 15 ask staff. */
describe.each(databaseKinds)('points of a shop on %s', (kind) => {
  let database: Database;
  let floor: ShopFloor;
  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(penalties);
    await database.orm.delete(notices);
    await database.orm.delete(staffCases);
    await database.orm.update(sellers).set({ salesStoppedAt: null });
  });

  async function paid(lines: number): Promise<Placed> {
    const order = await floor.place(
      newGroup(
        Array.from({ length: lines }, () => newLine()),
        { method: 'QR' },
      ),
    );
    await floor.pay(order, order.total);
    return order;
  }
  const round = () =>
    advanceDue(database, floor.now, {
      onError: (error) => {
        throw error;
      },
    });
  /** So many lines that nobody sends in time. */
  async function missed(lines: number): Promise<Placed> {
    const order = await paid(lines);
    floor.wait(12 * day);
    await round();
    return order;
  }
  const given = async () =>
    database.orm
      .select({ because: penalties.because, points: penalties.points, at: penalties.at })
      .from(penalties)
      .orderBy(asc(penalties.id));
  const points = async () => (await given()).reduce((all, one) => all + one.points, 0);
  const told = async () =>
    (
      await database.orm
        .select({ about: notices.about, to: notices.to, values: notices.values })
        .from(notices)
        .orderBy(asc(notices.id))
    )
      .filter(({ about }) => about.startsWith('seller.penalty'))
      .map(({ about, to, values }) => [about, to, values['points']]);
  const stoppedAt = async () => {
    const [shop] = await database.orm.select().from(sellers).where(eq(sellers.id, 1));
    return shop?.salesStoppedAt ?? null;
  };
  const cases = async () =>
    (
      await database.orm
        .select({ because: staffCases.because, facts: staffCases.facts })
        .from(staffCases)
    ).filter(({ because }) => because === 'seller-penalties');

  test('four say nothing, the fifth warns, the tenth stops sales, the fifteenth asks staff, each once', async () => {
    await missed(4);
    expect([await points(), await told(), await stoppedAt()]).toEqual([4, [], null]);
    await missed(1);
    expect(await told()).toEqual([['seller.penalty-warning', 'seller', 5]]);
    await missed(4);
    expect([await told(), await stoppedAt()]).toEqual([
      [['seller.penalty-warning', 'seller', 5]],
      null,
    ]);
    // The round of the clock that gives the tenth also gives the eleventh.
    await missed(2);
    expect(await points()).toBe(11);
    expect(await stoppedAt()).not.toBeNull();
    expect((await told()).slice(1)).toEqual([['seller.penalty-stopped', 'seller', 10]]);
    expect(await cases()).toEqual([]);
    const stopped = await stoppedAt();
    await missed(4);
    expect((await told()).slice(2)).toEqual([['seller.penalty-review', 'seller', 15]]);
    expect(await cases()).toEqual([
      { because: 'seller-penalties', facts: { sellerId: 1, points: 15 } },
    ]);
    // Sales stopped when they stopped.
    expect(await stoppedAt()).toEqual(stopped);
    await missed(3);
    expect((await told()).length).toBe(3);
    expect((await cases()).length).toBe(1);
  });

  test('count for twelve months and are not given twice by another round', async () => {
    const start = floor.now;
    await missed(4);
    expect((await given()).map(({ at }) => at.getTime() > start)).toEqual(Array(4).fill(true));
    await round();
    expect(await points()).toBe(4);
    const [{ at } = { at: new Date() }] = await given();
    floor.wait(addMonths(at.getTime(), 12) + day - floor.now);
    // Four that are over and four that are new: nobody is warned.
    await missed(4);
    expect([await points(), await told()]).toEqual([8, []]);
  });

  test('that are over let a stopped shop sell again, and no sooner', async () => {
    await missed(10);
    expect(await stoppedAt()).not.toBeNull();
    const [{ at } = { at: new Date() }] = await given();
    const over = addMonths(at.getTime(), 12);
    await liftStops(database.orm, over - 1);
    expect(await stoppedAt()).not.toBeNull();
    await liftStops(database.orm, over + 1);
    expect(await stoppedAt()).toBeNull();
  });

  test('are given for a claim that waits after it has come in, for each claim of a line its own', async () => {
    const order = await paid(1);
    await floor.does(order, 'seller', 'seller.dispatch', { shipment });
    await floor.does(order, 'carrier', 'delivered', {});
    const asked = { reason: 'DEFECTIVE', text: 'Vỡ', pictures } as const;
    await floor.does(order, 'buyer', 'refund.request', asked);
    await floor.does(order, 'seller', 'refund.received', {});
    expect(await points()).toBe(0);
    floor.wait(6 * day);
    await round();
    expect((await given()).length).toBe(1);
    const sendBack = { kind: 'carrier', carrier: 'GHN', tracking: 'BACK-1' } as const;
    await floor.does(order, 'seller', 'refund.reject', { reason: 'Đã dùng', text: '', sendBack });
    // The second claim of the same line waits as long.
    await floor.does(order, 'buyer', 'refund.request', asked);
    await floor.does(order, 'seller', 'refund.received', {});
    floor.wait(6 * day);
    await round();
    expect((await given()).length).toBe(2);
  });

  test('are not given for a claim that nobody has answered yet', async () => {
    const order = await paid(1);
    await floor.does(order, 'seller', 'seller.dispatch', { shipment });
    await floor.does(order, 'carrier', 'delivered', {});
    const asked = { reason: 'DEFECTIVE', text: 'Vỡ', pictures } as const;
    await floor.does(order, 'buyer', 'refund.request', asked);
    floor.wait(6 * day);
    await round();
    expect((await floor.line(order.itemIds[0] ?? 0)).state).toBe('refund_late_requested');
    expect(await points()).toBe(0);
  });
});
