import { type SQL, count, eq, min } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { contractors } from '../db/schema/contractors.ts';
import { leads, partnerApplications } from '../db/schema/leads.ts';
import { businessProfiles } from '../db/schema/my-page.ts';
import { moneyReturns, paymentAttempts, staffCases } from '../db/schema/payments.ts';
import { reviewRemovals } from '../db/schema/shop.ts';
import { supportPosts } from '../db/schema/support.ts';
import { waitingReturns } from '../finance/return-cases.ts';
import { openCases } from '../finance/staff-cases.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { waitingContractors } from './contractors.ts';
import { waitingLeads } from './leads.ts';
import { waitingSellers } from './partners.ts';
import { waitingRemovals } from './review-removals.ts';
import { waitingUpgrades } from './upgrades.ts';

type QueueCount = Answer<'getAdminOverview'>['data']['queues'][number];

/** How much waits in a queue and since when; a new queue is one line here. */
const queues: readonly ((orm: Orm) => Promise<QueueCount>)[] = [
  async (orm) =>
    counted('upgrades', (columns) =>
      orm.select(columns(businessProfiles.sentAt)).from(businessProfiles).where(waitingUpgrades),
    ),
  async (orm) =>
    counted('contractors', (columns) =>
      orm.select(columns(contractors.createdAt)).from(contractors).where(waitingContractors),
    ),
  async (orm) =>
    counted('support', (columns) =>
      orm
        .select(columns(supportPosts.updatedAt))
        .from(supportPosts)
        .where(eq(supportPosts.state, 'unanswered')),
    ),
  async (orm) =>
    counted('sellers', (columns) =>
      orm
        .select(columns(partnerApplications.sentAt))
        .from(partnerApplications)
        .where(waitingSellers),
    ),
  async (orm) =>
    counted('leads', (columns) =>
      orm.select(columns(leads.createdAt)).from(leads).where(waitingLeads),
    ),
  async (orm) =>
    counted('reviews', (columns) =>
      orm.select(columns(reviewRemovals.requestedAt)).from(reviewRemovals).where(waitingRemovals),
    ),
  async (orm) =>
    counted('returns', (columns) =>
      orm
        .select(columns(moneyReturns.createdAt))
        .from(moneyReturns)
        .leftJoin(paymentAttempts, eq(paymentAttempts.id, moneyReturns.attemptId))
        .where(waitingReturns),
    ),
  async (orm) =>
    counted('cases', (columns) =>
      orm.select(columns(staffCases.openedAt)).from(staffCases).where(openCases),
    ),
];

const columnsOf = (since: Parameters<typeof min>[0]) => ({
  waiting: count(),
  oldest: min(since) as SQL<Date | null>,
});

async function counted(
  queue: string,
  ask: (columns: typeof columnsOf) => Promise<{ waiting: number; oldest: Date | null }[]>,
): Promise<QueueCount> {
  const [row] = await ask(columnsOf);
  return {
    queue,
    waiting: row?.waiting ?? 0,
    oldest_at: row?.oldest == null ? null : new Date(row.oldest).toISOString(),
  };
}

export function getAdminOverview(
  { database }: Services,
  demo: boolean,
): Handler<'getAdminOverview'> {
  return async () => ({
    data: { demo, queues: await Promise.all(queues.map((ask) => ask(database.orm))) },
  });
}
