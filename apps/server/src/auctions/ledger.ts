import { bidderName, timetableOf } from '@hien/domain';
import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { auctionLedger, auctions, bids } from '../db/schema/auctions.ts';
import { contractors } from '../db/schema/contractors.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { type AuctionRow, findAuction } from '../orders/auctions/stored-auction.ts';
import type { Services } from '../services.ts';
import { lastResults, whichAuction } from './which-auction.ts';
import { wireTimes } from './wire.ts';

type Ledger = Answer<'readAuctionLedger'>;

/** Weeks of a year, as many as the contract takes. */
export const mostWeeks = 60;

/**
 * The ledger of a city and week. Names and the key they were made with come with the results, once they are written: not
 * by the clock alone, so that nothing is told that is not decided.
 */
export function readAuctionLedger({ database, now }: Services): Handler<'readAuctionLedger'> {
  return async ({ query, signedIn }) => {
    await signedIn();
    const at = now();
    const { city, week, adWeek } = whichAuction(query, lastResults(at));
    const { orm } = database;
    const row = await findAuction(orm, city, week);
    const isTold = row !== null && row.closedAt !== null && at >= timetableOf(adWeek).results;
    const weeks = await orm
      .select({ week: auctions.week })
      .from(auctions)
      .where(eq(auctions.city, city))
      .orderBy(desc(auctions.week))
      .limit(mostWeeks);
    return {
      city,
      week,
      times: wireTimes(adWeek),
      entries: row === null ? [] : await entriesOf(orm, row),
      names: isTold ? await namesOf(orm, row) : [],
      weekKey: isTold ? row.weekKey : null,
      weeks: weeks.map((one) => one.week),
    };
  };
}

async function entriesOf(
  orm: Orm,
  { id, city, week }: Pick<AuctionRow, 'id' | 'city' | 'week'>,
): Promise<Ledger['entries']> {
  const { auctionId: _, ...columns } = getTableColumns(auctionLedger);
  const lines = await orm
    .select(columns)
    .from(auctionLedger)
    .where(eq(auctionLedger.auctionId, id))
    .orderBy(asc(auctionLedger.n));
  return lines.map(({ at, ...line }) => ({
    ...line,
    at: at.toISOString(),
    week,
    city,
  }));
}

async function namesOf(
  orm: Orm,
  { id, weekKey }: Pick<AuctionRow, 'id' | 'weekKey'>,
): Promise<Ledger['names']> {
  const companies = await orm
    .selectDistinct({ id: contractors.id, name: contractors.companyName })
    .from(bids)
    .innerJoin(contractors, eq(contractors.id, bids.contractorId))
    .where(eq(bids.auctionId, id))
    .orderBy(contractors.id);
  return Promise.all(
    companies.map(async (company) => ({
      who: await bidderName(weekKey, company.id),
      company: company.id,
      name: company.name,
    })),
  );
}
