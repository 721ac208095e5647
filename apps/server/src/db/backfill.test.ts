import { type ItemState, itemStates, systemClock, waitingTab } from '@hien/domain';
import { eq, sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meanRating, rankingOf } from '../company-ranking.ts';
import { seed } from '../seed/index.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { plant } from '../testing/fixtures.ts';
import { fillShelves, ShopFloor } from '../testing/shop-floor.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';
import { contractors } from './schema/contractors.ts';
import { orderItems } from './schema/orders.ts';

/** Only statements that fill in: what a migration makes is there already. */
const statementsOf = (name: string): string[] =>
  readFileSync(join(migrations.migrationsFolder, `${name}.sql`), 'utf8').split(
    '--> statement-breakpoint',
  );

const delivered = 1_795_000_000_000;
const confirmed = 1_795_100_000_000;
const lamp = 900_000;

/** A line as it was kept before: its history in `data`, and when its cash counts as collected since. */
type Old = {
  readonly title: string;
  readonly method: 'COD' | 'QR';
  readonly points?: number;
  readonly data: {
    readonly captured: number;
    readonly deliveredAt: number | null;
    readonly confirmedAt: number | null;
  };
  readonly collectedAt: number | null;
};

const nothing = { captured: 0, deliveredAt: null, confirmedAt: null };
const lines: readonly Old[] = [
  {
    title: 'cash that was taken at the door',
    method: 'COD',
    data: { captured: lamp, deliveredAt: delivered, confirmedAt: confirmed },
    collectedAt: delivered,
  },
  {
    title: 'cash that was taken with the confirmation alone',
    method: 'COD',
    data: { captured: lamp, deliveredAt: null, confirmedAt: confirmed },
    collectedAt: confirmed,
  },
  {
    title: 'goods paid with points, their fee taken at the door',
    method: 'COD',
    points: lamp,
    data: { captured: 0, deliveredAt: delivered, confirmedAt: null },
    collectedAt: delivered,
  },
  {
    title: 'goods paid with points that have not come',
    method: 'COD',
    points: lamp,
    data: nothing,
    collectedAt: null,
  },
  { title: 'cash that is to come', method: 'COD', data: nothing, collectedAt: null },
  {
    title: 'goods that came and whose cash nobody took',
    method: 'COD',
    data: { captured: 0, deliveredAt: delivered, confirmedAt: null },
    collectedAt: null,
  },
  {
    title: 'paid at the gateway',
    method: 'QR',
    data: { captured: lamp, deliveredAt: delivered, confirmedAt: confirmed },
    collectedAt: null,
  },
];

describe.each(databaseKinds)('migration 0023 on %s, of lines that were there before', (kind) => {
  let database: Database;
  const idOf = new Map<string, number>();
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    await database.rows({ text: 'update product_options set stock = 1000' }, []);
    const floor = new ShopFloor(database);
    for (const { title, method, points = 0, data } of lines) {
      const order = await floor.place(newGroup([newLine({ pointsShare: points })], { method }));
      const [id = 0] = order.itemIds;
      idOf.set(title, id);
      await database.orm
        .update(orderItems)
        .set({
          data: sql`${orderItems.data} - 'collectedAt' || ${JSON.stringify(data)}::jsonb`,
          thing: sql`${orderItems.thing} - 'extraPrice'`,
        })
        .where(eq(orderItems.id, id));
    }
    const options = [2, null];
    for (const [index, optionId] of options.entries()) {
      const order = await floor.place(newGroup([newLine()], { method: 'COD' }));
      const [id = 0] = order.itemIds;
      idOf.set(`option ${index}`, id);
      await database.orm
        .update(orderItems)
        .set({ optionId, thing: sql`${orderItems.thing} - 'extraPrice'` })
        .where(eq(orderItems.id, id));
    }
    for (const text of statementsOf('0023_cash_and_options')) await database.rows({ text }, []);
  });
  afterAll(() => database.close());

  const line = async (name: string) => {
    const [row] = await database.orm
      .select()
      .from(orderItems)
      .where(eq(orderItems.id, idOf.get(name) ?? 0));
    return row;
  };

  test.each(lines)('$title', async ({ title, data, collectedAt }) => {
    expect((await line(title))?.data).toMatchObject({ ...data, collectedAt });
  });

  test('what an option cost more when it was bought is what it costs today; one that is gone is not known', async () => {
    // The second option of the fixture's lamp costs 200.000 đ more.
    expect((await line('option 0'))?.thing.extraPrice).toBe(200_000);
    expect((await line('option 1'))?.thing).toMatchObject({ extraPrice: null, sku: 'SKU-0-0' });
  });
});

