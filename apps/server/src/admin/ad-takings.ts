import { type AdIncome, addMonths, fromIct, startOfMonth, takingsByCity } from '@hien/domain';
import { and, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { auctions, bids } from '../db/schema/auctions.ts';
import { adOrders } from '../db/schema/memberships.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

const shownMonths = 12;

/** `2026-02` of its first moment in Vietnam, and back. */
const nameOf = (month: number): string => new Date(month + 7 * 3_600_000).toISOString().slice(0, 7);
const monthOf = (name: string): number =>
  fromIct(Number(name.slice(0, 4)), Number(name.slice(5)), 1);

/** What came in during a month and stays, by city; two statements, however much was sold. */
export function readAdTakings({ database, now }: Services): Handler<'readAdTakings'> {
  return async ({ query }) => {
    const current = startOfMonth(now());
    const from = query.month === undefined ? current : monthOf(query.month);
    const until = addMonths(from, 1);
    const cities = takingsByCity(await incomesOf(database.orm, new Date(from), new Date(until)));
    const sum = (of: 'memberships' | 'auctions' | 'held' | 'total'): number =>
      cities.reduce((all, city) => all + city[of], 0);
    return {
      data: {
        month: nameOf(from),
        months: Array.from({ length: shownMonths }, (_, at) => nameOf(addMonths(current, -at))),
        cities,
        total: {
          memberships: sum('memberships'),
          auctions: sum('auctions'),
          held: sum('held'),
          total: sum('total'),
        },
      },
    };
  };
}

async function incomesOf(orm: Orm, from: Date, until: Date): Promise<AdIncome[]> {
  const paidThen = and(gte(paymentGroups.paidAt, from), lt(paymentGroups.paidAt, until));
  const [plans, bid] = await Promise.all([
    orm
      .select({ cities: adOrders.cities, amount: paymentGroups.total })
      .from(paymentGroups)
      .innerJoin(adOrders, eq(adOrders.groupId, paymentGroups.id))
      .where(and(paidThen, eq(adOrders.state, 'paid'))),
    orm
      .select({ city: auctions.city, amount: bids.amount, state: bids.state })
      .from(paymentGroups)
      .innerJoin(bids, eq(bids.groupId, paymentGroups.id))
      .innerJoin(auctions, eq(auctions.id, bids.auctionId))
      .where(
        and(
          paidThen,
          inArray(bids.state, ['waiting', 'won', 'canceled']),
          isNull(bids.refundDueAt),
          isNull(bids.refundedAt),
        ),
      ),
  ]);
  return [
    ...plans.map(({ cities, amount }): AdIncome => ({
      cities: cities.map(({ city }) => city),
      amount,
      of: 'memberships',
    })),
    ...bid.map(({ city, amount, state }): AdIncome => ({
      cities: [city],
      amount,
      of: state === 'waiting' ? 'held' : 'auctions',
    })),
  ];
}
