import { randomBytes } from 'node:crypto';
import { type Bid, type Bids, ictDate, ledgerStart, startOfWeek, timetableOf } from '@hien/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { auctions, bids } from '../../db/schema/auctions.ts';

export type AuctionRow = typeof auctions.$inferSelect;
export type BidRow = typeof bids.$inferSelect;

/** An auction that nobody else can change until the transaction ends. */
export type LockedAuction = {
  readonly row: AuctionRow;
  readonly adWeek: number;
  readonly rows: readonly BidRow[];
  /** The rows as the rules read them: a bid's `id` is its number. */
  readonly bids: Bids;
};

/** The name of the ad week that a moment lies in: its Monday. */
export const weekOf = (at: number): string => ictDate(startOfWeek(at));

/** Monday 00:00 in Vietnam of a week's name; null when the name is none of a Monday. */
export function adWeekOf(week: string): number | null {
  const at = Date.parse(`${week}T00:00:00+07:00`);
  return Number.isNaN(at) || weekOf(at) !== week ? null : at;
}

export const knownAdWeek = (week: string): number => {
  const adWeek = adWeekOf(week);
  if (adWeek === null) throw new Error(`${week} is no ad week`);
  return adWeek;
};

export const asBid = (row: BidRow, week: string): Bid => {
  const { results, starts, ends } = timetableOf(knownAdWeek(week));
  return {
    state: row.state,
    version: row.version,
    changedAt: row.changedAt.getTime(),
    id: row.number,
    company: row.contractorId,
    owners: row.owners,
    slot: row.slot,
    amount: row.amount,
    placedAt: row.placedAt.getTime(),
    paidAt: row.paidAt?.getTime() ?? null,
    results,
    adStarts: starts,
    adEnds: ends,
    loss: row.loss,
    ad: row.ad,
    refundDueAt: row.refundDueAt?.getTime() ?? null,
    refundedAt: row.refundedAt?.getTime() ?? null,
  };
};

/** What is known of the auction of a city and week; null while nobody has bid. */
export async function findAuction(orm: Orm, city: string, week: string) {
  const [row] = await orm
    .select()
    .from(auctions)
    .where(and(eq(auctions.city, city), eq(auctions.week, week)));
  return row ?? null;
}

export const rowsOf = (orm: Orm, auctionId: number): Promise<BidRow[]> =>
  orm.select().from(bids).where(eq(bids.auctionId, auctionId)).orderBy(asc(bids.number));

/**
 * Locks the auction of a city and week, and begins it with its first bid. Who bids waits here for whoever bid before: the
 * order of the ledger is the order in which the lock was given.
 */
export async function lockAuctionOf(tx: Orm, city: string, week: string): Promise<LockedAuction> {
  await tx
    .insert(auctions)
    .values({
      city,
      week,
      weekKey: randomBytes(32).toString('hex'),
      ownerKey: randomBytes(32).toString('hex'),
      head: ledgerStart,
      lookAt: new Date(timetableOf(knownAdWeek(week)).results),
    })
    .onConflictDoNothing({ target: [auctions.city, auctions.week] });
  const found = await findAuction(tx, city, week);
  if (found === null) throw new Error(`no auction of ${city} in ${week}`);
  return lockAuction(tx, found.id);
}

export async function lockAuction(tx: Orm, auctionId: number): Promise<LockedAuction> {
  const [row] = await tx.select().from(auctions).where(eq(auctions.id, auctionId)).for('update');
  if (row === undefined) throw new Error(`no auction ${auctionId}`);
  const rows = await rowsOf(tx, row.id);
  return {
    row,
    adWeek: knownAdWeek(row.week),
    rows,
    bids: rows.map((bid) => asBid(bid, row.week)),
  };
}
