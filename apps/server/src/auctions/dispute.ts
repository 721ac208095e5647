import {
  auctionDisputeAnswerBy,
  auctionDisputeRefusals,
  auctionDisputeSchema,
  auctionDisputeUntil,
  toIso,
  whyNotDisputeAuction,
} from '@hien/domain';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { auctionDisputes, auctions, bids } from '../db/schema/auctions.ts';
import { ApiError } from '../http/api-error.ts';
import { readForm } from '../http/form.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { companyOf } from '../memberships/buyer.ts';
import { findAuction, knownAdWeek } from '../orders/auctions/stored-auction.ts';
import type { Services } from '../services.ts';
import { lastResults, whichAuction } from './which-auction.ts';

type WireDispute = Answer<'disputeAuction'>;
type BidWeek = Answer<'listMyBids'>['weeks'][number];
type Row = typeof auctionDisputes.$inferSelect;

const wireDispute = ({ state, words, openedAt, dueAt, answer, decidedAt }: Row): WireDispute => ({
  state,
  words,
  openedAt: openedAt.toISOString(),
  answerBy: dueAt.toISOString(),
  answer,
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** A company says what is wrong with the results of a week that it bid in (docs/adr/0151). */
export function disputeAuction({ database, now }: Services): Handler<'disputeAuction'> {
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    const { words } = readForm(auctionDisputeSchema, { words: body.words }, language);
    return retried(database.orm, async (tx) => {
      const at = now();
      const asked = whichAuction(body, lastResults(at));
      const company = await companyOf(tx, userId);
      const auction = await findAuction(tx, asked.city, asked.week);
      if (company === null || auction === null) throw new ApiError('NOT_FOUND');
      const of = { auctionId: auction.id, contractorId: company.id };
      const mine = and(
        eq(auctionDisputes.auctionId, of.auctionId),
        eq(auctionDisputes.contractorId, of.contractorId),
      );
      const [before] = await tx.select().from(auctionDisputes).where(mine).for('update');
      if (before?.words === words) return wireDispute(before);
      const [bid] = await tx
        .select({ count: count() })
        .from(bids)
        .where(and(eq(bids.auctionId, of.auctionId), eq(bids.contractorId, of.contractorId)));
      const refusal = whyNotDisputeAuction(
        {
          adWeek: asked.adWeek,
          isClosed: auction.closedAt !== null,
          bids: bid?.count ?? 0,
          disputed: before !== undefined,
        },
        at,
      );
      if (refusal === 'no-bid') throw new ApiError('NOT_FOUND');
      if (refusal !== null)
        throw new ApiError('CONFLICT', { said: auctionDisputeRefusals[refusal][language] });
      await tx
        .insert(auctionDisputes)
        .values({
          ...of,
          userId,
          state: 'open',
          words,
          openedAt: new Date(at),
          dueAt: new Date(auctionDisputeAnswerBy(at)),
        })
        .onConflictDoNothing();
      const [row] = await tx.select().from(auctionDisputes).where(mine);
      // Another press was faster, with other words.
      if (row?.words !== words)
        throw new ApiError('CONFLICT', { said: auctionDisputeRefusals.disputed[language] });
      return wireDispute(row);
    });
  };
}

/** The weeks of some bids of a company, with what it disputes or can. */
export async function bidWeeksOf(
  orm: Orm,
  contractorId: number,
  auctionIds: readonly number[],
  at: number,
): Promise<BidWeek[]> {
  if (auctionIds.length === 0) return [];
  const rows = await orm
    .select({ auction: auctions, dispute: auctionDisputes })
    .from(auctions)
    .leftJoin(
      auctionDisputes,
      and(
        eq(auctionDisputes.auctionId, auctions.id),
        eq(auctionDisputes.contractorId, contractorId),
      ),
    )
    .where(inArray(auctions.id, [...auctionIds]));
  return rows.map(({ auction: { city, week, closedAt }, dispute }) => {
    const adWeek = knownAdWeek(week);
    const stand = { adWeek, isClosed: closedAt !== null, bids: 1, disputed: dispute !== null };
    return {
      city,
      week,
      disputeUntil:
        whyNotDisputeAuction(stand, at) === null ? toIso(auctionDisputeUntil(adWeek)) : null,
      dispute: dispute === null ? null : wireDispute(dispute),
    };
  });
}
