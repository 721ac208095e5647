import { fromIct, ledgerStart, timetableOf } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { auctions, bids } from '../../db/schema/auctions.ts';
import { contractorPositions } from '../../db/schema/contractors.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { plantContractors } from '../../testing/contractors.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { advanceAuction } from './advance-auctions.ts';
import { weekOf } from './stored-auction.ts';

const city = 'Hà Nội';
const week = 7 * 86_400_000;
const monday = fromIct(2026, 3, 9);

/** Two weeks meet on a Monday at 00:00; nothing says which of them the clock comes by first. */
describe.each(databaseKinds)('places of premium weeks on %s', (kind) => {
  let database: Database;
  let companies: Awaited<ReturnType<typeof plantContractors>>;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    companies = await plantContractors(database, { count: 2, cities: [city] });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(bids);
    await database.orm.delete(auctions);
    await database.orm.delete(contractorPositions);
  });

  /** A week whose first slot a company won. */
  const won = async (adWeek: number, at: number) => {
    const { orm } = database;
    const { opens, results, starts } = timetableOf(adWeek);
    const company = companies[at] ?? { userId: 0, companyId: 0 };
    const [group] = await orm
      .insert(paymentGroups)
      .values({
        number: `${weekOf(adWeek)}-${at}-${Math.random()}`,
        userId: company.userId,
        purpose: 'auction',
        method: 'QR',
        goods: 900_000,
        total: 900_000,
        placedAt: new Date(opens),
        dueAt: new Date(results),
        paidAt: new Date(opens),
      })
      .returning();
    const [auction] = await orm
      .insert(auctions)
      .values({
        city,
        week: weekOf(adWeek),
        weekKey: '00',
        ownerKey: '00',
        head: ledgerStart,
        lookAt: new Date(starts),
        closedAt: new Date(results),
      })
      .returning();
    await orm.insert(bids).values({
      auctionId: auction?.id ?? 0,
      number: 1,
      contractorId: company.companyId,
      userId: company.userId,
      groupId: group?.id ?? 0,
      owners: [],
      slot: 1,
      amount: 900_000,
      state: 'won',
      version: 1,
      ad: 'none',
      placedAt: new Date(opens),
      paidAt: new Date(opens),
      changedAt: new Date(results),
    });
    return auction?.id ?? 0;
  };
  const advance = (id: number, now: number) =>
    database.orm.transaction((tx) => advanceAuction(tx, id, now));
  const first = async () => {
    const rows = await database.orm
      .select()
      .from(contractorPositions)
      .where(and(eq(contractorPositions.city, city), eq(contractorPositions.position, 1)));
    return rows.map(({ contractorId }) =>
      companies.findIndex((one) => one.companyId === contractorId),
    );
  };

  test('who won the week that begins stands there, though the week before ends after it', async () => {
    const before = await won(monday, 0);
    const next = await won(monday + week, 1);
    await advance(before, monday);
    expect(await first()).toEqual([0]);
    await advance(next, monday + week);
    await advance(before, monday + week);
    expect(await first()).toEqual([1]);
  });

  test('a server that slept catches up in either order', async () => {
    const before = await won(monday, 0);
    const next = await won(monday + week, 1);
    await advance(next, monday + week);
    await advance(before, monday + week);
    expect(await first()).toEqual([1]);
    await advance(next, monday + 2 * week);
    expect(await first()).toEqual([]);
  });
});
