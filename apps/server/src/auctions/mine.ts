import { count, desc, eq } from 'drizzle-orm';
import { bids } from '../db/schema/auctions.ts';
import type { Handler } from '../http/handler.ts';
import { companyOf } from '../memberships/buyer.ts';
import type { Services } from '../services.ts';
import { bidWeeksOf } from './dispute.ts';
import { bidOrderRows, bidRows, wireBid, wireBidOrder } from './wire.ts';

const limit = 20;

/** A company's bids, the newest first, with those that are still on their way. */
export function listMyBids({ database, now }: Services): Handler<'listMyBids'> {
  return async ({ query: { page = 1 }, signedIn, language }) => {
    const { userId } = await signedIn();
    const { orm } = database;
    const company = await companyOf(orm, userId);
    if (company === null)
      return { bids: [], orders: [], weeks: [], page: { page, limit, total: 0, totalPages: 0 } };
    const mine = eq(bids.contractorId, company.id);
    const rows = await bidRows(orm)
      .where(mine)
      .orderBy(desc(bids.placedAt), desc(bids.id))
      .limit(limit)
      .offset((page - 1) * limit);
    const [all] = await orm.select({ total: count() }).from(bids).where(mine);
    const total = all?.total ?? 0;
    const orders =
      page === 1 ? await bidOrderRows(orm, company.id, ['waiting', 'planned', 'refused']) : [];
    const at = now();
    const weeks = [...new Set(rows.map(({ row }) => row.auctionId))];
    return {
      bids: rows.map(wireBid),
      orders: orders
        .filter(({ order }) => order.state !== 'waiting' || order.dueAt.getTime() >= at)
        .map((order) => wireBidOrder(order, language)),
      weeks: await bidWeeksOf(orm, company.id, weeks, at),
      page: { page, limit, total, totalPages: Math.ceil(total / limit) },
    };
  };
}
