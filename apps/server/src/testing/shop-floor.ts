import { type Command, type ItemEvent, type ItemPayloads, lotExpiry } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orderItems, paymentGroups } from '../db/schema/orders.ts';
import { moneyReturns, paymentAttempts } from '../db/schema/payments.ts';
import { pointLots, pointMoves, userCoupons } from '../db/schema/rewards.ts';
import { changeItems } from '../orders/write/change-items.ts';
import { createOrders, type NewGroup } from '../orders/write/create-order.ts';
import { moneyReturned } from '../orders/write/money-returned.ts';
import { type Paid, payGroup } from '../orders/write/pay-group.ts';
import { moveMoneyReturn, lockMoneyReturn } from '../payments/money-return-repository.ts';
import { productOptions, products } from '../db/schema/shop.ts';
import { freshDatabase } from './databases.ts';
import { plant } from './fixtures.ts';
import { testNow, text } from './fixture-values.ts';

const minute = 60_000;
const people = { buyer: 1, seller: 2, admin: 2, carrier: null, system: null } as const;

/** One placed group of one order. */
export type Placed = {
  readonly groupId: number;
  readonly orderId: number;
  readonly itemIds: readonly number[];
  readonly total: number;
  readonly lotId: number | null;
  readonly couponId: number | null;
};

/** As many pieces of every option of the fixture's shop, each product having two of them. */
export async function fillShelves({ orm }: Database, stock = 1000): Promise<void> {
  await orm.update(productOptions).set({ stock });
  await orm.update(products).set({ stock: 2 * stock });
}

/** The fixture's shop with full shelves in a database of its own, and somebody to play its orders. */
export async function stockedFloor(
  kind: Database['kind'],
): Promise<{ readonly database: Database; readonly floor: ShopFloor }> {
  const database = await freshDatabase(kind);
  await plant(database);
  await fillShelves(database);
  return { database, floor: new ShopFloor(database) };
}

/** Plays an order as its people would, one minute after the other, past the HTTP layer. */
export class ShopFloor {
  readonly #database: Database;
  #at = testNow;

  constructor(database: Database) {
    this.#database = database;
  }

  get now(): number {
    return this.#at;
  }

  wait(ms: number): void {
    this.#at += ms;
  }

