import { limits } from '@hien/domain';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { auctionLedger, bids } from '../../db/schema/auctions.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { openCase } from '../write/staff-cases.ts';
import type { AuctionRow, BidRow } from './stored-auction.ts';

const weekMs = 7 * 86_400_000;
const { bids: most, weeks } = limits.auction.takenBack;

/**
 * A company that takes leading bids back, or won weeks, drives prices that it does not pay: the second in four weeks is
 * looked at by staff (next-areas D.2). Whether a bid led is read from the ledger as it stood when the bid was taken back.
 * Call it after the line that says so is written.
 */
export async function watchTakenBack(
  tx: Orm,
  auction: AuctionRow,
  bid: BidRow,
  at: number,
): Promise<void> {
  const since = new Date(at - weeks * weekMs);
  const led = await tx
    .select({ id: bids.id })
    .from(bids)
    .innerJoin(
      auctionLedger,
      sql`${auctionLedger.auctionId} = ${bids.auctionId} and ${auctionLedger.bid} = ${bids.number}
        and ${auctionLedger.event} = 'canceled' and ${auctionLedger.at} > ${since}`,
    )
    .where(
      sql`${bids.contractorId} = ${bid.contractorId} and not exists (
        select 1 from ${bids} b where b.auction_id = ${bids.auctionId} and b.slot = ${bids.slot} and b.amount > ${bids.amount}
          and exists (select 1 from ${auctionLedger} l where l.auction_id = b.auction_id and l.bid = b.number
            and l.event = 'placed' and l.n < ${auctionLedger.n})
          and not exists (select 1 from ${auctionLedger} l where l.auction_id = b.auction_id and l.bid = b.number
            and l.event <> 'placed' and l.n < ${auctionLedger.n}))`,
    );
  if (led.length < most || !led.some(({ id }) => id === bid.id)) return;
  const [company] = await tx
    .select({ name: contractors.companyName })
    .from(contractors)
    .where(eq(contractors.id, bid.contractorId));
  await openCase(tx, {
    queue: 'admin',
    because: 'bids-taken-back',
    groupId: bid.groupId,
    orderItemId: null,
    facts: {
      bidder: company?.name ?? '',
      auction: `${auction.city} · ${auction.week} · ${bid.slot}`,
      takenBack: led.length,
      amount: bid.amount,
    },
    key: `taken-back:${bid.id}`,
    at,
  });
}
