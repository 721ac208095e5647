import { type Text, commentLimits, publicName, threadOfReply } from '@hien/domain';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { Values } from '../../db/json-sql.ts';
import { users } from '../../db/schema/account.ts';
import { interiorShares, shareComments } from '../../db/schema/community.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import { memberLimit, minuteMs } from '../../http/limits/member-limit.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';
import { openFirst } from '../moderation/open-case.ts';
import { type Reader, commentItem } from './comment-shape.ts';
import { tellOfComment } from './tell-comment.ts';

const full: Text = {
  vi: `Bình luận này đã có ${commentLimits.replies} câu trả lời. Bạn hãy viết một bình luận mới.`,
  en: `This comment has ${commentLimits.replies} replies already. Please start a new one.`,
  ko: `이 댓글에는 이미 답글이 ${commentLimits.replies}개 있습니다. 새 댓글을 작성해 주세요.`,
};

/** Something said of a home, once per key. Who is too fast hears how long to wait, and nothing is written. */
export function writeShareComment({ database, now }: Services): Handler<'writeShareComment'> {
  const limit = memberLimit({ database, now }, 'comment', commentLimits.perMinute, minuteMs);
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    const { share_id: shareId, parent_id: to, key } = body;
    const content = written(body.content);
    const at = now();
    const asking = {
      caller: `user:${userId}`,
      operation: 'writeShareComment',
      key,
      asked: { shareId, to, content },
      at,
    };
    const { id } = await database.orm.transaction((tx) =>
      once(tx, asking, async () => {
        await holdHome(tx, shareId);
        await limit(tx, userId);
        const parentId = to === null ? null : await threadFor(tx, shareId, to);
        if (parentId !== null && (await repliesTo(tx, parentId)) >= commentLimits.replies)
          throw new ApiError('CONFLICT', { said: full[language] });
        const [author] = await tx
          .select({ first_name: users.firstName, last_name: users.lastName, avatar: users.avatar })
          .from(users)
          .where(eq(users.id, userId));
        const [made] = await tx
          .insert(shareComments)
          .values({
            shareId,
            parentId,
            userId,
            authorName: publicName(author ?? { first_name: '', last_name: '' }),
            authorAvatar: author?.avatar ?? null,
            content,
            language,
            createdAt: new Date(at),
          })
          .returning({ id: shareComments.id });
        await recountComments(tx, shareId);
        await tellOfComment(tx, { shareId, to, userId, content, at });
        const commentId = made?.id ?? 0;
        await openFirst(tx, { shareId, commentId, authorId: userId, at: new Date(at) });
        return { id: commentId };
      }),
    );
    return commentText(database, id, { userId, language, now: at });
  };
}

/** Held to the end: what is said of one home is counted one after the other. */
async function holdHome(tx: Orm, id: number): Promise<void> {
  const [home] = await tx
    .select({ id: interiorShares.id })
    .from(interiorShares)
    .where(and(eq(interiorShares.id, id), eq(interiorShares.status, 'visible')))
    .for('update');
  if (home === undefined) throw new ApiError('NOT_FOUND');
}

async function threadFor(tx: Orm, shareId: number, to: number): Promise<number> {
  const [comment] = await tx
    .select({ id: shareComments.id, parentId: shareComments.parentId })
    .from(shareComments)
    .where(
      and(
        eq(shareComments.id, to),
        eq(shareComments.shareId, shareId),
        isNull(shareComments.goneAt),
      ),
    );
  if (comment === undefined) throw new ApiError('NOT_FOUND');
  return threadOfReply(comment);
}

async function repliesTo(tx: Orm, parentId: number): Promise<number> {
  const [found] = await tx
    .select({ n: count() })
    .from(shareComments)
    .where(eq(shareComments.parentId, parentId));
  return found?.n ?? 0;
}

/** Those that stand, whoever wrote them: the number on the card and the page. */
export async function recountComments(tx: Orm, shareId: number): Promise<void> {
  await tx
    .update(interiorShares)
    .set({
      commentCount: sql`(select count(*) from share_comments c where c.share_id = ${shareId} and c.gone_at is null)`,
    })
    .where(eq(interiorShares.id, shareId));
}

/** The comment as the list shows it. */
export async function commentText(
  database: Database,
  id: number,
  reader: Reader,
): Promise<JsonText> {
  const values = new Values();
  const [row] = await database.rows<{ item: string }>(
    {
      text: `select ${commentItem(reader, values)}::text as item from share_comments t
        join interior_shares h on h.id = t.share_id where t.id = ${values.use(id)}`,
    },
    values.list,
  );
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return new JsonText(`{"data":${row.item}}`);
}
