import { itemCodes, orderCodes } from '@hien/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database } from '../db/database.ts';
import { databaseKinds } from '../testing/databases.ts';
import { plantedSample } from '../testing/planted-sample.ts';
import { advanceDue } from '../orders/write/timers.ts';
import { demoId } from './demo-accounts.ts';

const now = Date.UTC(2026, 10, 20, 3);

let database: Database;
beforeAll(async () => {
  ({ database } = await plantedSample(databaseKinds[0] ?? 'pglite', now));
}, 120_000);
afterAll(() => database.close());

const numbers = async (text: string): Promise<number[]> =>
  (await database.rows<{ n: number }>({ text }, [])).map(({ n }) => n);

test('every code of an order and of an item is reached by real transitions', async () => {
  expect(await numbers('select distinct code as n from orders order by 1')).toEqual(
    Object.values(orderCodes).filter((code) => code !== orderCodes.DOWNLOAD),
  );
  expect(
    await numbers('select distinct code as n from order_items where code is not null order by 1'),
  ).toEqual(Object.values(itemCodes));
  expect(
    await numbers(
      'select count(*)::int as n from order_items i where version <> (select count(*) from item_events e where e.item_id = i.id)',
    ),
  ).toEqual([0]);
});

test('the stories stay where they are for a day', async () => {
  const before = await numbers('select code as n from orders order by id');
  await advanceDue(database, now, {
    onError: (error) => {
      throw error;
    },
  });
  expect(await numbers('select code as n from orders order by id')).toEqual(before);
});

test('stock, counts and points add up', async () => {
  expect(
    await numbers(
      'select count(*)::int as n from products p where p.stock <> (select sum(o.stock) from product_options o where o.product_id = p.id)',
    ),
  ).toEqual([0]);
  expect(
    await numbers(
      `select sum(change)::int as n from order_counts where owner = 'buyer:${demoId('customer')}'`,
    ),
  ).toEqual(await numbers('select count(*)::int as n from orders'));
  expect(
    await numbers(
      "select count(*)::int as n from point_lots l where l.left <> (select sum(amount) from point_moves m where m.lot_id = l.id) and l.state <> 'expired'",
    ),
  ).toEqual([0]);
});