  /** Places a group whose points and coupon, where it has any, were spent for it. */
  async place(group: NewGroup): Promise<Placed> {
    this.wait(minute);
    const at = new Date(this.#at);
    const { orm } = this.#database;
    const [coupon] =
      group.couponAmount === 0
        ? []
        : await orm
            .insert(userCoupons)
            .values({
              userId: group.userId,
              code: `XUAN-${this.#at}`,
              name: text('Xuân'),
              state: 'used',
              value: { kind: 'amount', amount: group.couponAmount },
              from: new Date(this.#at - minute),
              until: new Date(lotExpiry(this.#at)),
              changedAt: at,
            })
            .returning({ id: userCoupons.id });
    const made = await orm.transaction((tx) =>
      createOrders(tx, { ...group, couponId: coupon?.id ?? null, at: this.#at }),
    );
    const [order] = made.orders;
    if (order === undefined) throw new Error('no order');
    const lotId =
      group.pointsAmount === 0 ? null : await this.#spend(group, made.groupId, group.pointsAmount);
    return {
      groupId: made.groupId,
      orderId: order.orderId,
      itemIds: order.itemIds,
      total: made.total,
      lotId,
      couponId: coupon?.id ?? null,
    };
  }

  async #spend({ userId }: NewGroup, groupId: number, amount: number): Promise<number> {
    const { orm } = this.#database;
    const at = new Date(this.#at);
    const [lot] = await orm
      .insert(pointLots)
      .values({
        userId,
        source: `floor-${groupId}`,
        state: 'used',
        earned: amount,
        left: 0,
        earnedAt: at,
        expiresAt: new Date(lotExpiry(this.#at)),
        changedAt: at,
      })
      .returning({ id: pointLots.id });
    const lotId = lot?.id ?? 0;
    await orm
      .insert(pointMoves)
      .values({ userId, lotId, kind: 'spend', amount: -amount, groupId, at });
    return lotId;
  }

  /** Money arrives for a group through VNPay. */
  async pay({ groupId }: Pick<Placed, 'groupId'>, captured: number): Promise<Paid> {
    this.wait(minute);
    const at = new Date(this.#at);
    const [attempt] = await this.#database.orm
      .insert(paymentAttempts)
      .values({
        groupId,
        method: 'QR',
        gateway: 'vnpay',
        reference: `floor-${groupId}-${this.#at}`,
        state: 'succeeded',
        amount: captured,
        transaction: `T${groupId}-${this.#at}`,
        idempotencyKey: `floor-${groupId}-${this.#at}`,
        changedAt: at,
        createdAt: at,
      })
      .returning({ id: paymentAttempts.id });
    return this.#database.orm.transaction((tx) =>
      payGroup(tx, { groupId, attemptId: attempt?.id ?? 0, captured, at: this.#at }),
    );
  }

  /** One event on lines of an order, all of them when left out. @throws {Error} when it is refused. */
  async does<Event extends ItemEvent>(
    { orderId }: Pick<Placed, 'orderId'>,
    by: keyof typeof people,
    event: Event,
    payload: ItemPayloads[Event],
    itemIds?: readonly number[],
  ): Promise<void> {
    this.wait(minute);
    const command = { event, by, at: this.#at, payload } as Command<ItemPayloads>;
    const changed = await this.#database.orm.transaction((tx) =>
      changeItems(tx, {
        orderId,
        ...(itemIds === undefined ? {} : { itemIds }),
        command,
        who: { userId: people[by] },
      }),
    );
    if (!changed.ok) throw new Error(`${event}: ${changed.refusal.reason}`);
  }

  /** The gateway says how the returns of a group ended. */
  async gatewaySays(groupId: number, outcome: 'refunded' | 'failed'): Promise<void> {
    this.wait(minute);
    for (const { id } of await this.returnsOf(groupId))
      await this.#database.orm.transaction(async (tx) => {
        const row = await lockMoneyReturn(tx, id);
        if (row === null || row.state === 'refunded') return;
        const by = { by: 'system', at: this.#at } as const;
        const event = row.state === 'requested' ? ('send' as const) : ('retry' as const);
        const sent = await moveMoneyReturn(tx, row, { event, payload: {}, ...by });
        if (!sent.ok) throw new Error(sent.refusal.reason);
        const ended =
          outcome === 'refunded'
            ? ({ event: 'succeeded', payload: { proof: 'RF' } } as const)
            : ({ event: 'failed', payload: { code: '95', refused: true } } as const);
        const moved = await moveMoneyReturn(tx, sent.row, { ...ended, ...by });
        if (!moved.ok) throw new Error(moved.refusal.reason);
        await moneyReturned(tx, id, outcome, this.#at);
      });
  }

  async line(id: number): Promise<typeof orderItems.$inferSelect> {
    const [row] = await this.#database.orm.select().from(orderItems).where(eq(orderItems.id, id));
    if (row === undefined) throw new Error(`no line ${id}`);
    return row;
  }

  async group(id: number): Promise<typeof paymentGroups.$inferSelect> {
    const [row] = await this.#database.orm
      .select()
      .from(paymentGroups)
      .where(eq(paymentGroups.id, id));
    if (row === undefined) throw new Error(`no group ${id}`);
    return row;
  }

  returnsOf(groupId: number): Promise<(typeof moneyReturns.$inferSelect)[]> {
    return this.#database.orm
      .select()
      .from(moneyReturns)
      .where(eq(moneyReturns.groupId, groupId))
      .orderBy(moneyReturns.id);
  }

  /** What goes back of a group, in đồng. */
  async owed(groupId: number): Promise<number> {
    return (await this.returnsOf(groupId)).reduce((all, { amount }) => all + amount, 0);
  }

  async pointsLeft(lotId: number | null): Promise<number | undefined> {
    const [lot] = await this.#database.orm
      .select({ left: pointLots.left })
      .from(pointLots)
      .where(eq(pointLots.id, lotId ?? 0));
    return lot?.left;
  }

  async couponState(couponId: number | null): Promise<string | undefined> {
    const [coupon] = await this.#database.orm
      .select({ state: userCoupons.state })
      .from(userCoupons)
      .where(eq(userCoupons.id, couponId ?? 0));
    return coupon?.state;
  }
}
