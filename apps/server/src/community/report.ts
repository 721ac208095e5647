import { type Text, reportReasonsFor, reportsPerHour } from '@hien/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { communityReports, interiorShares, shareComments } from '../db/schema/community.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { memberLimit } from '../http/limits/member-limit.ts';
import type { Services } from '../services.ts';
import { written } from '../support/words.ts';
import { openReported } from './moderation/open-case.ts';

const own: Text = {
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
 * Tells staff of a home or a comment, once for each member and thing: whoever says it again hears what they said first.
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
      const author = await authorOf(tx, shareId, commentId);
      // Of one after the other: a report is never older than the case that another one opened meanwhile.
      const at = now();
      if (author === userId) throw new ApiError('CONFLICT', { said: own[language] });
      const [made] = await tx
        .insert(communityReports)
        .values({
          shareId,
          commentId,
          userId,
          reason,
          words: written(words),
          createdAt: new Date(at),
        })
        .onConflictDoNothing()
        .returning();
      // Too fast, and what was just written is taken back with it.
      if (made !== undefined) {
        await limit(tx, userId);
        await openReported(tx, { shareId, commentId, authorId: author, at });
      }
      const report = made ?? (await reportOf(tx, userId, shareId, commentId));
      return {
        data: {
          share_id: shareId,
          comment_id: commentId,
          reason: report.reason,
          reported_at: report.createdAt.toISOString(),
        },
      };
    });
  };
}

/**
 * Whose it is; null of a member who has left. Comment and home are held, in this order: nobody decides about them meanwhile.
 */
async function authorOf(tx: Orm, shareId: number, commentId: number | null) {
  const [comment] =
    commentId === null
      ? [null]
      : await tx
          .select({ userId: shareComments.userId })
          .from(shareComments)
          .where(
            and(
              eq(shareComments.id, commentId),
              eq(shareComments.shareId, shareId),
              isNull(shareComments.goneAt),
            ),
          )
          .for('update');
  if (comment === undefined) throw new ApiError('NOT_FOUND');
  const [home] = await tx
    .select({ userId: interiorShares.userId })
    .from(interiorShares)
    .where(and(eq(interiorShares.id, shareId), eq(interiorShares.status, 'visible')))
    .for('update');
  if (home === undefined) throw new ApiError('NOT_FOUND');
  return comment === null ? home.userId : comment.userId;
}

async function reportOf(tx: Orm, userId: number, shareId: number, commentId: number | null) {
  const [report] = await tx
    .select()
    .from(communityReports)
    .where(
      and(
        eq(communityReports.userId, userId),
        eq(communityReports.shareId, shareId),
        commentId === null
          ? isNull(communityReports.commentId)
          : eq(communityReports.commentId, commentId),
      ),
    );
  if (report === undefined) throw new ApiError('NOT_FOUND');
  return report;
}
