import { addMonths, ictDate, limits, startOfDay } from '@hien/domain';
import { and, eq, lte } from 'drizzle-orm';
import { typeOf } from '../../contractors/statistics/ad-log.ts';
import type { Orm } from '../../db/database.ts';
import { auctions, bids } from '../../db/schema/auctions.ts';
import { contractorCounters, contractors } from '../../db/schema/contractors.ts';
import { adOrders, memberships } from '../../db/schema/memberships.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { nextNumber } from '../../orders/write/order-number.ts';
import { between } from '../chance.ts';
import { demoId } from '../demo-accounts.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Months that were paid before the one that runs. */
const monthsBefore = 2;
/** As far back as the figures of a company are told. */
const days = 90;

/** What companies of the sample paid for their plans, and what a place brought the demo contractor. */
export async function seedAds(tx: Orm, now: number): Promise<void> {
  await payMonths(tx);
  await countVisits(tx, now);
}

/** Each plan's month, and those before it, as orders that were paid: takings and receipts stand on them. */
async function payMonths(tx: Orm): Promise<void> {
  const plans = await tx.select().from(memberships).orderBy(memberships.id);
  for (const { contractorId, userId, plan, cities, periodStart } of plans)
    for (let back = monthsBefore; back >= 0; back -= 1) {
      const start = addMonths(periodStart.getTime(), -back);
      const first = back === monthsBefore;
      // A first month begins as it is paid; one that follows is paid some days ahead.
      const paidAt = new Date(first ? start + 9 * 60 * minuteMs : start - 2 * dayMs);
      const total = limits.ad[plan].monthlyVnd;
      const [group] = await tx
        .insert(paymentGroups)
        .values({
          number: await nextNumber(tx, paidAt.getTime()),
          userId,
          purpose: 'ad',
          method: 'QR',
          goods: total,
          total,
          placedAt: new Date(paidAt.getTime() - 5 * minuteMs),
          dueAt: new Date(paidAt.getTime() + limits.ad.holdMinutes * minuteMs),
          paidAt,
        })
        .returning({ id: paymentGroups.id });
      if (group === undefined) throw new Error('a month of the sample was not paid');
      await tx.insert(adOrders).values({
        groupId: group.id,
        contractorId,
        kind: first ? 'purchase' : 'renewal',
        plan,
        cities,
        state: 'paid',
        periodStart: new Date(start),
        periodEnd: new Date(addMonths(start, 1) - 1),
        placedAt: new Date(paidAt.getTime() - 5 * minuteMs),
        dueAt: new Date(paidAt.getTime() + limits.ad.holdMinutes * minuteMs),
      });
    }
}

/** A usual weekday of a company that stands in the directory by merit, and what is left out of it. Part of the seed's version. */
export const usualVisits = {
  impression: { counted: 46, robot: 7, repeat: 11, own: 1 },
  profile: { counted: 9, robot: 2, repeat: 3, own: 1 },
  website: { counted: 2, robot: 1, repeat: 1, own: 0 },
  phone: { counted: 2, robot: 0, repeat: 1, own: 0 },
  email: { counted: 1, robot: 0, repeat: 0, own: 0 },
} as const;

/** Seen more at the end of a week, and three times as much in a premium one. */
const weekend = 1.4;
const premium = 3;

/** Counters of the demo contractor: more in its premium weeks and at weekends, a night of a robot that was left out. */
async function countVisits(tx: Orm, now: number): Promise<void> {
  const [company] = await tx
    .select({ id: contractors.id, city: contractors.city })
    .from(contractors)
    .where(eq(contractors.userId, demoId('contractor')));
  if (company === undefined) return;
  const won = await tx
    .select({ week: auctions.week, city: auctions.city })
    .from(bids)
    .innerJoin(auctions, eq(auctions.id, bids.auctionId))
    .where(and(eq(bids.contractorId, company.id), eq(bids.state, 'won')));
  const rows: (typeof contractorCounters.$inferInsert)[] = [];
  for (let back = days - 1; back >= 1; back -= 1) {
    const at = startOfDay(now) - back * dayMs;
    const day = ictDate(at);
    const isPremium = won.some(
      ({ week }) => week <= day && day < ictDate(Date.parse(`${week}T00:00:00+07:00`) + 7 * dayMs),
    );
    const isWeekend = [0, 6].includes(new Date(at + 7 * 3_600_000).getUTCDay());
    // It became better known over the months.
    const grown = 0.7 + (0.5 * (days - back)) / days;
    const much = grown * (isWeekend ? weekend : 1) * (isPremium ? premium : 1);
    for (const [channel, outcomes] of Object.entries(usualVisits) as [
      keyof typeof usualVisits,
      Outcomes,
    ][])
      for (const [outcome, count] of Object.entries(outcomes) as [keyof Outcomes, number][]) {
        const key = `${day} ${channel} ${outcome}`;
        const swings = between(60, 140, 'visits', key) / 100;
        const whole = Math.round(count * much * swings);
        const found = channel === 'profile' ? Math.round(whole / 3) : 0;
        const of = { contractorId: company.id, day, type: typeOf[channel], outcome };
        const adType = isPremium ? 'premium' : 'none';
        if (whole - found > 0)
          rows.push({ ...of, adType, city: company.city, count: whole - found });
        // Some come from a search, of no directory.
        if (found > 0) rows.push({ ...of, adType, city: '', count: found });
      }
    if (back === 17)
      rows.push({
        contractorId: company.id,
        day,
        type: typeOf.phone,
        adType: 'none',
        city: company.city,
        outcome: 'burst',
        count: 412,
      });
  }
  await tx
    .delete(contractorCounters)
    .where(
      and(
        eq(contractorCounters.contractorId, company.id),
        lte(contractorCounters.day, ictDate(now)),
      ),
    );
  await tx.insert(contractorCounters).values(rows);
}

type Outcomes = (typeof usualVisits)[keyof typeof usualVisits];
