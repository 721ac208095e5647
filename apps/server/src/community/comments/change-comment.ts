import { type Text, commentLimits, isCommentEditable } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { shareComments } from '../../db/schema/community.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';
import { endCases } from '../moderation/end-cases.ts';
import { belowOf, lockBelow, recountComments } from '../below.ts';
import { commentText } from './write-comment.ts';

const late: Text = {
  vi: `Bình luận chỉ sửa được trong ${commentLimits.editMinutes} phút đầu. Bạn vẫn có thể xóa rồi viết lại.`,
  en: `A comment can be changed for ${commentLimits.editMinutes} minutes. You can still delete it and write anew.`,
  ko: `댓글은 작성 후 ${commentLimits.editMinutes}분 동안만 수정할 수 있습니다. 삭제한 뒤 다시 작성할 수 있습니다.`,
};

/** New words in place of one's own, within a quarter of an hour. The same words again change nothing. */
export function editShareComment({ database, now }: Services): Handler<'editShareComment'> {
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    const content = written(body.content);
    const at = now();
    await retried(database.orm, async (tx) => {
      const comment = await own(tx, body.id, userId);
      if (comment.goneAt !== null) throw new ApiError('NOT_FOUND');
      if (comment.content === content) return;
      if (!isCommentEditable(comment.createdAt.getTime(), at))
        throw new ApiError('CONFLICT', { said: late[language] });
      await tx
        .update(shareComments)
        .set({ content, editedAt: new Date(at) })
        .where(eq(shareComments.id, body.id));
    });
    return commentText(database, body.id, { userId, language, now: at });
  };
}

export function deleteShareComment({ database, now }: Services): Handler<'deleteShareComment'> {
  return async ({ body: { id }, signedIn }) => {
    const { userId } = await signedIn();
    await retried(database.orm, async (tx) => {
      const comment = await own(tx, id, userId);
      if (comment.goneBy === 'author') return;
      const below = belowOf(comment);
      // Held like for a new comment: what is said meanwhile waits for the count.
      await lockBelow(tx, below);
      await tx
        .update(shareComments)
        .set({ goneAt: new Date(now()), goneBy: 'author', content: '' })
        .where(eq(shareComments.id, id));
      await endCases(tx, { ...below, commentId: id, by: userId }, now());
      await recountComments(tx, below);
    });
    return { data: { id } };
  };
}

/** @throws {ApiError} NOT_FOUND for one of somebody else. */
async function own(tx: Orm, id: number, userId: number) {
  const [comment] = await tx
    .select()
    .from(shareComments)
    .where(and(eq(shareComments.id, id), eq(shareComments.userId, userId)))
    .for('update');
  if (comment === undefined) throw new ApiError('NOT_FOUND');
  return comment;
}
