import { limits, nextMoment } from '@hien/domain';
import { and, eq, lt, lte, ne } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { adOrders, memberships } from '../../db/schema/memberships.ts';
import { cancelAdOrder } from './cancel-ad-order.ts';
import { renew } from './renew.ts';
import { openRenewal, remindersBehind, renewalOf } from './renewals.ts';
import {
  asMembership,
  type LockedCompany,
  lockCompany,
  moveMembership,
  writeMembership,
} from './stored-membership.ts';
import { tellAbout } from './tell-company.ts';

const atOnce = 100;

/** Reminders, a renewal and its two further tries are all that can lie in one month. */
const mostSteps = limits.ad.renewNoticeDays.length + limits.ad.renewRetryDays.length + 2;

const overdue = (now: number) =>
  and(
    eq(adOrders.state, 'waiting'),
    ne(adOrders.kind, 'renewal'),
    lt(adOrders.dueAt, new Date(now)),
  );

/** Orders of a company that nobody paid in time hold nothing back, whether or not a round of the clock has come by. */
export async function withoutOverdue(
  tx: Orm,
  company: LockedCompany,
  now: number,
): Promise<LockedCompany> {
  const over = company.open.filter(
    ({ state, kind, dueAt }) => state === 'waiting' && kind !== 'renewal' && dueAt.getTime() < now,
  );
  for (const order of over) await cancelAdOrder(tx, order, order.dueAt.getTime() + 1);
  return { ...company, open: company.open.filter((order) => !over.includes(order)) };
}

/** Everything that time does to memberships and their orders, each company in a transaction of its own. */
export async function advanceMemberships(
  database: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const { orm } = database;
  const ordered = await orm
    .selectDistinct({ id: adOrders.contractorId })
    .from(adOrders)
    .where(overdue(now))
    .limit(atOnce);
  const due = await orm
    .select({ id: memberships.contractorId })
    .from(memberships)
    .where(lte(memberships.lookAt, new Date(now)))
    .orderBy(memberships.lookAt)
    .limit(atOnce);
  for (const id of new Set([...ordered, ...due].map((one) => one.id))) {
    try {
      await retried(orm, async (tx) => {
        await advanced(tx, await withoutOverdue(tx, await lockCompany(tx, id), now), now);
      });
    } catch (error) {
      onError(error);
    }
  }
}

/** A company's membership brought up to a moment, a step at a time and each dated when it fell due. */
async function advanced(tx: Orm, company: LockedCompany, now: number): Promise<LockedCompany> {
  let here = company;
  for (let step = 0; step < mostSteps && here.row !== null; step += 1) {
    const at = nextMoment(asMembership(here.row), here.row.reminded);
    if (at === null || at > now) break;
    here = await oneStep(tx, here, at, now);
  }
  return here;
}

async function oneStep(
  tx: Orm,
  company: LockedCompany,
  at: number,
  now: number,
): Promise<LockedCompany> {
  const { row } = company;
  if (row === null) return company;
  if (row.state === 'canceled')
    return moveMembership(tx, company, { event: 'period.end', by: 'system', at, payload: {} });
  if (row.reminded < limits.ad.renewNoticeDays.length) return reminded(tx, company, at, now);
  const renewal = renewalOf(company);
  if (renewal?.state === 'paid') return renew(tx, company, renewal, at);
  const after = await moveMembership(tx, company, {
    event: 'renew.failed',
    by: 'system',
    at,
    payload: {},
  });
  if (after.row?.state === 'expired' && renewal !== undefined) {
    await cancelAdOrder(tx, renewal, at);
    return writeMembership(tx, after, asMembership(after.row), { renewalId: null });
  }
  return after;
}

/** Reminds of the renewal, once however many reminders were missed; with the first the next month can be paid. */
async function reminded(
  tx: Orm,
  company: LockedCompany,
  at: number,
  now: number,
): Promise<LockedCompany> {
  if (company.row === null) return company;
  const membership = asMembership(company.row);
  const renewal = renewalOf(company);
  const renewalId = renewal?.id ?? (await openRenewal(tx, company, membership, at));
  const behind = remindersBehind(membership, now);
  const after = await writeMembership(tx, company, membership, { reminded: behind, renewalId });
  if (renewal?.state !== 'paid' && now <= membership.periodEnd)
    await tellAbout(tx, company, membership, {
      about: 'membership.renewal-due',
      key: `${membership.periodEnd}:${behind}`,
      at,
    });
  return lockCompany(tx, after.id);
}
