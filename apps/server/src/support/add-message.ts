import { apply, questionMachine } from '@hien/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { supportMessages, supportPosts } from '../db/schema/support.ts';
import { ApiError } from '../http/api-error.ts';
import { claimUploads } from '../media/upload-repository.ts';
import { foldedOf } from './words.ts';

type Post = typeof supportPosts.$inferSelect;

type Said = {
  readonly authorId: number;
  readonly content: string;
  readonly images: readonly string[];
  readonly key: string;
  readonly at: Date;
};

/**
 * Adds an answer or a further question to a post and moves it as the domain's machine says. With a key
 * that was used before, nothing happens.
 * @returns the post as it is now, and the id of what was added (null when it was there).
 */
export async function addMessage(
  tx: Orm,
  post: Post,
  event: 'answer' | 'ask_again',
  { authorId, content, images, key, at }: Said,
): Promise<{ post: Post; added: number | null }> {
  const [row] = await tx
    .insert(supportMessages)
    .values({
      postId: post.id,
      authorId,
      party: event === 'answer' ? 'staff' : 'member',
      content,
      images: [...images],
      requestKey: key,
      createdAt: at,
    })
    .onConflictDoNothing({ target: [supportMessages.authorId, supportMessages.requestKey] })
    .returning({ id: supportMessages.id });
  if (row === undefined) return { post, added: null };
  if (!(await claimUploads(tx, images, { userId: authorId, at, open: true })))
    throw new ApiError('PRODUCT_07');
  const moved = apply(
    questionMachine,
    { state: post.state, version: post.version, changedAt: post.updatedAt.getTime(), messages: 1 },
    {
      event,
      by: event === 'answer' ? 'admin' : 'member',
      at: at.getTime(),
      payload: { text: content },
    },
  );
  if (!moved.ok) throw new ApiError('CONFLICT');
  const [after] = await tx
    .update(supportPosts)
    .set({
      state: moved.entity.state,
      version: sql`${supportPosts.version} + 1`,
      folded: sql`${supportPosts.folded} || ' ' || ${foldedOf(content)}`,
      updatedAt: at,
    })
    .where(and(eq(supportPosts.id, post.id)))
    .returning();
  if (after === undefined) throw new ApiError('NOT_FOUND');
  return { post: after, added: row.id };
}
