import {
  type Actor,
  applyToOrder,
  type Command,
  type Item,
  type ItemEvent,
  type ItemPayloads,
  itemMachine,
} from '@hien/domain';
import { goodPayloads, staffPayloads } from '@hien/domain/machines';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Orm } from '../db/database.ts';
import { moneyReturns } from '../db/schema/payments.ts';
import { productOptions, products } from '../db/schema/shop.ts';
import { brokenBooks } from '../testing/books.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { dice } from '../testing/dice.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { changeLocked } from './write/change-items.ts';
import { createOrders } from './write/create-order.ts';
import { extendLocked } from './events/extend-order.ts';
import { asOrder, lockOrder } from './write/locked-order.ts';
import { splitOff } from './write/split-line.ts';

/** RANDOM_EVENTS=10000 is the long run. */
const total = Number(process.env['RANDOM_EVENTS'] ?? 400);
const roles: readonly Actor[] = ['buyer', 'seller', 'admin', 'carrier', 'system'];
const events = [...new Set(itemMachine.rules.map(({ event }) => event))];

function payloadOf(event: ItemEvent, item: Item, at: number, by: Actor): object {
  const payload: object = (by === 'admin' ? staffPayloads : goodPayloads)(item, at)[event];
  return { ...payload, ...('wantedOption' in payload ? { wantedOption: '2' } : {}) };
}

const stock = 100_000;

describe.each(databaseKinds)('random events on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    await database.orm.update(productOptions).set({ stock });
    await database.orm.update(products).set({ stock: 2 * stock });
  }, 60_000);
  afterAll(() => database.close());

  test(`${total} events: the domain decides, and everything adds up`, async () => {
    const roll = dice(7);
    const walked = new Set<string>();
    let at = testNow;
    let accepted = 0;
    let refused = 0;
    let extended = 0;
    let order = 0;
    for (let sent = 0; sent < total; sent += 1) {
      // A new order now and then, so that there is always one that is alive.
      if (sent % 24 === 0) {
        const lines = [newLine({ quantity: 3 }), newLine({ optionId: 2, discount: 0 })];
        const made = await database.orm.transaction((tx) =>
          createOrders(
            tx,
            newGroup(lines, { at, ...(roll(4) === 0 ? { method: 'COD' as const } : {}) }),
          ),
        );
        order = made.orders[0]?.orderId ?? order;
      }
      const orderId = roll(3) === 0 ? 1 + roll(order) : order;
      // Hours, and now and then the days after which deadlines have passed.
      at += roll(12) === 0 ? (1 + roll(8)) * 86_400_000 : 1_000 + roll(2 * 3_600_000);
      if (roll(8) === 0) extended += await extend(database.orm, orderId, at);
      const { changed, expected, index } = await tried(database.orm, (tx) =>
        step(tx, orderId, roll, at),
      );
      expect(changed.ok).toBe(expected.ok);
      if (changed.ok && expected.ok) {
        accepted += 1;
        for (const { rule } of expected.entries) walked.add(rule);
        expect(changed.locked.rows[index]?.data).toEqual(expected.order.items[index]);
      } else if (!changed.ok && !expected.ok) {
        refused += 1;
        expect(changed.refusal).toEqual(expected.refusal);
        expect(changed.refusal.reason).toBeTruthy();
      }
    }
    expect(accepted + refused).toBe(total);
    expect(extended).toBeGreaterThan(0);
    expect(Math.min(accepted, refused)).toBeGreaterThan(total / 10);
    // A long run walks nearly every rule of the machine.
    const unseen = itemMachine.rules.map(({ id }) => id).filter((id) => !walked.has(id));
    expect(unseen.length, unseen.join()).toBeLessThan(total < 5_000 ? 100 : 10);
    expect(await brokenBooks(database, stock)).toEqual([]);
  }, 3_600_000);
});

type Step = Awaited<ReturnType<typeof step>>;

/** As the API does it: what is refused leaves nothing behind, nor a line that was split for it. */
async function tried(orm: Orm, work: (tx: Orm) => Promise<Step>): Promise<Step> {
  let refused: Step | null = null;
  try {
    return await orm.transaction(async (tx) => {
      const done = await work(tx);
      if (!done.changed.ok) {
        refused = done;
        tx.rollback();
      }
      return done;
    });
  } catch (error) {
    if (refused === null) throw error;
    return refused;
  }
}

/** The buyer asks for more time; 1 when they get it. */
const extend = (orm: Orm, orderId: number, at: number): Promise<0 | 1> =>
  orm.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (locked === null) throw new Error(`no order ${orderId}`);
    return (await extendLocked(tx, locked, { by: 'buyer', userId: null, at })) === null ? 1 : 0;
  });

/** Somebody does something to a line, now and then to a part of it; what the domain says to it stands beside. */
async function step(tx: Orm, orderId: number, roll: (sides: number) => number, at: number) {
  const before = await lockOrder(tx, orderId);
  const row = before?.rows[roll(before.rows.length)];
  if (before === null || row === undefined) throw new Error(`no order ${orderId}`);
  // Mostly a step that the state knows, so that long ways are walked too.
  const known = itemMachine.rules.filter(({ from }) => from.includes(row.state));
  const likely = roll(5) > 0 ? known[roll(Math.max(1, known.length))] : undefined;
  const by = (likely?.by ?? roles)[roll((likely?.by ?? roles).length)] ?? 'buyer';
  const event = likely?.event ?? events[roll(events.length)] ?? 'delivered';
  // What may be about part of a line.
  const divides = event.endsWith('.request') || event === 'cancel.by_seller';
  const part = divides ? 1 + roll(row.quantity) : row.quantity;
  const { locked, itemId } = await splitOff(tx, before, row, part);
  const index = locked.rows.findIndex(({ id }) => id === itemId);
  const item = locked.rows[index]?.data ?? row.data;
  const command = {
    event,
    by,
    at,
    payload: payloadOf(event, item, at, by),
  } as Command<ItemPayloads>;
  const { order, rows } = locked;
  const expected = applyToOrder(
    asOrder(
      order,
      rows.map(({ data }) => data),
    ),
    command,
    [index],
  );
  // The gateway's word ends the return before the line goes on with it.
  if (event === 'payment.refunded')
    await tx
      .update(moneyReturns)
      .set({ state: 'refunded' })
      .where(eq(moneyReturns.orderItemId, itemId));
  const change = { orderId, itemIds: [itemId], command, who: { userId: null } };
  return { changed: await changeLocked(tx, locked, change), expected, index };
}
