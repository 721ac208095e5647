import { brokenAt, fromIct, replayLedger } from '@hien/domain';
import { asc, eq, getTableColumns, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { auctionLedger, auctions, bidOrders, bids } from '../db/schema/auctions.ts';
import { outbox } from '../db/schema/mail.ts';
import { notices, paymentGroups } from '../db/schema/orders.ts';
import { moneyReturns, staffCases } from '../db/schema/payments.ts';
import { advanceAuctions } from '../orders/auctions/advance-auctions.ts';
import { createBidOrder } from '../orders/auctions/bid-orders.ts';
import { payGroup } from '../orders/write/pay-group.ts';
import { startAuctionRound } from '../testing/auction-round-process.ts';
import { plantContractors } from '../testing/contractors.ts';
import { databaseKinds, emptyPostgresUrl } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';

const kills = 10;
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const cities = ['Hà Nội', 'Đà Nẵng'];

/** Company, slot and amount in thousands, in the order in which they were paid; the last one never is. */
const offers = [
  [0, 1, 600],
  [1, 1, 650],
  [2, 1, 700],
  [3, 2, 600],
  [4, 2, 650],
  [0, 2, 700],
  [1, 3, 600],
  [2, 3, 800],
  [3, 4, 600],
  [4, 5, 900],
] as const;
const paidOffers = offers.slice(0, -1);
const paidAWeek = paidOffers.reduce((all, [, , amount]) => all + amount * 1_000, 0) * cities.length;

// On PostgreSQL alone: the embedded database is the process that dies.
describe.runIf(databaseKinds.includes('postgres'))('a process killed at the results', () => {
  let url = '';
  let database: Database;
  let companies: Awaited<ReturnType<typeof plantContractors>>;

  beforeAll(async () => {
    url = await emptyPostgresUrl();
    database = await openDatabase({ url, connections: 4 });
    await database.migrate();
    await plant(database);
    companies = await plantContractors(database, { count: 5, cities });
  });
  afterAll(() => database.close());

  const loud = (error: unknown): never => {
    throw error;
  };
  /** Bids of one week in both cities; the weeks before have begun and ended by then. */
  async function bidIn(monday: number): Promise<string> {
    const week = new Date(monday + 7 * day + 7 * hour).toISOString().slice(0, 10);
    const at = monday + 9 * hour;
    await advanceAuctions(database, at, loud);
    for (const city of cities)
      for (const [place, [who, slot, thousands]] of offers.entries())
        await database.orm.transaction(async (tx) => {
          const { companyId: contractorId, userId } = companies[who] ?? { companyId: 0, userId: 0 };
          const amount = thousands * 1_000;
          const { groupId } = await createBidOrder(tx, {
            contractorId,
            userId,
            city,
            week,
            slot,
            amount,
            at,
            method: 'QR',
            redBill:
              place === 2
                ? {
                    company: 'Công ty 2',
                    taxCode: '0300000002',
                    address: '1 Lê Lợi',
                    email: 'a@b.vn',
                  }
                : null,
            dueAt: at + hour,
          });
          if (place >= paidOffers.length) return;
          expect(await payGroup(tx, { groupId, attemptId: null, captured: amount, at })).toBe(
            'paid',
          );
        });
    return week;
  }

  /** What a week came to, without what is its own: numbers, names and moments. */
  async function outcome(week: string, monday: number) {
    const { orm } = database;
    const found = await orm
      .select()
      .from(auctions)
      .where(eq(auctions.week, week))
      .orderBy(asc(auctions.city));
    const { auctionId: _, ...columns } = getTableColumns(auctionLedger);
    const of = [];
    for (const { id, city, lines } of found) {
      const entries = (
        await orm
          .select(columns)
          .from(auctionLedger)
          .where(eq(auctionLedger.auctionId, id))
          .orderBy(asc(auctionLedger.n))
      ).map(({ at, ...line }) => ({ ...line, at: at.toISOString(), week, city }));
      expect(entries).toHaveLength(lines);
      expect(await brokenAt(entries)).toBeNull();
      expect(replayLedger(entries, monday + 7 * day).problems).toEqual([]);
      const placed = await orm.select().from(bids).where(eq(bids.auctionId, id));
      const won = placed.filter(({ state }) => state === 'won');
      for (const one of ['slot', 'contractorId'] as const)
        expect(new Set(won.map((bid) => bid[one])).size).toBe(won.length);
      of.push({
        city,
        ledger: entries.map(({ event, slot, amount, loss }) => [event, slot, amount, loss]),
        won: won.map(({ slot, amount }) => [slot, amount]).toSorted(),
      });
    }
    return of;
  }

  /** Money of a week: what was paid, what stays, what goes back; and what was told, each once. */
  async function books(week: string) {
    const groups = (
      await database.orm
        .select({ id: paymentGroups.id, total: paymentGroups.total, state: bids.state })
        .from(paymentGroups)
        .innerJoin(bids, eq(bids.groupId, paymentGroups.id))
        .innerJoin(auctions, eq(auctions.id, bids.auctionId))
        .where(eq(auctions.week, week))
    ).map(({ id, total, state }) => ({ id, total, kept: state === 'won' }));
    const ids = new Set(groups.map(({ id }) => id));
    const back = (await database.orm.select().from(moneyReturns)).filter(({ groupId }) =>
      ids.has(groupId),
    );
    // Who won keeps nothing back, who lost has it back whole.
    expect(back.map(({ groupId, amount }) => [groupId, amount]).toSorted()).toEqual(
      groups
        .filter(({ kept }) => !kept)
        .map(({ id, total }) => [id, total])
        .toSorted(),
    );
    const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
    const cases = (await database.orm.select().from(staffCases)).filter(
      ({ groupId }) => groupId !== null && ids.has(groupId),
    );
    return {
      paid: sum(groups.map(({ total }) => total)),
      keptAndBack:
        sum(groups.filter(({ kept }) => kept).map(({ total }) => total)) +
        sum(back.map(({ amount }) => amount)),
      unpaid: (await database.orm.select().from(bidOrders).where(eq(bidOrders.week, week))).flatMap(
        ({ state }) => (state === 'placed' ? [] : [state]),
      ),
      cases: cases.map(({ because }) => because).toSorted(),
    };
  }

  const news = async () => {
    const told = await database.orm
      .select({ about: notices.about })
      .from(notices)
      .where(like(notices.about, 'bid.%'));
    const mails = await database.orm
      .select({ id: outbox.id })
      .from(outbox)
      .where(eq(outbox.template, 'bid-step'));
    const of = (about: string) => told.filter((one) => one.about === about).length;
    return { won: of('bid.won'), lost: of('bid.lost'), mails: mails.length };
  };

  const monday = (week: number) => fromIct(2026, 3, 2) + week * 14 * day;
  const results = (week: number) => monday(week) + 4 * day + 15 * hour;

  test(`${kills} kills around 15:00: nothing is lost, doubled or half done`, async () => {
    const whole = await bidIn(monday(0));
    const before = await news();
    const first = await startAuctionRound({ url, at: results(0), standAt: null, sent: false });
    const wanted = await outcome(whole, monday(0));
    const wantedBooks = await books(whole);
    const after = await news();
    expect(wantedBooks).toMatchObject({
      paid: paidAWeek,
      keptAndBack: paidAWeek,
      unpaid: ['cancelled', 'cancelled'],
    });
    expect([after.won > before.won, after.lost > before.lost]).toEqual([true, true]);
    expect(wanted.map(({ won }) => won.length > 2)).toEqual([true, true]);
    // From the first statement to the last, now before one is sent, now with its answer on the way.
    const moments = Array.from({ length: kills }, (_, kill) =>
      Math.round(1 + (kill * (first.statements - 1)) / (kills - 1)),
    );
    expect(new Set(moments).size).toBe(kills);
    for (const [kill, standAt] of moments.entries()) {
      const n = kill + 1;
      const week = await bidIn(monday(n));
      const told = await news();
      const end = await startAuctionRound({
        url,
        at: results(n) + kill * second,
        standAt,
        sent: kill % 2 === 1,
      });
      expect(end).toEqual({ statements: standAt, signal: 'SIGKILL' });
      await advanceAuctions(database, results(n) + minute, loud);
      await advanceAuctions(database, results(n) + 2 * minute, loud);
      const label = `killed at statement ${standAt}`;
      expect(await outcome(week, monday(n)), label).toEqual(wanted);
      expect(await books(week), label).toEqual(wantedBooks);
      const now = await news();
      expect([now.won - told.won, now.lost - told.lost, now.mails - told.mails], label).toEqual([
        after.won - before.won,
        after.lost - before.lost,
        after.mails - before.mails,
      ]);
    }
  }, 300_000);
});
