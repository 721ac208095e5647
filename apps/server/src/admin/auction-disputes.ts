import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { isDecidedSo, reasonOf } from '../cases/application.ts';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { auctionDisputes, auctions, bids } from '../db/schema/auctions.ts';
import { contractors } from '../db/schema/contractors.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { notifyMember } from '../notices/notify-member.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideAuctionDispute'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      dispute: auctionDisputes,
      auction: { city: auctions.city, week: auctions.week },
      company: contractors.companyName,
      decider: deciderName,
    })
    .from(auctionDisputes)
    .innerJoin(auctions, eq(auctions.id, auctionDisputes.auctionId))
    .innerJoin(contractors, eq(contractors.id, auctionDisputes.contractorId))
    .leftJoin(decider, eq(decider.id, auctionDisputes.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** What companies say against the results of auctions (docs/adr/0151). */
export const auctionDisputeQueue: CaseQueue<Row, Case> = {
  table: auctionDisputes,
  id: auctionDisputes.id,
  waiting: eq(auctionDisputes.state, 'open'),
  decided: ne(auctionDisputes.state, 'open'),
  since: auctionDisputes.openedAt,
  dueAt: auctionDisputes.dueAt,
  decidedAt: auctionDisputes.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const said = await bidsOf(orm, rows);
    return rows.map(({ dispute, auction, company, decider: name }) => ({
      id: dispute.id,
      version: dispute.version,
      state: dispute.state,
      contractor_id: dispute.contractorId,
      company,
      ...auction,
      words: dispute.words,
      bids: said
        .filter(
          (bid) => bid.auctionId === dispute.auctionId && bid.contractorId === dispute.contractorId,
        )
        .map(({ number, slot, amount, state, loss }) => ({ number, slot, amount, state, loss })),
      opened_at: dispute.openedAt.toISOString(),
      due_at: dispute.dueAt.toISOString(),
      answer: dispute.answer,
      decided: decidedBy(dispute, name, language),
    }));
  },
};

/** What the companies bid in the weeks that they dispute. */
const bidsOf = (orm: Orm, rows: readonly Row[]) =>
  orm
    .select({
      auctionId: bids.auctionId,
      contractorId: bids.contractorId,
      number: bids.number,
      slot: bids.slot,
      amount: bids.amount,
      state: bids.state,
      loss: bids.loss,
    })
    .from(bids)
    .where(
      and(
        inArray(
          bids.auctionId,
          rows.map(({ dispute }) => dispute.auctionId),
        ),
        or(...rows.map(({ dispute }) => eq(bids.contractorId, dispute.contractorId))),
      ),
    )
    .orderBy(bids.number);

export const listAuctionDisputes = (services: Services): Handler<'listAuctionDisputes'> =>
  caseList(services, auctionDisputeQueue);

/** Finds a dispute right or not; what was wrong is put right by voiding bids, so that the ledger tells it. */
export const decideAuctionDispute = (services: Services): Handler<'decideAuctionDispute'> =>
  decideCase<'decideAuctionDispute', Row>(services, auctionDisputeQueue, {
    words: reasonOf,
    version: ({ dispute }) => dispute.version,
    again: ({ dispute }, press) =>
      isDecidedSo({ version: dispute.version, reason: dispute.answer }, press) &&
      dispute.decidedBy === press.userId &&
      dispute.state === (press.body.decision === 'approve' ? 'accepted' : 'rejected'),
    async change(tx, { dispute, auction }, { body, text, userId, at }) {
      if (dispute.state !== 'open') return false;
      const accepts = body.decision === 'approve';
      const answer = accepts ? null : text;
      await tx
        .update(auctionDisputes)
        .set({
          state: accepts ? 'accepted' : 'rejected',
          version: dispute.version + 1,
          answer,
          decidedBy: userId,
          decidedAt: new Date(at),
        })
        .where(eq(auctionDisputes.id, dispute.id));
      await notifyMember(tx, {
        userId: dispute.userId,
        key: `dispute:${dispute.id}`,
        at,
        values: { note: `${auction.city} · ${auction.week}` },
        mail: {
          template: 'dispute-step',
          values: { about: accepts ? 'dispute.accepted' : 'dispute.rejected', ...auction, answer },
        },
      });
      return true;
    },
  });
