import {
  type Actor,
  applyToOrder,
  type Command,
  type Item,
  type ItemEvent,
  type ItemPayloads,
  itemMachine,
  newItem,
  orderCode,
  orderCodes,
  replay,
} from '@hien/domain';
import { goodPayloads } from '@hien/domain/machines';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { itemEvents, orderItems, orders } from '../db/schema/orders.ts';
import { moneyReturns } from '../db/schema/payments.ts';
import { productOptions, products } from '../db/schema/shop.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { changeItems } from './change-items.ts';
import { createOrders } from './create-order.ts';
import { itemColumns } from './item-columns.ts';

/** RANDOM_EVENTS=10000 is the long run. */
const total = Number(process.env['RANDOM_EVENTS'] ?? 400);
const roles: readonly Actor[] = ['buyer', 'seller', 'admin', 'carrier', 'system'];
const events = [...new Set(itemMachine.rules.map(({ event }) => event))];

/** The same numbers in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function payloadOf(event: ItemEvent, item: Item, at: number): object {
  const payload: object = goodPayloads(item, at)[event];
  return { ...payload, ...('wantedOption' in payload ? { wantedOption: '2' } : {}) };
}

describe.each(databaseKinds)('random events on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    await database.orm.update(productOptions).set({ stock: 100_000 });
    await database.orm.update(products).set({ stock: 200_000 });
  }, 60_000);
  afterAll(() => database.close());

  const one = async (text: string): Promise<number> => {
    const [row] = await database.rows<{ n: number }>({ text }, []);
    return row?.n ?? -1;
  };

  test(`${total} events: the domain decides, and everything adds up`, async () => {
    const roll = dice(7);
    let at = testNow;
    let accepted = 0;
    let refused = 0;
    let order = 0;
    for (let sent = 0; sent < total; sent += 1) {
      // A new order now and then, so that there is always one that is alive.
      if (sent % 24 === 0) {
        const lines = [newLine({ quantity: 2 }), newLine({ optionId: 2, discount: 0 })];
        const made = await database.orm.transaction((tx) =>
          createOrders(
            tx,
            newGroup(lines, { at, ...(roll(4) === 0 ? { method: 'COD' as const } : {}) }),
          ),
        );
        order = made.orders[0]?.orderId ?? order;
      }
      const orderId = roll(3) === 0 ? 1 + roll(order) : order;
      const rows = await database.orm
        .select()
        .from(orderItems)
        .where(eq(orderItems.orderId, orderId))
        .orderBy(asc(orderItems.id));
      const index = roll(rows.length);
      const row = rows[index];
      if (row === undefined) continue;
      const event = events[roll(events.length)] ?? 'delivered';
      const by = roles[roll(roles.length)] ?? 'buyer';
      // Mostly a step that the state knows, so that long ways are walked too.
      const known = itemMachine.rules.filter(({ from }) => from.includes(row.state));
      const likely = roll(5) > 0 ? known[roll(Math.max(1, known.length))] : undefined;
      // Hours, and now and then the days after which deadlines have passed.
      at += roll(12) === 0 ? (1 + roll(8)) * 86_400_000 : 1_000 + roll(2 * 3_600_000);
      const command = {
        event: likely?.event ?? event,
        by: likely === undefined ? by : (likely.by[roll(likely.by.length)] ?? by),
        at,
        payload: payloadOf(likely?.event ?? event, row.data, at),
      } as Command<ItemPayloads>;
      const expected = applyToOrder(
        { items: rows.map(({ data }) => data), extendedAt: null, extensions: 0 },
        command,
        [index],
      );
      const changed = await database.orm.transaction((tx) =>
        changeItems(tx, { orderId, itemIds: [row.id], command, who: { userId: null } }),
      );
      expect(changed.ok).toBe(expected.ok);
      if (changed.ok && expected.ok) {
        accepted += 1;
        expect(changed.locked.rows[index]?.data).toEqual(expected.order.items[index]);
      } else if (!changed.ok && !expected.ok) {
        refused += 1;
        expect(changed.refusal).toEqual(expected.refusal);
      }
    }
    expect(Math.min(accepted, refused)).toBeGreaterThan(total / 10);
    await addsUp();
  }, 1_200_000);

  async function addsUp(): Promise<void> {
    const rows = await database.orm.select().from(orderItems).orderBy(asc(orderItems.id));
    const history = await database.orm.select().from(itemEvents).orderBy(asc(itemEvents.id));
    const returns = await database.orm.select().from(moneyReturns);
    for (const row of rows) {
      const entries = history
        .filter(({ itemId }) => itemId === row.id)
        .map((entry) => ({
          rule: entry.rule,
          from: entry.from,
          to: entry.to,
          command: {
            event: entry.event,
            by: entry.by,
            at: entry.at.getTime(),
            payload: entry.payload,
          } as Command<ItemPayloads>,
        }));
      const start = newItem({ amount: row.paid, placedAt: row.data.placedAt });
      expect(replay(itemMachine, start, entries)).toEqual(row.data);
      expect(row.dueAt).toEqual(itemColumns(row.data, row.reminded).dueAt);
      const money = returns.filter(({ orderItemId }) => orderItemId === row.id);
      expect(money.length).toBeLessThanOrEqual(1);
      if (row.refund === null) continue;
      const { split } = row.refund;
      expect(money[0]?.amount ?? 0).toBe(split.money);
      expect(split.money).toBe(row.data.captured + split.deliveryFee - split.returnFee);
    }
    for (const { id, code } of await database.orm.select().from(orders)) {
      const items = rows.filter(({ orderId }) => orderId === id).map(({ data }) => data);
      expect(code).toBe(orderCodes[orderCode(items, false)]);
    }
    // Every group gives back at most what it took.
    expect(
      await one(`select count(*)::int as n from payment_groups g where g.total <
        (select coalesce(sum(amount), 0) from money_returns r where r.group_id = g.id)`),
    ).toBe(0);
    expect(
      await one(`select count(*)::int as n from product_options o where o.stock <>
        100000 + (select coalesce(sum(amount), 0) from stock_moves m where m.option_id = o.id)`),
    ).toBe(0);
    expect(
      await one(`select count(*)::int as n from products p where p.stock <>
        (select sum(o.stock) from product_options o where o.product_id = p.id)`),
    ).toBe(0);
    expect(
      await one(`select count(*)::int as n from (select tab, count(*) as held from order_items group by tab) t
        full join (select what, sum(change) as told from order_counts where owner = 'seller:1' group by what) c
        on c.what = t.tab where coalesce(t.held, 0) <> coalesce(c.told, 0)`),
    ).toBe(0);
  }
});
