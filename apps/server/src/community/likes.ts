import { and, desc, eq, sql } from 'drizzle-orm';
import { interiorShares, shareLikes } from '../db/schema/community.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

/**
 * Says how it shall be, so that pressing twice counts once. The home's row is locked: of a thousand at once, each counts.
 * @throws {ApiError} NOT_FOUND for a home that is not shown.
 */
export function likeInteriorShare({ database, now }: Services): Handler<'likeInteriorShare'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { id, liked } = call.body;
    return database.orm.transaction(async (tx) => {
      const [share] = await tx
        .select({ likes: interiorShares.likeCount })
        .from(interiorShares)
        .where(and(eq(interiorShares.id, id), eq(interiorShares.status, 'visible')))
        .for('update');
      if (share === undefined) throw new ApiError('NOT_FOUND');
      const changed = liked
        ? await tx
            .insert(shareLikes)
            .values({ userId, shareId: id, createdAt: new Date(now()) })
            .onConflictDoNothing()
            .returning()
        : await tx
            .delete(shareLikes)
            .where(and(eq(shareLikes.userId, userId), eq(shareLikes.shareId, id)))
            .returning();
      if (changed.length === 0) return { data: { id, liked, likes: share.likes } };
      const [after] = await tx
        .update(interiorShares)
        .set({
          likeCount: sql`greatest(0, ${interiorShares.likeCount} + ${liked ? 1 : -1}::integer)`,
        })
        .where(eq(interiorShares.id, id))
        .returning({ likes: interiorShares.likeCount });
      return { data: { id, liked, likes: after?.likes ?? 0 } };
    });
  };
}

/** What the hearts on shared homes show, and which homes are the member’s own. */
export function listLikedShares({ database }: Services): Handler<'listLikedShares'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const [liked, own] = await Promise.all([
      database.orm
        .select({ id: shareLikes.shareId })
        .from(shareLikes)
        .where(eq(shareLikes.userId, userId))
        .orderBy(desc(shareLikes.createdAt))
        .limit(1000),
      database.orm
        .select({ id: interiorShares.id })
        .from(interiorShares)
        .where(eq(interiorShares.userId, userId))
        .orderBy(desc(interiorShares.id))
        .limit(1000),
    ]);
    return { data: { ids: liked.map(({ id }) => id), own: own.map(({ id }) => id) } };
  };
}
