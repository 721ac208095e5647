import {
  type ConstructionRemovalDecision,
  type NoticeSubject,
  type Text,
  constructionRemovalMoves,
} from '@hien/domain';
import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import { isOnlyStaff } from '../cases/only-staff.ts';
import { dropEvidence } from '../contractors/reviews/evidence-files.ts';
import { recountConstructionReviews } from '../contractors/reviews/recount.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { pictureOf } from '../db/localized.ts';
import { constructionRemovals, constructionReviews } from '../db/schema/construction.ts';
import { contractors } from '../db/schema/contractors.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { writeNotice } from '../notices/write-notice.ts';

type Case = Answer<'decideConstructionRemoval'>['data'];

/** Who answered the appeal. */
const answerer = alias(users, 'answerer');

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
      answerer: { first_name: answerer.firstName, last_name: answerer.lastName },
    })
    .from(constructionRemovals)
    .innerJoin(constructionReviews, eq(constructionReviews.id, constructionRemovals.reviewId))
    .innerJoin(contractors, eq(contractors.id, constructionReviews.contractorId))
    .leftJoin(decider, eq(decider.id, constructionRemovals.decidedBy))
    .leftJoin(answerer, eq(answerer.id, constructionRemovals.answeredBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const waits = ['waiting', 'appealed'] as const;

/** Appeals of writers, then requests of companies: who waits longest comes first. */
export const constructionReviewQueue: CaseQueue<Row, Case> = {
  table: constructionRemovals,
  id: constructionRemovals.id,
  waiting: inArray(constructionRemovals.state, [...waits]),
  decided: notInArray(constructionRemovals.state, [...waits]),
  first: [sql`(${constructionRemovals.state} = 'appealed') desc`],
  since: sql`coalesce(${constructionRemovals.appealedAt}, ${constructionRemovals.requestedAt})`,
  decidedAt: constructionRemovals.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language, reader) {
    const isAlone = await isOnlyStaff(orm, reader);
    return rows.map(({ removal, review, company, decider: name, answerer: other }) => ({
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
      appeal: removal.appeal,
      appealed_at: removal.appealedAt?.toISOString() ?? null,
      answer: removal.answer,
      answered: decidedBy(
        { decidedBy: removal.answeredBy, decidedAt: removal.answeredAt },
        other,
        language,
      ),
      answerable: isAlone || removal.decidedBy !== reader,
    }));
  },
};

export const listConstructionRemovals = (services: Services): Handler<'listConstructionRemovals'> =>
  caseList(services, constructionReviewQueue);

const colleague: Text = {
  vi: 'Bạn đã gỡ đánh giá này, nên khiếu nại do đồng nghiệp của bạn trả lời.',
  en: 'You took this review away, so a colleague answers the appeal.',
  ko: '직접 삭제한 후기이므로 이의에는 동료가 답변합니다.',
};

/** The last word about what was removed. */
const isAnswer = (decision: ConstructionRemovalDecision): boolean =>
  decision === 'restore' || decision === 'uphold';

const stateAfter = {
  remove: 'removed',
  keep: 'kept',
  restore: 'restored',
  uphold: 'upheld',
} as const;

/**
 * Takes a review away or keeps it; after its writer's appeal shows it again, or leaves it away for good. Nobody decides twice, and
 * company and writer are told why.
 * @throws {ApiError} FORBIDDEN of an appeal for who took it away, while there is a colleague.
 */
export const decideConstructionRemoval = (
  services: Services,
): Handler<'decideConstructionRemoval'> =>
  decideCase<'decideConstructionRemoval', Row>(services, constructionReviewQueue, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ removal }) => removal.version,
    again: ({ removal }, { body: { decision, expected_version: seen }, text, userId }) =>
      removal.version === seen + 1 &&
      removal.state === stateAfter[decision] &&
      (isAnswer(decision)
        ? removal.answeredBy === userId && removal.answer === text
        : removal.decidedBy === userId && removal.decision === text),
    async change(tx, row, { body: { decision }, text, userId, at, language }) {
      const { removal } = row;
      const state = constructionRemovalMoves[removal.state][decision];
      if (state === undefined) return false;
      if (isAnswer(decision) && removal.decidedBy === userId && !(await isOnlyStaff(tx, userId)))
        throw new ApiError('FORBIDDEN', { said: colleague[language] });
      await tx
        .update(constructionRemovals)
        .set({
          state,
          version: removal.version + 1,
          ...(isAnswer(decision)
            ? { answer: text, answeredBy: userId, answeredAt: new Date(at) }
            : { decision: text, decidedBy: userId, decidedAt: new Date(at) }),
        })
        .where(eq(constructionRemovals.id, removal.id));
      if (decision === 'remove') await remove(tx, row, at);
      if (decision === 'restore') await restore(tx, row);
      if (isAnswer(decision)) await tellOfAppeal(tx, row, decision, { reason: text, at });
      else
        await tell(services, tx, row, {
          state: decision === 'remove' ? 'removed' : 'kept',
          reason: text,
          at,
        });
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

/** In the place of its gravestone stands what stood there before; it counts again. Its papers are gone, the day of its badge is not. */
async function restore(tx: Orm, { review, company }: Row): Promise<void> {
  await tx.select().from(contractors).where(eq(contractors.id, company.id)).for('update');
  await tx
    .update(constructionReviews)
    .set({ removedOn: null, removedFor: null })
    .where(eq(constructionReviews.id, review.id));
  await recountConstructionReviews(tx, company.id);
}

/** Both sides read what became of the appeal, and why. */
async function tellOfAppeal(
  tx: Orm,
  { removal, review, company }: Row,
  decision: ConstructionRemovalDecision,
  { reason, at }: { readonly reason: string; readonly at: number },
): Promise<void> {
  const about: NoticeSubject =
    decision === 'restore' ? 'construction-review.restored' : 'construction-review.upheld';
  await write(tx, { about, removal, company, writer: review.userId, reason, at });
}

type News = Pick<Row, 'removal' | 'company'> & {
  readonly about: NoticeSubject;
  /** Who wrote the review; null for who hears nothing of it. */
  readonly writer: number | null;
  readonly reason: string;
  readonly at: number;
};

/** Writes into the inboxes of a company and a writer. Gives who they are. */
async function write(tx: Orm, { about, removal, company, writer, reason, at }: News) {
  const readers = [
    { userId: company.userId, to: 'company' as const },
    { userId: writer, to: 'member' as const },
  ].flatMap(({ userId, to }) => (userId === null ? [] : [{ userId, to }]));
  for (const { userId, to } of readers)
    await writeNotice(tx, {
      userId,
      about,
      to,
      name: { vi: company.name },
      note: reason,
      key: `${about}:${removal.id}:${userId}`,
      at,
    });
  return readers;
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
  const about: NoticeSubject =
    state === 'removed' ? 'construction-review.deleted' : 'construction-review.kept';
  const writer = state === 'removed' ? review.userId : null;
  const readers = await write(tx, { about, removal, company, writer, reason, at });
  for (const { userId, to } of readers) {
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
