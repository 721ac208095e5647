import { ictDate } from '@hien/domain';
import { eq, ne } from 'drizzle-orm';
import { isDecidedSo, reasonOf } from '../cases/application.ts';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import { releaseFiles } from '../contractors/reviews/evidence-files.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { constructionEvidence, constructionReviews } from '../db/schema/construction.ts';
import { contractors } from '../db/schema/contractors.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideReviewEvidence'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      evidence: constructionEvidence,
      review: constructionReviews,
      company: { id: contractors.id, name: contractors.companyName },
      writer: { email: users.email, language: users.language },
      decider: deciderName,
    })
    .from(constructionEvidence)
    .innerJoin(constructionReviews, eq(constructionReviews.id, constructionEvidence.reviewId))
    .innerJoin(contractors, eq(contractors.id, constructionReviews.contractorId))
    .leftJoin(users, eq(users.id, constructionReviews.userId))
    .leftJoin(decider, eq(decider.id, constructionEvidence.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Contracts and invoices that show that a reviewer was a customer (docs/adr/0141). */
export const reviewEvidenceQueue: CaseQueue<Row, Case> = {
  table: constructionEvidence,
  id: constructionEvidence.id,
  waiting: eq(constructionEvidence.state, 'waiting'),
  decided: ne(constructionEvidence.state, 'waiting'),
  since: constructionEvidence.sentAt,
  decidedAt: constructionEvidence.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: (_, rows, language) =>
    rows.map(({ evidence, review, company, decider: name }) => ({
      id: evidence.id,
      version: evidence.version,
      state: evidence.state,
      kind: evidence.kind,
      files: evidence.files,
      tries: evidence.tries,
      review_id: review.id,
      contractor_id: company.id,
      company: company.name,
      author: review.authorName,
      phone: review.phone,
      rating: review.rating,
      content: review.content,
      place: [review.building, review.district, review.city].join(', '),
      cost: { from: review.costFrom, to: review.costTo },
      written_at: review.createdAt.toISOString(),
      sent_at: evidence.sentAt.toISOString(),
      reason: evidence.reason,
      decided: decidedBy(evidence, name, language),
    })),
};

export const listReviewEvidence = (services: Services): Handler<'listReviewEvidence'> =>
  caseList(services, reviewEvidenceQueue);

/** Gives the review its badge or lets the files go, unless somebody else decided first; the writer reads which. */
export const decideReviewEvidence = (services: Services): Handler<'decideReviewEvidence'> =>
  decideCase<'decideReviewEvidence', Row>(services, reviewEvidenceQueue, {
    words: reasonOf,
    version: ({ evidence }) => evidence.version,
    lock: lockEvidence,
    again: ({ evidence }, press) =>
      isDecidedSo(evidence, press) &&
      evidence.decidedBy === press.userId &&
      evidence.state === (press.body.decision === 'approve' ? 'confirmed' : 'refused'),
    async change(tx, row, { body, text, userId, at }) {
      const { evidence, review } = row;
      if (evidence.state !== 'waiting') return false;
      const confirms = body.decision === 'approve';
      const decidedAt = new Date(at);
      if (confirms)
        await tx
          .update(constructionReviews)
          .set({ provenOn: ictDate(at) })
          .where(eq(constructionReviews.id, review.id));
      else await releaseFiles(tx, evidence, decidedAt);
      await tx
        .update(constructionEvidence)
        .set({
          state: confirms ? 'confirmed' : 'refused',
          version: evidence.version + 1,
          reason: confirms ? null : text,
          decidedBy: userId,
          decidedAt,
          ...(confirms ? {} : { files: [] }),
        })
        .where(eq(constructionEvidence.id, evidence.id));
      await tell(services, tx, row, confirms ? null : text);
      return true;
    },
  });

/** The review before its papers, as its writer takes them. */
async function lockEvidence(tx: Orm, id: number): Promise<void> {
  const found = eq(constructionEvidence.id, id);
  const [of] = await tx
    .select({ reviewId: constructionEvidence.reviewId })
    .from(constructionEvidence)
    .where(found);
  await tx
    .select({ id: constructionReviews.id })
    .from(constructionReviews)
    .where(eq(constructionReviews.id, of?.reviewId ?? 0))
    .for('update');
  await tx
    .select({ id: constructionEvidence.id })
    .from(constructionEvidence)
    .where(found)
    .for('update');
}

/** By mail to the writer; nobody is left to tell once the account is gone. */
async function tell(
  { mail }: Services,
  tx: Orm,
  { evidence, review, company, writer }: Row,
  reason: string | null,
): Promise<void> {
  if (!writer?.email) return;
  await mail.send(tx, 'review-evidence-decided', {
    to: writer.email,
    language: writer.language ?? review.language,
    key: `review-evidence:${evidence.id}:${evidence.version}`,
    values: { company: company.name, kind: evidence.kind, reason, tries: evidence.tries },
  });
}
