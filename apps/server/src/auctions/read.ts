import { bidsLeft, isLater, limits } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import { isTakenDown } from '../contractors/paid-places/taken-down.ts';
import type { Orm } from '../db/database.ts';
import { bids } from '../db/schema/auctions.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { companyOf } from '../memberships/buyer.ts';
import { asBid, findAuction, rowsOf } from '../orders/auctions/stored-auction.ts';
import type { Services } from '../services.ts';
import { type AuctionName, currentWeek, whichAuction } from './which-auction.ts';
import { bidOrderRows, bidRows, wireBid, wireBidOrder, wireSlots, wireTimes } from './wire.ts';

type Bidder = NonNullable<Answer<'readAuction'>['bidder']>;

/** The auction of a city and week; six statements, however much was bid. */
export function readAuction({ database, now }: Services): Handler<'readAuction'> {
  return async ({ query, signedIn, language }) => {
    const { userId } = await signedIn();
    const at = now();
    const asked = whichAuction(query, currentWeek(at));
    const { orm } = database;
    const row = await findAuction(orm, asked.city, asked.week);
    const rows = row === null ? [] : await rowsOf(orm, row.id);
    const all = rows.map((bid) => asBid(bid, asked.week));
    const company = await companyOf(orm, userId);
    const orders =
      company === null
        ? []
        : (await bidOrderRows(orm, company.id, ['waiting', 'planned']))
            .filter(({ order }) => isOf(order, asked))
            .filter(({ order }) => order.state === 'planned' || order.dueAt.getTime() >= at);
    const planned = isLater(asked.adWeek, at) ? orders.length : 0;
    const bidder: Bidder | null =
      company === null
        ? null
        : {
            company: company.name,
            problem: await problemOf(orm, company),
            left: Math.max(0, bidsLeft(all, company.id).company - planned),
            bids: row === null ? [] : await bidsOf(orm, row.id, company.id),
            orders: orders.map((order) => wireBidOrder(order, language)),
          };
    return {
      city: asked.city,
      week: asked.week,
      now: new Date(at).toISOString(),
      times: wireTimes(asked.adWeek),
      slots: wireSlots(all, asked.adWeek, company?.id ?? null),
      left: limits.auction.maxBidsPerProduct - all.length,
      head: row === null ? null : { line: row.lines, hash: row.head },
      bidder,
    };
  };
}

/** Why a company cannot bid, whatever the auction. */
async function problemOf(orm: Orm, { id, approval }: { id: number; approval: string }) {
  if (approval !== 'approved') return 'not-approved';
  return (await isTakenDown(orm, id)) ? 'taken-down' : null;
}

const isOf = (one: { city: string; week: string }, { city, week }: AuctionName): boolean =>
  one.city === city && one.week === week;

const bidsOf = async (orm: Orm, auctionId: number, contractorId: number) =>
  (
    await bidRows(orm)
      .where(and(eq(bids.auctionId, auctionId), eq(bids.contractorId, contractorId)))
      .orderBy(bids.number)
  ).map(wireBid);
