import { fixedClock, ictDate, startOfWeek } from '@hien/domain';
import { lte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { contractorPositions } from '../db/schema/contractors.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { seed } from './index.ts';
import { emptyOrders } from './orders/index.ts';
import { seedAuctions } from './orders/auctions.ts';

const day = 86_400_000;
/** A Monday 00:00 in Vietnam. */
const monday = Date.UTC(2026, 10, 15, 17);

let database: Database;
beforeAll(async () => {
  database = await freshDatabase(databaseKinds[0] ?? 'pglite');
  await seed(database, fixedClock(monday));
}, 120_000);
afterAll(() => database.close());

test.each([
  ['Monday 00:10', monday + 600_000],
  ['Monday 10:00', monday + day * (10 / 24)],
  ['Wednesday', monday + 2.5 * day],
  ['Friday 14:59', monday + 4 * day + day * (14.98 / 24)],
  ['Friday 15:01', monday + 4 * day + day * (15.02 / 24)],
  ['Sunday 23:59', monday + 7 * day - 60_000],
])('on %s the winners of the week stand in the directory', async (_, now) => {
  await database.orm.transaction(async (tx) => {
    await emptyOrders(tx);
    await tx.delete(contractorPositions).where(lte(contractorPositions.position, 10));
    await seedAuctions(tx, now);
  });
  expect(
    await database.rows(
      {
        text: `select p.city, array_agg(p.position order by p.position) as slots from contractor_positions p
          where p.position <= 10 and p.shown and p.runs_until > $1 group by p.city order by p.city`,
      },
      [new Date(now)],
    ),
  ).toEqual([
    { city: 'Hà Nội', slots: [1, 2, 3] },
    { city: 'Thành phố Hồ Chí Minh', slots: [1, 2, 3] },
  ]);
  const weeks = await database.rows<{ week: string }>(
    { text: `select distinct week::text as week from auctions where closed_at is not null` },
    [],
  );
  expect(weeks.map(({ week }) => week)).toContain(ictDate(startOfWeek(now)));
});
