import { apply, listingReportReasons, moderationMachine, type Text } from '@hien/domain';
import { and, desc, eq, gte, inArray, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import { ruleMissing } from '../cases/rule-missing.ts';
import { isOnlyStaff } from '../cases/only-staff.ts';
import { type Listing, listingKey, readListings } from '../community/listings/read-listings.ts';
import {
  copiedHome,
  copyFrom,
  digestOf,
  listingDigest,
  wireCopy,
} from '../community/moderation/copies.ts';
import { bringBack, hide, lockCase } from '../community/moderation/hide.ts';
import { isReportOf } from '../community/moderation/is-about.ts';
import { asModeration, moderationColumns } from '../community/moderation/stored-case.ts';
import { tellAuthor, tellReporters } from '../community/moderation/tell.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import {
  type ReportedCopy,
  communityCases,
  communityReports,
  interiorShares,
  shareComments,
} from '../db/schema/community.ts';
import { designs } from '../db/schema/designs.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { removeListing } from './remove-listing.ts';

type Case = Answer<'decideReport'>['data'];

/** Who answered the appeal. */
const answerer = alias(users, 'answerer');

const rowsOf = (orm: Orm) =>
  orm
    .select({
      case: communityCases,
      home: {
        ...copiedHome,
        slug: interiorShares.slug,
        status: interiorShares.status,
        author: interiorShares.authorName,
        at: interiorShares.publishedAt,
      },
      design: { name: designs.name, withdrawnAt: designs.withdrawnAt },
      comment: {
        content: shareComments.content,
        author: shareComments.authorName,
        at: shareComments.createdAt,
      },
      decider: deciderName,
      answerer: { first_name: answerer.firstName, last_name: answerer.lastName },
    })
    .from(communityCases)
    .leftJoin(interiorShares, eq(interiorShares.id, communityCases.shareId))
    .leftJoin(designs, eq(designs.id, communityCases.designId))
    .leftJoin(shareComments, eq(shareComments.id, communityCases.commentId))
    .leftJoin(decider, eq(decider.id, communityCases.decidedBy))
    .leftJoin(answerer, eq(answerer.id, communityCases.answeredBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** What the thing is called, or what it stands below. */
const titleIn = ({ home, design }: Row) => home?.title ?? design?.name ?? null;

/** What of the shelves it is about; none of a home or a comment. */
const listingOf = ({ case: { about, aboutId } }: Row): Listing[] =>
  about === null || aboutId === null ? [] : [{ about, id: aboutId }];

/** The same of one that is decided: a review and a question are called as what they are said of. */
async function titleFor(tx: Orm, row: Row) {
  const [listing] = listingOf(row);
  const named =
    listing && ((await readListings(tx, [listing])).get(listingKey(listing)) ?? row.case);
  return named?.copy?.title ?? titleIn(row) ?? nothing;
}

const nothingThere = { title: '', content: '', links: [], labels: [], pictures: [] };

const waits = ['reported', 'appealed'] as const;
const saidPerCase = 20;

/** Appeals, then homes and comments that members reported and the first homes and comments of accounts, the heaviest first (docs/adr/0124). */
export const reportQueue: CaseQueue<Row, Case> = {
  table: communityCases,
  id: communityCases.id,
  waiting: inArray(communityCases.state, [...waits]),
  decided: notInArray(communityCases.state, [...waits]),
  first: [sql`(${communityCases.state} = 'appealed') desc`, desc(communityCases.weight)],
  since: sql`coalesce(${communityCases.appealedAt}, ${communityCases.openedAt})`,
  decidedAt: communityCases.changedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language, reader) {
    const [said, isAlone, listings] = await Promise.all([
      reportsOf(orm, rows),
      isOnlyStaff(orm, reader),
      readListings(orm, rows.flatMap(listingOf)),
    ]);
    return rows.map((row): Case => {
      const { case: one, home, design, comment } = row;
      const [listing] = listingOf(row);
      const listed = listing && listings.get(listingKey(listing));
      const isHome = one.commentId === null && listing === undefined;
      const title = titleIn(row);
      const stands = listing
        ? (listed?.copy ?? null)
        : isHome
          ? home
          : comment && copyFrom(title && { title }, comment);
      const digest = (copy: ReportedCopy) =>
        listing ? listingDigest(copy, listing.about) : digestOf(copy, one);
      // What stands on the shelves is plain text.
      const shape = listing ? { commentId: listing.id } : one;
      const isSame = one.copy === null || (stands !== null && digest(one.copy) === digest(stands));
      return {
        id: one.id,
        version: one.version,
        state: one.state,
        target: listing?.about ?? (isHome ? 'share' : 'comment'),
        first_post: one.isFirst,
        copied: one.copied,
        slug: home?.status === 'visible' ? home.slug : null,
        design_id: listed?.designId ?? (design?.withdrawnAt === null ? one.designId : null),
        product_id: listed?.productId ?? null,
        author: listed?.author ?? (isHome ? home?.author : comment?.author) ?? '',
        ...(stands === null ? nothingThere : wireCopy(stands, shape, language)),
        reported: isSame || one.copy === null ? null : wireCopy(one.copy, shape, language),
        said_at: (listed?.at ?? (isHome ? home?.at : comment?.at))?.toISOString() ?? null,
        reports: one.reports,
        reach: one.reach,
        said: said
          .filter(
            (report) =>
              report.shareId === one.shareId &&
              report.commentId === one.commentId &&
              report.about === one.about &&
              report.aboutId === one.aboutId &&
              report.createdAt >= one.openedAt,
          )
          .slice(0, saidPerCase)
          .map(({ reason, words, createdAt }) => ({ reason, words, at: createdAt.toISOString() })),
        opened_at: one.openedAt.toISOString(),
        rule: one.rule,
        quote: one.quote,
        decided: decidedBy(one, row.decider, language),
        appeal: one.appeal,
        appealed_at: one.appealedAt?.toISOString() ?? null,
        answer: one.answer,
        answered: decidedBy(
          { decidedBy: one.answeredBy, decidedAt: one.answeredAt },
          row.answerer,
          language,
        ),
        answerable: isAlone || one.decidedBy !== reader,
        same_person: one.answeredBy !== null && one.answeredBy === one.decidedBy,
      };
    });
  },
};

/** What members said about the things of a page, the newest first. */
async function reportsOf(orm: Orm, rows: readonly Row[]) {
  const about = rows.map(({ case: { shareId, commentId, about: kind, aboutId, openedAt } }) =>
    and(
      isReportOf({ shareId, commentId, about: kind, aboutId }),
      gte(communityReports.createdAt, openedAt),
    ),
  );
  if (about.length === 0) return [];
  return await orm
    .select({
      shareId: communityReports.shareId,
      commentId: communityReports.commentId,
      about: communityReports.about,
      aboutId: communityReports.aboutId,
      reason: communityReports.reason,
      words: communityReports.words,
      createdAt: communityReports.createdAt,
    })
    .from(communityReports)
    .where(or(...about))
    .orderBy(desc(communityReports.createdAt), desc(communityReports.id))
    .limit(1_000);
}

export const listReportCases = (services: Services): Handler<'listReportCases'> =>
  caseList(services, reportQueue);

const nothing = { vi: '', en: null, ko: null };

/** Keeps what was reported, or removes it at once; its author and who reported it hear of it. */
export const decideReport = (services: Services): Handler<'decideReport'> =>
  decideCase<'decideReport', Row>(services, reportQueue, {
    words: ({ decision, quote }) => ({
      field: 'quote',
      text: quote,
      optional: decision === 'keep',
    }),
    version: (row) => row.case.version,
    lock: lockCase,
    again: ({ case: one }, { body, text, userId }) =>
      one.version === body.expected_version + 1 &&
      one.decidedBy === userId &&
      (body.decision === 'keep'
        ? one.state === 'kept'
        : one.state === 'removed' && one.rule === body.rule && one.quote === text),
    async change(tx, row, { body, text, userId, at, language }) {
      const { case: one } = row;
      const { decision, rule } = body;
      const isRemoved = decision === 'remove';
      if (isRemoved && rule === null) throw ruleMissing(language);
      const moved = apply(
        moderationMachine,
        asModeration(one),
        rule !== null && isRemoved
          ? { event: 'remove', by: 'admin', at, payload: { rule, quote: text } }
          : { event: 'keep', by: 'admin', at, payload: {} },
      );
      if (!moved.ok) return false;
      const [listing] = listingOf(row);
      if (isRemoved && listing !== undefined) {
        const broken = listingReportReasons.find((one) => one === rule);
        if (broken === undefined) throw ruleMissing(language);
        const removal = { rule: broken, reason: text, userId, at };
        if (!(await removeListing(tx, listing, removal))) return false;
      }
      const after = {
        ...moderationColumns(moved.entity),
        quote: isRemoved ? text : null,
        shownBefore: isRemoved && listing === undefined ? await hide(tx, one, at) : null,
        decidedBy: userId,
        decidedAt: new Date(at),
      };
      await tx.update(communityCases).set(after).where(eq(communityCases.id, one.id));
      const title = await titleFor(tx, row);
      // Of what is sold its seller was told with the sale.
      if (isRemoved && listing?.about !== 'product' && listing?.about !== 'design')
        await tellAuthor(tx, { ...one, ...after }, { about: 'moderation.removed', title, at });
      await tellReporters(tx, one, {
        about: isRemoved ? 'moderation.report-removed' : 'moderation.report-kept',
        title,
        at,
      });
      return true;
    },
  });

const colleague: Text = {
  vi: 'Bạn đã gỡ nội dung này, nên khiếu nại do đồng nghiệp của bạn trả lời.',
  en: 'You removed this, so a colleague answers the appeal.',
  ko: '직접 삭제한 내용이므로 이의에는 동료가 답변합니다.',
};

/**
 * Shows again what was removed, or leaves it removed for good; its author reads why.
 * @throws {ApiError} FORBIDDEN for who removed it, while there is a colleague.
 */
export const decideAppeal = (services: Services): Handler<'decideAppeal'> =>
  decideCase<'decideAppeal', Row>(services, reportQueue, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: (row) => row.case.version,
    lock: lockCase,
    again: ({ case: one }, { body, text, userId }) =>
      one.version === body.expected_version + 1 &&
      one.answeredBy === userId &&
      one.answer === text &&
      one.state === (body.decision === 'restore' ? 'restored' : 'upheld'),
    async change(tx, row, { body, text, userId, at, language }) {
      const { case: one } = row;
      if (one.decidedBy === userId && !(await isOnlyStaff(tx, userId)))
        throw new ApiError('FORBIDDEN', { said: colleague[language] });
      const moved = apply(moderationMachine, asModeration(one), {
        event: body.decision,
        by: 'admin',
        at,
        payload: { words: text },
      });
      if (!moved.ok) return false;
      const after = {
        ...moderationColumns(moved.entity),
        answer: text,
        answeredBy: userId,
        answeredAt: new Date(at),
      };
      await tx.update(communityCases).set(after).where(eq(communityCases.id, one.id));
      const isRestored = body.decision === 'restore';
      const title = await titleFor(tx, row);
      if (isRestored) {
        await bringBack(tx, one, at);
        await tellReporters(tx, one, { about: 'moderation.report-restored', title, at });
      }
      await tellAuthor(
        tx,
        { ...one, ...after },
        {
          about: isRestored ? 'moderation.restored' : 'moderation.upheld',
          title,
          at,
        },
      );
      return true;
    },
  });
