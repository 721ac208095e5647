import {
  type Text,
  commentLimits,
  hasLink,
  moderationLimits,
  publicName,
  threadOfReply,
} from '@hien/domain';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { Values } from '../../db/json-sql.ts';
import { users } from '../../db/schema/account.ts';
import { shareComments } from '../../db/schema/community.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Call, type Handler, JsonText } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import { memberLimit, minuteMs } from '../../http/limits/member-limit.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';
import { type Below, holdBelow, isBelow, recountComments } from '../below.ts';
import { openFirst } from '../moderation/open-case.ts';
import { type Reader, commentItem, hosts } from './comment-shape.ts';
import { tellOfComment } from './tell-comment.ts';

const full: Text = {
  vi: `Bình luận này đã có ${commentLimits.replies} câu trả lời. Bạn hãy viết một bình luận mới.`,
  en: `This comment has ${commentLimits.replies} replies already. Please start a new one.`,
  ko: `이 댓글에는 이미 답글이 ${commentLimits.replies}개 있습니다. 새 댓글을 작성해 주세요.`,
};

const links: Text = {
  vi: `${moderationLimits.firstPosts} bình luận đầu tiên chưa được chứa đường dẫn. Hãy bỏ đường dẫn rồi gửi lại.`,
  en: `The first ${moderationLimits.firstPosts} comments of an account hold no links. Please take the link out and send again.`,
  ko: `처음 ${moderationLimits.firstPosts}개의 댓글에는 링크를 넣을 수 없습니다. 링크를 지우고 다시 보내 주세요.`,
};

/** Something said of a home, once per key. Who is too fast hears how long to wait, and nothing is written. */
export function writeShareComment(services: Services): Handler<'writeShareComment'> {
  const write = writing(services);
  return ({ body: { share_id: shareId, ...said }, signedIn, language }) =>
    write({ shareId, designId: null }, said, { signedIn, language });
}

/** The same of a design that is sold. */
export function writeDesignComment(services: Services): Handler<'writeDesignComment'> {
  const write = writing(services);
  return ({ body: { design_id: designId, ...said }, signedIn, language }) =>
    write({ shareId: null, designId }, said, { signedIn, language });
}

type Words = Pick<Call<'writeShareComment'>['body'], 'parent_id' | 'content' | 'key'>;

function writing({ database, now }: Services) {
  const limit = memberLimit({ database, now }, 'comment', commentLimits.perMinute, minuteMs);
  return async (
    below: Below,
    { parent_id: to, content: words, key }: Words,
    { signedIn, language }: Pick<Call<'writeShareComment'>, 'signedIn' | 'language'>,
  ) => {
    const { userId } = await signedIn();
    const content = written(words);
    const at = now();
    const asking = {
      caller: `user:${userId}`,
      operation: below.shareId === null ? 'writeDesignComment' : 'writeShareComment',
      key,
      asked: { ...below, to, content },
      at,
    };
    const { id } = await database.orm.transaction((tx) =>
      once(tx, asking, async () => {
        const host = await holdBelow(tx, below);
        if (host === null) throw new ApiError('NOT_FOUND');
        await limit(tx, userId);
        const parentId = to === null ? null : await threadFor(tx, below, to);
        if (parentId !== null && (await repliesTo(tx, parentId)) >= commentLimits.replies)
          throw new ApiError('CONFLICT', { said: full[language] });
        if (hasLink(content) && (await writtenBy(tx, userId)) < moderationLimits.firstPosts)
          throw new ApiError('VALIDATION', {
            errors: [
              { field: 'content', code: 'validation.message.link', message: links[language] },
            ],
          });
        const [author] = await tx
          .select({ first_name: users.firstName, last_name: users.lastName, avatar: users.avatar })
          .from(users)
          .where(eq(users.id, userId));
        const [made] = await tx
          .insert(shareComments)
          .values({
            ...below,
            parentId,
            userId,
            authorName: publicName(author ?? { first_name: '', last_name: '' }),
            authorAvatar: author?.avatar ?? null,
            content,
            language,
            createdAt: new Date(at),
          })
          .returning({ id: shareComments.id });
        await recountComments(tx, below);
        await tellOfComment(tx, { below, host, to, userId, content, at });
        const commentId = made?.id ?? 0;
        await openFirst(tx, { ...below, commentId, authorId: userId, at: new Date(at) });
        return { id: commentId };
      }),
    );
    return commentText(database, id, { userId, language, now: at });
  };
}

async function threadFor(tx: Orm, below: Below, to: number): Promise<number> {
  const [comment] = await tx
    .select({ id: shareComments.id, parentId: shareComments.parentId })
    .from(shareComments)
    .where(and(eq(shareComments.id, to), isBelow(below), isNull(shareComments.goneAt)));
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

async function writtenBy(tx: Orm, userId: number): Promise<number> {
  const [found] = await tx
    .select({ n: count() })
    .from(shareComments)
    .where(eq(shareComments.userId, userId));
  return found?.n ?? 0;
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
      text: `select ${commentItem(reader, values)}::text as item from share_comments t ${hosts} where t.id = ${values.use(id)}`,
    },
    values.list,
  );
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return new JsonText(`{"data":${row.item}}`);
}
