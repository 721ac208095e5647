import { mayNot } from '@hien/domain';
import { and, eq, sql } from 'drizzle-orm';
import { productReviews, products, reviewVotes, sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { isOfShop } from '../../own-shop.ts';
import { written } from '../../support/words.ts';
import type { Shop } from '../shop.ts';
import { noteAct } from '../../shop-log.ts';

/** The seller's words under a review; those that are there are replaced. */
export function replyToReview(shop: Shop): Handler<'replyToReview'> {
  return async (call) => {
    const { userId, capabilities } = await call.signedIn();
    const { id } = call.body;
    const content = written(call.body.content);
    const at = new Date(shop.now());
    return shop.database.orm.transaction(async (tx) => {
      const [found] = await tx
        .select({
          reply: productReviews.reply,
          repliedAt: productReviews.repliedAt,
          seller: sellers,
          ownShop: isOfShop(userId),
        })
        .from(productReviews)
        .innerJoin(products, eq(products.id, productReviews.productId))
        .innerJoin(sellers, eq(sellers.id, products.sellerId))
        .where(and(eq(productReviews.id, id), productReviews.visible))
        .for('update', { of: productReviews });
      if (
        found === undefined ||
        mayNot('review.reply', capabilities, { ownShop: found.ownShop }) !== null
      )
        throw new ApiError('NOT_FOUND');
      const { name } = found.seller;
      // The same words once more stay as old as they are.
      if (found.reply === content && found.repliedAt !== null)
        return { name, content, createdAt: found.repliedAt.toISOString() };
      await tx
        .update(productReviews)
        .set({ reply: content, repliedAt: at })
        .where(eq(productReviews.id, id));
      await noteAct(tx, {
        sellerId: found.seller.id,
        userId,
        act: 'review.reply',
        subject: 'review',
        id,
        at,
      });
      return { name, content, createdAt: at.toISOString() };
    });
  };
}

/** Says how it shall be, so that pressing twice counts once. */
export function markReviewHelpful(shop: Shop): Handler<'markReviewHelpful'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { id, helpful } = call.body;
    return shop.database.orm.transaction(async (tx) => {
      const [review] = await tx
        .select()
        .from(productReviews)
        .where(and(eq(productReviews.id, id), productReviews.visible))
        .for('update');
      // Nobody counts for a review of their own.
      if (review === undefined || review.userId === userId) throw new ApiError('NOT_FOUND');
      const changed = helpful
        ? await tx
            .insert(reviewVotes)
            .values({ userId, reviewId: id, createdAt: new Date(shop.now()) })
            .onConflictDoNothing()
            .returning()
        : await tx
            .delete(reviewVotes)
            .where(and(eq(reviewVotes.userId, userId), eq(reviewVotes.reviewId, id)))
            .returning();
      const step = changed.length === 0 ? 0 : helpful ? 1 : -1;
      const [after] = await tx
        .update(productReviews)
        .set({ helpfulCount: sql`greatest(0, ${productReviews.helpfulCount} + ${step}::integer)` })
        .where(eq(productReviews.id, id))
        .returning({ helpfulCount: productReviews.helpfulCount });
      return { id, helpful, helpfulCount: after?.helpfulCount ?? 0 };
    });
  };
}

/** Which reviews of a product the member found helpful. */
export function listHelpfulReviews(shop: Shop): Handler<'listHelpfulReviews'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const rows = await shop.database.orm
      .select({ id: reviewVotes.reviewId })
      .from(reviewVotes)
      .innerJoin(productReviews, eq(productReviews.id, reviewVotes.reviewId))
      .where(
        and(eq(reviewVotes.userId, userId), eq(productReviews.productId, call.query.productId)),
      )
      .limit(1000);
    return { ids: rows.map(({ id }) => id) };
  };
}
