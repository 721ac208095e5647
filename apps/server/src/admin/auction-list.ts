import { timetableOf } from '@hien/domain';
import { asc, desc, inArray, sql } from 'drizzle-orm';
import { type CaseList, casePage, picked } from '../cases/case-list.ts';
import type { Orm } from '../db/database.ts';
import { auctionLedger, auctions, bids } from '../db/schema/auctions.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { adWeekOf } from '../orders/auctions/stored-auction.ts';
import type { Services } from '../services.ts';

type Row = typeof auctions.$inferSelect;
type Summary = Answer<'listAuctions'>['data']['items'][number];

/** Every city and week that somebody bid for. @param now whose phases are told. */
export const auctionList = (now: () => number): CaseList<Row, Summary> => ({
  table: auctions,
  id: auctions.id,
  rows: (orm, pick) => picked(orm.select().from(auctions).$dynamic(), pick),
  async wire(orm, rows) {
    const ids = rows.map(({ id }) => id);
    const [counted, voided] = await Promise.all([countsOf(orm, ids), voidedIn(orm, ids)]);
    return rows.map((row): Summary => {
      const of = counted.get(row.id);
      return {
        id: row.id,
        city: row.city,
        week: row.week,
        phase: phaseOf(row, now()),
        bids: of?.bids ?? 0,
        companies: of?.companies ?? 0,
        won: { slots: of?.slots ?? 0, amount: of?.won ?? 0 },
        held: of?.held ?? 0,
        to_return: of?.toReturn ?? 0,
        voided: voided.get(row.id) ?? 0,
        taken_back: Math.max(0, (of?.canceled ?? 0) - (voided.get(row.id) ?? 0)),
        lines: row.lines,
        head: row.head,
      };
    });
  },
});

function phaseOf({ week, closedAt }: Row, now: number): Summary['phase'] {
  const adWeek = adWeekOf(week);
  if (adWeek === null) throw new Error(`${week} is no ad week`);
  const { starts, ends } = timetableOf(adWeek);
  if (now > ends) return 'over';
  if (now >= starts) return 'running';
  return closedAt === null ? 'bidding' : 'results';
}

const whole = (what: ReturnType<typeof sql>) => sql<number>`(${what})::int`;

async function countsOf(orm: Orm, ids: readonly number[]) {
  const rows = await orm
    .select({
      id: bids.auctionId,
      bids: whole(sql`count(*)`),
      companies: whole(sql`count(distinct ${bids.contractorId})`),
      slots: whole(sql`count(*) filter (where ${bids.state} = 'won')`),
      // A sum of whole đồng may pass what a 32-bit number holds.
      won: sql<number>`coalesce(sum(${bids.amount}) filter (where ${bids.state} = 'won'), 0)::float8`,
      held: sql<number>`coalesce(sum(${bids.amount}) filter (where ${bids.state} = 'waiting'), 0)::float8`,
      toReturn: sql<number>`coalesce(sum(${bids.amount}) filter (where ${bids.refundDueAt} is not null), 0)::float8`,
      canceled: whole(sql`count(*) filter (where ${bids.state} = 'canceled')`),
    })
    .from(bids)
    .where(inArray(bids.auctionId, [...ids]))
    .groupBy(bids.auctionId);
  return new Map(rows.map((row) => [row.id, row]));
}

async function voidedIn(orm: Orm, ids: readonly number[]) {
  const rows = await orm
    .select({ id: auctionLedger.auctionId, voided: whole(sql`count(*)`) })
    .from(auctionLedger)
    .where(sql`${inArray(auctionLedger.auctionId, [...ids])} and ${auctionLedger.event} = 'voided'`)
    .groupBy(auctionLedger.auctionId);
  return new Map(rows.map(({ id, voided }) => [id, voided]));
}

/** The newest week first, its cities by name. */
export function listAuctions({ database, now }: Services): Handler<'listAuctions'> {
  return async ({ query: { page = 1 }, language }) => ({
    data: await casePage(database.orm, auctionList(now), {
      where: undefined,
      order: [desc(auctions.week), asc(auctions.city), asc(auctions.id)],
      page,
      language,
    }),
  });
}