describe.each(databaseKinds)(
  'migrations 0024 and 0025 on %s, of lines that were there before',
  (kind) => {
    let database: Database;
    beforeAll(async () => {
      database = await freshDatabase(kind);
      await plant(database);
      await database.rows({ text: 'update product_options set stock = 1000' }, []);
    });
    afterAll(() => database.close());

    test('each stands in its list again, and is counted there', async () => {
      const floor = new ShopFloor(database);
      const shipment = { kind: 'self' } as const;
      for (const answered of [false, true]) {
        const order = await floor.place(newGroup([newLine()], { method: 'QR' }));
        await floor.pay(order, order.total);
        await floor.does(order, 'seller', 'seller.dispatch', { shipment });
        const claim = { reason: 'CHANGED_MIND', text: '', pictures: [] } as const;
        await floor.does(order, 'buyer', 'refund.request', claim);
        if (answered) await floor.does(order, 'seller', 'refund.approve', {});
      }
      await floor.place(newGroup([newLine()]));
      const kept = async () => ({
        lines: await database.rows(
          { text: 'select id, claim_type, claim_tab, awaits_shop from order_items order by id' },
          [],
        ),
        counts: await database.rows(
          {
            text: `select owner, what, sum(change)::int as held from order_counts where what like '%:%' or what = 'awaiting-shop'
            group by 1, 2 having sum(change) <> 0 order by 1, 2`,
          },
          [],
        ),
      });
      const before = await kept();
      expect(before.counts.length).toBe(3);
      await database.rows(
        { text: 'update order_items set claim_type = null, claim_tab = null, awaits_shop = false' },
        [],
      );
      await database.rows(
        { text: `delete from order_counts where what like '%:%' or what = 'awaiting-shop'` },
        [],
      );
      const fills = ['0024_seller_lists', '0025_lines_for_the_shop']
        .flatMap(statementsOf)
        .filter((text) => /UPDATE|INSERT/.test(text));
      for (const text of fills) await database.rows({ text }, []);
      expect(await kept()).toEqual(before);
    });
  },
);

describe.each(databaseKinds)('migration 0096 on %s, of companies that stand already', (kind) => {
  test('counts their points as the formula does', async () => {
    const database = await freshDatabase(kind);
    await seed(database, systemClock, memoryStore());
    const [, fill = ''] = statementsOf('0096_contractor_points');
    await database.rows({ text: 'update contractors set points = null, score = 0' }, []);
    await database.rows({ text: fill }, []);
    const rows = await database.orm
      .select()
      .from(contractors)
      .where(eq(contractors.approval, 'approved'));
    await database.close();
    expect(rows.length).toBeGreaterThan(50);
    const mean = meanRating(rows);
    for (const row of rows) expect(row).toMatchObject(pick(rankingOf(row, mean)));
  });
});

const pick = ({ score, points }: ReturnType<typeof rankingOf>) => ({ score, points });

describe.each(databaseKinds)('migration 0106 on %s, of lines that wait already', (kind) => {
  test('puts each under the tab in which it would stand', async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await fillShelves(database);
    const floor = new ShopFloor(database);
    const states = Object.keys(itemStates) as ItemState[];
    const { itemIds } = await floor.place(newGroup(states.map(() => newLine())));
    for (const [index, state] of states.entries())
      await database.orm
        .update(orderItems)
        .set({ state, dueAt: null, staffTab: null })
        .where(eq(orderItems.id, itemIds[index] ?? 0));
    const [, fill = ''] = statementsOf('0106_staff_orders');
    await database.rows({ text: fill }, []);
    const rows = await database.orm
      .select({ state: orderItems.state, tab: orderItems.staffTab })
      .from(orderItems);
    expect(rows.filter(({ state, tab }) => tab !== waitingTab(state, false))).toEqual([]);
    expect(rows.filter(({ tab }) => tab !== null)).toHaveLength(16);
    await database.orm.update(orderItems).set({ dueAt: new Date(), staffTab: null });
    await database.rows({ text: fill }, []);
    const timed = await database.orm.select({ tab: orderItems.staffTab }).from(orderItems);
    expect(timed.filter(({ tab }) => tab !== null)).toEqual([]);
    await database.close();
  });
});

describe.each(databaseKinds)('migration 0113 on %s, of walls whose light had no colour', (kind) => {
  test('gives red, green and blue what all had, slot by slot', async () => {
    const database = await freshDatabase(kind);
    await seed(database, systemClock, memoryStore());
    const lightOf = async (of: string) => {
      const text = `select distinct layer -> 'light' as light from room_options where ${of}`;
      return (await database.rows({ text }, [])).map(({ light }) => light);
    };
    const walls = `slot = 'wall' and layer ? 'light'`;
    const set = (light: string, of: string) =>
      database.rows(
        {
          text: `update room_options set layer = jsonb_set(layer, '{light}', '${light}') where ${of}`,
        },
        [],
      );
    await set('{"sofa": 0.91, "lamp": 1}', `${walls} and id % 2 = 0`);
    await set('{}', `${walls} and id % 2 = 1`);
    const others = await lightOf(`slot <> 'wall'`);
    const [fill = ''] = statementsOf('0113_light_of_walls');
    await database.rows({ text: fill }, []);
    const grey = (one: number) => ({ red: one, green: one, blue: one });
    expect(await lightOf(`${walls} and id % 2 = 0`)).toEqual([{ sofa: grey(0.91), lamp: grey(1) }]);
    expect(await lightOf(`${walls} and id % 2 = 1`)).toEqual([{}]);
    expect(await lightOf(`slot <> 'wall'`)).toEqual(others);
    await database.close();
  });
});
