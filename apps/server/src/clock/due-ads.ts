import { type AdTimer, nextAdTimer, timetableOf } from '@hien/domain';
import { and, asc, count, eq, isNotNull, ne } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { auctions, bidOrders } from '../db/schema/auctions.ts';
import { contractors } from '../db/schema/contractors.ts';
import { adOrders, memberships, placeWaits } from '../db/schema/memberships.ts';
import type { Answer } from '../http/handler.ts';
import { knownAdWeek } from '../orders/auctions/stored-auction.ts';
import { asMembership } from '../orders/memberships/stored-membership.ts';

type DueTimer = Answer<'readClock'>['data']['due'][number];

const due = (timer: AdTimer, thing: string, at: Date | number, lines = 1): DueTimer => ({
  order_id: null,
  number: null,
  thing,
  lines,
  timer,
  at: new Date(at).toISOString(),
});

/** What time does next in advertising: months, places in line, auctions and their weeks. */
export async function dueAds(orm: Orm, most: number): Promise<DueTimer[]> {
  const found = await Promise.all([
    months(orm, most),
    unpaidOrders(orm, most),
    offers(orm, most),
    openings(orm, most),
    weeks(orm, most),
  ]);
  return found.flat();
}

/** Reminders, renewals, further tries, a plan that goes down, and the end of one that was canceled. */
async function months(orm: Orm, most: number): Promise<DueTimer[]> {
  const rows = await orm
    .select({ row: memberships, company: contractors.companyName })
    .from(memberships)
    .innerJoin(contractors, eq(contractors.id, memberships.contractorId))
    .where(isNotNull(memberships.lookAt))
    .orderBy(asc(memberships.lookAt), asc(memberships.id))
    .limit(most);
  return rows.flatMap(({ row, company }) => {
    const timer = nextAdTimer(asMembership(row), row.reminded);
    return timer === null || row.lookAt === null ? [] : [due(timer, company, row.lookAt)];
  });
}

/** Orders that hold places for an hour; a renewal ends with its month. */
async function unpaidOrders(orm: Orm, most: number): Promise<DueTimer[]> {
  const rows = await orm
    .select({ company: contractors.companyName, dueAt: adOrders.dueAt })
    .from(adOrders)
    .innerJoin(contractors, eq(contractors.id, adOrders.contractorId))
    .where(and(eq(adOrders.state, 'waiting'), ne(adOrders.kind, 'renewal')))
    .orderBy(asc(adOrders.dueAt), asc(adOrders.id))
    .limit(most);
  return rows.map(({ company, dueAt }) => due('ad-order-due', company, dueAt));
}

/** Gold places that are offered for a day (docs/adr/0098). */
async function offers(orm: Orm, most: number): Promise<DueTimer[]> {
  const rows = await orm
    .select({
      company: contractors.companyName,
      city: placeWaits.city,
      until: placeWaits.offerUntil,
    })
    .from(placeWaits)
    .innerJoin(contractors, eq(contractors.id, placeWaits.contractorId))
    .where(eq(placeWaits.state, 'offered'))
    .orderBy(asc(placeWaits.offerUntil), asc(placeWaits.id))
    .limit(most);
  return rows.flatMap(({ company, city, until }) =>
    until === null ? [] : [due('place-offer-ends', `${company} · ${city}`, until)],
  );
}

/** Weeks that open with planned bids (docs/adr/0150). */
async function openings(orm: Orm, most: number): Promise<DueTimer[]> {
  const rows = await orm
    .select({ city: bidOrders.city, week: bidOrders.week, plans: count() })
    .from(bidOrders)
    .where(eq(bidOrders.state, 'planned'))
    .groupBy(bidOrders.week, bidOrders.city)
    .orderBy(asc(bidOrders.week), asc(bidOrders.city))
    .limit(most);
  return rows.map(({ city, week, plans }) =>
    due('auction-opens', city, timetableOf(knownAdWeek(week)).opens, plans),
  );
}

/** Results, and the begin and end of the weeks that were won. */
async function weeks(orm: Orm, most: number): Promise<DueTimer[]> {
  const rows = await orm
    .select({ city: auctions.city, week: auctions.week, at: auctions.lookAt })
    .from(auctions)
    .where(isNotNull(auctions.lookAt))
    .orderBy(asc(auctions.lookAt), asc(auctions.id))
    .limit(most);
  return rows.flatMap(({ city, week, at }) => {
    if (at === null) return [];
    const { results, starts } = timetableOf(knownAdWeek(week));
    const isResults = at.getTime() === results;
    const later = at.getTime() === starts ? 'auction-starts' : 'auction-ends';
    return [due(isResults ? 'auction-results' : later, city, at)];
  });
}
