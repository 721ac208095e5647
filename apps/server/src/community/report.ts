import { type Text, communityReportReasons, reportReasonsFor, reportsPerHour } from '@hien/domain';
import { and, desc, eq, gte, isNotNull, isNull, or } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { communityCases, communityReports, shareComments } from '../db/schema/community.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { memberLimit } from '../http/limits/member-limit.ts';
import type { Services } from '../services.ts';
import { written } from '../support/words.ts';
import { belowOf, holdBelow } from './below.ts';
import { copyOf, digestOf } from './moderation/copies.ts';
import { type Thing, isAbout, isReportOf } from './moderation/is-about.ts';
import { openReported } from './moderation/open-case.ts';

export const ownReport: Text = {
  vi: 'Bạn không thể báo cáo nội dung của chính mình.',
  en: 'You cannot report what is your own.',
  ko: '본인이 작성한 내용은 신고할 수 없습니다.',
};

const noPictures: Text = {
  vi: 'Bình luận không có ảnh, bạn hãy chọn lý do khác.',
  en: 'A comment has no pictures. Please choose another reason.',
  ko: '댓글에는 사진이 없습니다. 다른 사유를 선택해 주세요.',
};

/**
 * Tells staff of a home or a comment, once for each member and version of it: whoever says it again hears what they said first,
 * until it was decided and its author has changed it.
 * It opens the case that staff decide, or makes the one that waits weigh more.
 * @throws {ApiError} NOT_FOUND for what is gone, CONFLICT for one’s own, RATE_LIMITED after too many in an hour.
 */
export function reportInteriorShare({ database, now }: Services): Handler<'reportInteriorShare'> {
  const limit = memberLimit({ database, now }, 'report', reportsPerHour);
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    const { share_id: shareId, comment_id: commentId, reason, words } = body;
    if (!reportReasonsFor(commentId === null ? 'share' : 'comment').includes(reason))
      throw new ApiError('VALIDATION', {
        errors: [
          { field: 'reason', code: 'validation.choice.invalid', message: noPictures[language] },
        ],
      });
    return retried(database.orm, async (tx) => {
      const { author, ...thing } = await reported(tx, shareId, commentId);
      // Of one after the other: a report is never older than the case that another one opened meanwhile.
      const at = now();
      if (author === userId) throw new ApiError('CONFLICT', { said: ownReport[language] });
      const copy = await copyOf(tx, thing);
      if (copy === null) throw new ApiError('NOT_FOUND');
      const digest = digestOf(copy, thing);
      const before = await reportOf(tx, userId, { ...thing, digest });
      const add = async () => {
        await limit(tx, userId);
        await openReported(tx, { ...thing, authorId: author, copy, at });
        const said = { userId, reason, words: written(words), digest, createdAt: new Date(at) };
        return newReport(tx, { shareId, commentId, ...said });
      };
      const report = before ?? (await add());
      return {
        data: {
          share_id: shareId,
          comment_id: commentId,
          reason: communityReportReasons.find((one) => one === report.reason) ?? reason,
          reported_at: report.createdAt.toISOString(),
        },
      };
    });
  };
}

/**
 * Whose it is; null of a member who has left. Comment and home are held, in this order: nobody decides about them meanwhile.
 */
async function reported(tx: Orm, shareId: number | null, commentId: number | null) {
  const [comment] =
    commentId === null
      ? [null]
      : await tx
          .select({ userId: shareComments.userId, designId: shareComments.designId })
          .from(shareComments)
          .where(
            and(
              eq(shareComments.id, commentId),
              shareId === null
                ? isNotNull(shareComments.designId)
                : eq(shareComments.shareId, shareId),
              isNull(shareComments.goneAt),
            ),
          )
          .for('update');
  if (comment === undefined) throw new ApiError('NOT_FOUND');
  // A design itself is not reported: what is sold is looked at before it is.
  if (shareId === null && comment === null) throw new ApiError('NOT_FOUND');
  const below = belowOf({ shareId, designId: comment?.designId ?? null });
  const host = await holdBelow(tx, below);
  if (host === null) throw new ApiError('NOT_FOUND');
  return { ...below, commentId, author: comment === null ? host.userId : comment.userId };
}

type Reporting = typeof communityReports.$inferInsert;

async function newReport(tx: Orm, report: Reporting) {
  const [made] = await tx.insert(communityReports).values(report).returning();
  if (made === undefined) throw new Error('a report that is not there');
  return made;
}

/** What the member said of it as it stands now, or to the case that waits for it; null where staff shall hear it anew. */
export async function reportOf(
  tx: Orm,
  userId: number,
  { digest, ...thing }: Thing & { readonly digest: string },
) {
  const [waiting] = await tx
    .select({ openedAt: communityCases.openedAt })
    .from(communityCases)
    .where(and(isAbout(thing), eq(communityCases.state, 'reported')));
  const [report] = await tx
    .select()
    .from(communityReports)
    .where(
      and(
        eq(communityReports.userId, userId),
        isReportOf(thing),
        or(
          eq(communityReports.digest, digest),
          waiting && gte(communityReports.createdAt, waiting.openedAt),
        ),
      ),
    )
    .orderBy(desc(communityReports.createdAt), desc(communityReports.id))
    .limit(1);
  return report ?? null;
}
