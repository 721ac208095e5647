import {
  type Bid,
  type BidChange,
  bidChanges,
  bidderName,
  type Bids,
  hashOfLine,
  type LedgerEvent,
  lineOf,
} from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { auctionLedger, auctions, bids } from '../../db/schema/auctions.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { endAdInvoice } from '../write/ad-invoices.ts';
import { giveBack } from '../write/give-back.ts';
import { bidKey } from './bid-refund.ts';
import { followSlot } from './premium-places.ts';
import type { AuctionRow, BidRow, LockedAuction } from './stored-auction.ts';
import { tellBidder } from './tell-bidder.ts';

/** What the database knows of a bid and the rules do not ask for. */
export type NewBid = { readonly userId: number; readonly groupId: number };

type Change = BidChange & { readonly row: BidRow };

/**
 * Writes what the rules made of an auction's bids: the bids, a line of the ledger for each that decides something, the
 * money that goes back, the places of running weeks and the news to the bidders; all with the caller's transaction.
 * @param of.fresh the bid that is new among `after`.
 * @param of.voided why staff took back what is canceled now.
 */
export async function moveBids(
  tx: Orm,
  auction: LockedAuction,
  after: Bids,
  of: { readonly at: number; readonly fresh?: NewBid; readonly voided?: string },
): Promise<LockedAuction> {
  const rows = [...auction.rows];
  let row = auction.row;
  for (const change of bidChanges(auction.bids, after, of.voided !== undefined)) {
    const { event } = change;
    const place = change.after.id - 1;
    const written = await write(tx, auction, change.after, of, auction.rows[place]);
    rows[place] = written;
    await settle(tx, auction, { ...change, row: written }, of.at);
    if (event === null) continue;
    row = await append(tx, row, { ...change, event }, of.at);
    await tellBidder(tx, row, written, { event, at: of.at, reason: of.voided ?? null });
  }
  return { ...auction, row, rows, bids: after };
}

async function write(
  tx: Orm,
  { row: { id } }: LockedAuction,
  bid: Bid,
  { fresh }: { readonly fresh?: NewBid },
  old: BidRow | undefined,
): Promise<BidRow> {
  const values = {
    state: bid.state,
    version: bid.version,
    loss: bid.loss,
    ad: bid.ad,
    refundDueAt: dateOf(bid.refundDueAt),
    refundedAt: dateOf(bid.refundedAt),
    changedAt: new Date(bid.changedAt),
  };
  const [row] =
    old === undefined
      ? await tx
          .insert(bids)
          .values({
            ...values,
            ...given(fresh),
            auctionId: id,
            number: bid.id,
            contractorId: bid.company,
            owners: [...bid.owners],
            slot: bid.slot,
            amount: bid.amount,
            placedAt: new Date(bid.placedAt),
            paidAt: dateOf(bid.paidAt),
          })
          .returning()
      : await tx.update(bids).set(values).where(eq(bids.id, old.id)).returning();
  if (row === undefined) throw new Error(`bid ${bid.id} was not written`);
  return row;
}

function given(fresh: NewBid | undefined): NewBid {
  if (fresh === undefined) throw new Error('a bid without its payment');
  return { userId: fresh.userId, groupId: fresh.groupId };
}

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** One more line at the end of the chain. */
async function append(
  tx: Orm,
  row: AuctionRow,
  change: { readonly after: Bid; readonly event: LedgerEvent },
  at: number,
): Promise<AuctionRow> {
  const line = lineOf(change, {
    n: row.lines + 1,
    at: new Date(at).toISOString(),
    week: row.week,
    city: row.city,
    who: await bidderName(row.weekKey, change.after.company),
    prev: row.head,
  });
  const hash = await hashOfLine(line);
  const { city: _, week: __, ...columns } = line;
  await tx.insert(auctionLedger).values({
    ...columns,
    hash,
    auctionId: row.id,
    at: new Date(at),
    owners: [...line.owners],
  });
  const [moved] = await tx
    .update(auctions)
    .set({ head: hash, lines: line.n })
    .where(eq(auctions.id, row.id))
    .returning();
  if (moved === undefined) throw new Error(`auction ${row.id} was not written`);
  return moved;
}

/** The money of a bid that is no more, and the place of a week that runs or ends. */
async function settle(
  tx: Orm,
  auction: LockedAuction,
  { before, after, row }: Change,
  at: number,
): Promise<void> {
  await followSlot(tx, auction, { before, after, row });
  if (after.paidAt === null || after.refundDueAt === null || before?.refundDueAt !== null) return;
  const [group] = await tx.select().from(paymentGroups).where(eq(paymentGroups.id, row.groupId));
  if (group === undefined) throw new Error(`bid ${row.id} was paid by no group`);
  await giveBack(tx, group, {
    attemptId: group.paidAttemptId,
    amount: after.amount,
    at,
    because: after.state === 'lost' ? 'bid-lost' : 'bid-canceled',
    isUsual: true,
    key: bidKey(row.id),
  });
  if (before?.state === 'won') await endAdInvoice(tx, group, after.amount, at);
}
