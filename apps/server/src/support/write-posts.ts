import { limits } from '@hien/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { supportMessages, supportPosts } from '../db/schema/support.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { memberLimit } from '../http/limits/member-limit.ts';
import { claimUploads } from '../media/upload-repository.ts';
import type { Services } from '../services.ts';
import { postOf } from './post-shape.ts';
import { addMessage } from './add-message.ts';
import { foldedOf, written } from './words.ts';

/** @throws {ApiError} NOT_FOUND also for a post of somebody else. */
async function findPost(orm: Orm, id: number, userId: number) {
  const [post] = await orm
    .select()
    .from(supportPosts)
    .where(and(eq(supportPosts.id, id), eq(supportPosts.userId, userId)));
  if (post === undefined) throw new ApiError('NOT_FOUND');
  return post;
}

export function getSupportPost({ database }: Services): Handler<'getSupportPost'> {
  return async (call) => {
    const member = await call.signedIn();
    const post = await findPost(database.orm, call.params.id, member.userId);
    return { data: await postOf(database, post, call.language) };
  };
}

/** A new post; the same key again answers the one that is there. */
export function writeSupportPost(services: Services): Handler<'writeSupportPost'> {
  const { database, now } = services;
  const limit = memberLimit(services, 'post', limits.writingPerHour.posts);
  return async (call) => {
    const member = await call.signedIn();
    const { body, language } = call;
    const at = new Date(now());
    const [title, content] = [written(body.title), written(body.content)];
    const post = await database.orm.transaction(async (tx) => {
      const [made] = await tx
        .insert(supportPosts)
        .values({
          userId: member.userId,
          category: body.category,
          title,
          content,
          images: body.images,
          folded: foldedOf(title, content),
          requestKey: body.key,
          createdAt: at,
          updatedAt: at,
        })
        .onConflictDoNothing({ target: [supportPosts.userId, supportPosts.requestKey] })
        .returning();
      if (made !== undefined) {
        await limit(tx, member.userId);
        if (!(await claimUploads(tx, body.images, { userId: member.userId, at, open: true })))
          throw new ApiError('PRODUCT_07');
        return made;
      }
      const [before] = await tx
        .select()
        .from(supportPosts)
        .where(and(eq(supportPosts.userId, member.userId), eq(supportPosts.requestKey, body.key)));
      return before;
    });
    if (post === undefined) throw new ApiError('INTERNAL');
    return { data: await postOf(database, post, language) };
  };
}

/** Changes a post that nobody has answered; two tabs cannot overwrite each other. */
export function editSupportPost({ database, now }: Services): Handler<'editSupportPost'> {
  return async (call) => {
    const member = await call.signedIn();
    const { body, language } = call;
    const at = new Date(now());
    const [title, content] = [written(body.title), written(body.content)];
    const post = await database.orm.transaction(async (tx) => {
      await findPost(tx, body.id, member.userId);
      const [changed] = await tx
        .update(supportPosts)
        .set({
          category: body.category,
          title,
          content,
          images: body.images,
          folded: foldedOf(title, content),
          version: sql`${supportPosts.version} + 1`,
          updatedAt: at,
        })
        .where(
          and(
            eq(supportPosts.id, body.id),
            eq(supportPosts.version, body.version),
            eq(supportPosts.state, 'unanswered'),
            sql`not exists (select 1 from ${supportMessages} m where m.post_id = ${supportPosts.id})`,
          ),
        )
        .returning();
      if (changed === undefined) throw new ApiError('CONFLICT');
      if (!(await claimUploads(tx, body.images, { userId: member.userId, at, open: true })))
        throw new ApiError('PRODUCT_07');
      return changed;
    });
    return { data: await postOf(database, post, language) };
  };
}

/** A further question: the post waits for staff again. It counts as a post does. */
export function askAgain(services: Services): Handler<'askAgain'> {
  const { database, now } = services;
  const limit = memberLimit(services, 'post', limits.writingPerHour.posts);
  return async (call) => {
    const member = await call.signedIn();
    const { body, language } = call;
    const post = await database.orm.transaction(async (tx) => {
      const found = await findPost(tx, body.id, member.userId);
      const { post: after, added } = await addMessage(tx, found, 'ask_again', {
        authorId: member.userId,
        content: written(body.content),
        images: body.images,
        key: body.key,
        at: new Date(now()),
      });
      if (added !== null) await limit(tx, member.userId);
      return after;
    });
    return { data: await postOf(database, post, language) };
  };
}
