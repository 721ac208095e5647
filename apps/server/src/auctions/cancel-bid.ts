import { apply, bidMachine, reasonTexts } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { bids } from '../db/schema/auctions.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { companyOf } from '../memberships/buyer.ts';
import { moveBids } from '../orders/auctions/move-bids.ts';
import { lockAuction } from '../orders/auctions/stored-auction.ts';
import { watchTakenBack } from '../orders/auctions/taken-back.ts';
import type { Services } from '../services.ts';
import { bidRows, wireBid, type WireBid } from './wire.ts';

/** Takes a bid back: one that waits, or a won week before it begins (2.13 A2, A5). */
export function cancelBid({ database, now }: Services): Handler<'cancelBid'> {
  return async ({ params, body, signedIn, language }) => {
    const { userId } = await signedIn();
    return retried(database.orm, async (tx) => {
      const company = await companyOf(tx, userId);
      const [named] = await tx.select().from(bids).where(eq(bids.id, params.id));
      if (company === null || named?.contractorId !== company.id) throw new ApiError('NOT_FOUND');
      const auction = await lockAuction(tx, named.auctionId);
      const bid = auction.bids.find(({ id }) => id === named.number);
      if (bid === undefined) throw new Error(`bid ${named.id} is in no auction`);
      if (bid.version !== body.version)
        throw new ApiError('VERSION_CONFLICT', { current: await readBid(tx, named.id) });
      const at = now();
      const applied = apply(bidMachine, bid, {
        event: bid.state === 'won' ? 'premium.cancel' : 'bid.cancel',
        by: 'company',
        at,
        payload: {},
      });
      if (!applied.ok)
        throw new ApiError('EVENT_REFUSED', {
          said: reasonTexts[applied.refusal.reason][language],
        });
      const after = auction.bids.map((one) => (one === bid ? applied.entity : one));
      const { row } = await moveBids(tx, auction, after, { at });
      await watchTakenBack(tx, row, named, at);
      return readBid(tx, named.id);
    });
  };
}

async function readBid(orm: Orm, id: number): Promise<WireBid> {
  const [row] = await bidRows(orm).where(eq(bids.id, id));
  if (row === undefined) throw new Error(`no bid ${id}`);
  return wireBid(row);
}
