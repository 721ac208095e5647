import { adCities, contactChannels, ictDate, startOfDay, timetableOf } from '@hien/domain';
import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm';
import {
  type Counted,
  countedSince,
  dayMs,
  figuresOf,
  leftOutOf,
} from '../contractors/statistics/figures.ts';
import type { CountingServices } from '../contractors/statistics/record.ts';
import type { Orm } from '../db/database.ts';
import { auctions, bids } from '../db/schema/auctions.ts';
import { adOrders } from '../db/schema/memberships.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { knownAdWeek, weekOf } from '../orders/auctions/stored-auction.ts';
import { companyOf } from './buyer.ts';

type Statistics = Answer<'readAdStatistics'>;

const usualDays = 28;
/** Four years of months, and as many weeks. */
const mostStandings = 48;
/** A year of weeks in every city: no figures reach further back. */
const mostWeeks = 53 * adCities.length;

/** What a company's places brought, day by day, beside as many days before; three statements, as many rows as were counted. */
export function readAdStatistics({
  database,
  now,
  adLog,
}: CountingServices): Handler<'readAdStatistics'> {
  return async ({ query, signedIn }) => {
    const { userId } = await signedIn();
    const company = await companyOf(database.orm, userId);
    if (company === null) throw new ApiError('NOT_FOUND');
    // What this process has counted in the last seconds is part of today.
    await adLog.flush();
    const length = query.days ?? usualDays;
    const today = startOfDay(now());
    const first = today - (length - 1) * dayMs;
    const counted = await countedSince(database.orm, company.id, first - length * dayMs);
    const from = ictDate(first);
    const here = counted.filter(({ day }) => day >= from);
    const visits = here.filter(({ outcome }) => outcome === 'counted');
    const total = figuresOf(visits);
    const byDay = Map.groupBy(visits, ({ day }) => day);
    const paid = await paidMonths(database.orm, company.id);
    const weeks = await wonWeeks(database.orm, company.id, today);
    const spent = spentIn([...paid, ...weeks], first, today + dayMs);
    const contacts = contactChannels.reduce((all, channel) => all + total[channel], 0);
    return {
      from,
      to: ictDate(today),
      days: Array.from({ length }, (_, at) => {
        const day = ictDate(first + at * dayMs);
        return { day, ...figuresOf(byDay.get(day) ?? []) };
      }),
      total,
      before: figuresOf(counted.filter(({ day, outcome }) => day < from && outcome === 'counted')),
      cities: citiesOf(visits),
      leftOut: leftOutOf(here),
      spent,
      perContact: contacts === 0 ? null : Math.round(spent / contacts),
      positions: [...paid, ...weeks.slice(0, mostStandings)]
        .toSorted((a, b) => b.start.getTime() - a.start.getTime())
        .map(({ plan, places, start, end }) => ({
          plan,
          places,
          period: { start: start.toISOString(), end: end.toISOString() },
        })),
    };
  };
}

/** The cities with what they brought, the most seen first; what was found otherwise at the end. */
const citiesOf = (rows: readonly Counted[]): Statistics['cities'] =>
  [...Map.groupBy(rows, ({ city }) => city)]
    .map(([city, own]) => ({ city: city === '' ? null : city, ...figuresOf(own) }))
    .toSorted(
      (a, b) =>
        Number(a.city === null) - Number(b.city === null) ||
        b.impression + b.profile - a.impression - a.profile,
    );

/** A month or a week that was paid for, and where the company stood in it. */
type PaidTime = {
  readonly plan: Statistics['positions'][number]['plan'];
  readonly places: Statistics['positions'][number]['places'];
  readonly start: Date;
  readonly end: Date;
  readonly total: number;
  /** From when the money counts: an upgrade pays the rest of a month. */
  readonly from: number;
};

/** What was paid, with the months that it was for, the newest first. */
async function paidMonths(orm: Orm, contractorId: number): Promise<PaidTime[]> {
  const rows = await orm
    .select({ order: adOrders, total: paymentGroups.total, paidAt: paymentGroups.paidAt })
    .from(adOrders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, adOrders.groupId))
    .where(
      and(
        eq(adOrders.contractorId, contractorId),
        eq(adOrders.state, 'paid'),
        isNotNull(adOrders.periodStart),
      ),
    )
    .orderBy(desc(adOrders.periodStart), desc(adOrders.id))
    .limit(mostStandings);
  return rows.flatMap(({ order: { plan, cities, kind, periodStart, periodEnd }, total, paidAt }) =>
    periodStart === null || periodEnd === null
      ? []
      : [
          {
            plan,
            places: cities,
            start: periodStart,
            end: periodEnd,
            total,
            from:
              kind === 'upgrade' && paidAt !== null
                ? startOfDay(paidAt.getTime())
                : periodStart.getTime(),
          },
        ],
  );
}

/** Premium weeks that were won and have begun, the newest first: they bring what they cost too. */
async function wonWeeks(orm: Orm, contractorId: number, today: number): Promise<PaidTime[]> {
  const rows = await orm
    .select({ city: auctions.city, week: auctions.week, slot: bids.slot, total: bids.amount })
    .from(bids)
    .innerJoin(auctions, eq(auctions.id, bids.auctionId))
    .where(
      and(
        eq(bids.contractorId, contractorId),
        eq(bids.state, 'won'),
        lte(auctions.week, weekOf(today)),
      ),
    )
    .orderBy(desc(auctions.week), asc(bids.slot), asc(auctions.city))
    .limit(mostWeeks);
  return rows.map(({ city, week, slot, total }) => {
    const { starts, ends } = timetableOf(knownAdWeek(week));
    return {
      plan: 'premium',
      places: [{ city, position: slot }],
      start: new Date(starts),
      end: new Date(ends),
      total,
      from: starts,
    };
  });
}

/** What was paid cost in some days, each spread evenly over the days that it pays. */
function spentIn(paid: readonly PaidTime[], first: number, end: number): number {
  const days = (from: number, to: number) => Math.max(0, Math.round((to - from) / dayMs));
  const spent = paid.reduce((all, { total, from, end: last }) => {
    const month = days(from, last.getTime() + 1);
    const here = days(Math.max(from, first), Math.min(last.getTime() + 1, end));
    return month === 0 ? all : all + (total * here) / month;
  }, 0);
  return Math.round(spent);
}
