import { brokenAt, ictDate, replayLedger, startOfWeek, timetableOf } from '@hien/domain';
import { asc, eq, lte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { auctionLedger, auctions, bids } from '../db/schema/auctions.ts';
import { contractorPositions } from '../db/schema/contractors.ts';
import { databaseKinds } from '../testing/databases.ts';
import { plantedSample } from '../testing/planted-sample.ts';
import { currentWeek } from '../auctions/which-auction.ts';
import { emptyOrders } from './orders/index.ts';
import { seedAuctions } from './orders/auctions.ts';

const day = 86_400_000;
/** A Monday 00:00 in Vietnam. */
const monday = Date.UTC(2026, 10, 15, 17);

let database: Database;
beforeAll(async () => {
  ({ database } = await plantedSample(databaseKinds[0] ?? 'pglite', monday));
}, 120_000);
afterAll(() => database.close());

test('plans were bought by orders, and the demo contractor has figures of 90 days with what was left out', async () => {
  const [months] = await database.rows<{ plans: number; paid: number; running: number }>(
    {
      text: `select (select count(*)::int from memberships) as plans, count(*)::int as paid,
          (count(*) filter (where m.period_start = o.period_start))::int as running
        from ad_orders o join memberships m on m.contractor_id = o.contractor_id
          join payment_groups g on g.id = o.group_id and g.paid_at is not null
        where o.state = 'paid'`,
    },
    [],
  );
  // The month that runs, and two before it.
  expect(months?.plans).toBeGreaterThan(0);
  expect(months).toMatchObject({
    paid: 3 * (months?.plans ?? 0),
    running: months?.plans,
  });
  const figures = await database.rows<{ outcome: string; days: number; count: number }>(
    {
      text: `select outcome, count(distinct day)::int as days, sum(count)::int as count from contractor_counters
        where contractor_id = 1 group by outcome order by outcome`,
    },
    [],
  );
  expect(figures.map(({ outcome }) => outcome)).toEqual([
    'burst',
    'counted',
    'own',
    'repeat',
    'robot',
  ]);
  expect(figures.find(({ outcome }) => outcome === 'counted')?.days).toBe(89);
});

/** Each week that stands plays again by its ledger alone, to the very bids that are kept. */
async function replaysEach(now: number): Promise<void> {
  const { orm } = database;
  const weeks = await orm.select().from(auctions);
  // On Monday's first minutes nobody has bid yet for the week that opens.
  expect(weeks.length).toBeGreaterThanOrEqual(2);
  for (const { id, city, week, head, lines, closedAt } of weeks) {
    const rows = await orm
      .select()
      .from(auctionLedger)
      .where(eq(auctionLedger.auctionId, id))
      .orderBy(asc(auctionLedger.n));
    const entries = rows.map((line) => ({ ...line, at: line.at.toISOString(), city, week }));
    const told = `${city} ${week}`;
    expect([told, entries.length, entries.at(-1)?.hash]).toEqual([told, lines, head]);
    expect([told, await brokenAt(entries)]).toEqual([told, null]);
    const adWeek = Date.parse(`${week}T00:00:00+07:00`);
    const replay = replayLedger(entries, adWeek);
    expect([told, replay.problems]).toEqual([told, []]);
    const kept = await orm
      .select({ number: bids.number, slot: bids.slot, amount: bids.amount, state: bids.state })
      .from(bids)
      .where(eq(bids.auctionId, id))
      .orderBy(asc(bids.number));
    expect(kept).toEqual(
      replay.bids.map(({ id: number, slot, amount, state }) => ({ number, slot, amount, state })),
    );
    expect([told, closedAt !== null]).toEqual([told, now >= timetableOf(adWeek).results]);
    if (closedAt !== null) expect(replay.bids.some(({ state }) => state === 'won')).toBe(true);
  }
}

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
  await replaysEach(now);
  const weeks = await database.rows<{ week: string }>(
    { text: `select distinct week::text as week from auctions where closed_at is not null` },
    [],
  );
  expect(weeks.map(({ week }) => week)).toContain(ictDate(startOfWeek(now)));
  // The demo contractor's plan waits for a week that has not opened, in which nobody has bid.
  const plans = await database.rows<{ company: number; week: string; bids: number; paid: boolean }>(
    {
      text: `select o.contractor_id as company, o.week::text as week, g.paid_at is not null as paid,
          (select count(*)::int from bids b join auctions a on a.id = b.auction_id where a.week = o.week) as bids
        from bid_orders o join payment_groups g on g.id = o.group_id where o.state = 'planned'`,
    },
    [],
  );
  const week = ictDate(currentWeek(now) + 7 * day);
  expect(plans).toEqual([{ company: 1, week, bids: 0, paid: true }]);
});
