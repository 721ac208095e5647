import type { OrderNotice } from '@hien/domain';
import { eq, ne } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import { dropEvidence } from '../contractors/reviews/evidence-files.ts';
import { recountConstructionReviews } from '../contractors/reviews/recount.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { pictureOf } from '../db/localized.ts';
import { constructionRemovals, constructionReviews } from '../db/schema/construction.ts';
import { contractors } from '../db/schema/contractors.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { writeNotice } from '../notices/write-notice.ts';

type Case = Answer<'decideConstructionRemoval'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      removal: constructionRemovals,
      review: constructionReviews,
      company: {
        id: contractors.id,
        name: contractors.companyName,
        userId: contractors.userId,
      },
      decider: deciderName,
    })
    .from(constructionRemovals)
    .innerJoin(constructionReviews, eq(constructionReviews.id, constructionRemovals.reviewId))
    .innerJoin(contractors, eq(contractors.id, constructionReviews.contractorId))
    .leftJoin(decider, eq(decider.id, constructionRemovals.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

export const constructionReviewQueue: CaseQueue<Row, Case> = {
  table: constructionRemovals,
  id: constructionRemovals.id,
  waiting: eq(constructionRemovals.state, 'waiting'),
  decided: ne(constructionRemovals.state, 'waiting'),
  since: constructionRemovals.requestedAt,
  decidedAt: constructionRemovals.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: (_, rows, language) =>
    rows.map(({ removal, review, company, decider: name }) => ({
      id: removal.id,
      version: removal.version,
      state: removal.state,
      rule: removal.rule,
      words: removal.words,
      company: company.name,
      author: review.authorName,
      rating: review.rating,
      content: review.content,
      place: [review.building, review.district, review.city].join(', '),
      proven_on: review.provenOn,
      pictures: review.pictures.flatMap((picture) => pictureOf(picture, language) ?? []),
      written_at: review.createdAt.toISOString(),
      requested_at: removal.requestedAt.toISOString(),
      decision: removal.decision,
      decided: decidedBy(removal, name, language),
    })),
};

export const listConstructionRemovals = (services: Services): Handler<'listConstructionRemovals'> =>
  caseList(services, constructionReviewQueue);

/** Takes a review away or keeps it, unless somebody else decided first; company and writer are told why. */
export const decideConstructionRemoval = (
  services: Services,
): Handler<'decideConstructionRemoval'> =>
  decideCase<'decideConstructionRemoval', Row>(services, constructionReviewQueue, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ removal }) => removal.version,
    again: ({ removal }, { body, text, userId }) =>
      removal.version === body.expected_version + 1 &&
      removal.decidedBy === userId &&
      removal.decision === text &&
      (removal.state === 'removed') === (body.decision === 'remove'),
    async change(tx, row, { body, text, userId, at }) {
      const { removal } = row;
      if (removal.state !== 'waiting') return false;
      const state = body.decision === 'remove' ? 'removed' : 'kept';
      await tx
        .update(constructionRemovals)
        .set({
          state,
          version: removal.version + 1,
          decision: text,
          decidedBy: userId,
          decidedAt: new Date(at),
        })
        .where(eq(constructionRemovals.id, removal.id));
      if (state === 'removed') await remove(tx, row, at);
      await tell(services, tx, row, { state, reason: text, at });
      return true;
    },
  });

/** The day in Vietnam. */
const dayOf = (at: number): string => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10);

/** Leaves the gravestone, which counts no more (docs/adr/0080). */
async function remove(tx: Orm, { removal, review, company }: Row, at: number): Promise<void> {
  await tx.select().from(contractors).where(eq(contractors.id, company.id)).for('update');
  await tx
    .update(constructionReviews)
    .set({ removedOn: dayOf(at), removedFor: removal.rule })
    .where(eq(constructionReviews.id, review.id));
  await dropEvidence(tx, review.id, new Date(at));
  await recountConstructionReviews(tx, company.id);
}

/** The company is told either way, the writer of what was removed too. */
async function tell(
  { mail }: Services,
  tx: Orm,
  { removal, review, company }: Row,
  {
    state,
    reason,
    at,
  }: { readonly state: 'removed' | 'kept'; readonly reason: string; readonly at: number },
): Promise<void> {
  const about: OrderNotice =
    state === 'removed' ? 'construction-review.deleted' : 'construction-review.kept';
  const readers = [
    { userId: company.userId, to: 'company' as const },
    { userId: state === 'removed' ? review.userId : null, to: 'member' as const },
  ];
  for (const { userId, to } of readers) {
    if (userId === null) continue;
    await writeNotice(tx, {
      userId,
      about,
      to,
      name: { vi: company.name },
      note: reason,
      key: `${about}:${removal.id}:${userId}`,
      at,
    });
    const [reader] = await tx
      .select({ email: users.email, language: users.language })
      .from(users)
      .where(eq(users.id, userId));
    if (reader?.email == null) continue;
    await mail.send(tx, 'construction-removal-decided', {
      to: reader.email,
      language: reader.language,
      key: `construction-removal-decided:${removal.id}:${userId}`,
      values: {
        company: company.name,
        rule: removal.rule,
        removed: state === 'removed',
        reason,
        to,
      },
    });
  }
}
