import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { bids } from '../../db/schema/auctions.ts';
import type { BidRow } from './stored-auction.ts';

/** The return of a bid's money; asked for again it is the same one. */
export const bidKey = (bidId: number): string => `bid:${bidId}`;

/** The money of a bid is back where it came from (2.13 A8). */
export async function bidRefunded(tx: Orm, bid: BidRow, at: number): Promise<void> {
  await tx
    .update(bids)
    .set({
      refundedAt: new Date(at),
      refundDueAt: null,
      version: bid.version + 1,
      changedAt: new Date(at),
    })
    .where(eq(bids.id, bid.id));
}
