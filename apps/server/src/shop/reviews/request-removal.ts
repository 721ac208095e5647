import { apply, mayNot, reviewMachine } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import { productReviews, products, reviewRemovals, sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { isOfShop } from '../../own-shop.ts';
import type { Shop } from '../shop.ts';
import { noteAct } from '../../shop-log.ts';

/** The seller asks staff to remove a review; it stays visible until they decide. The same request again is the same. */
export function requestReviewRemoval(shop: Shop): Handler<'requestReviewRemoval'> {
  return async (call) => {
    const { userId, capabilities } = await call.signedIn();
    const { id, reason } = call.body;
    const at = shop.now();
    return shop.database.orm.transaction(async (tx) => {
      const [found] = await tx
        .select({
          createdAt: productReviews.createdAt,
          ownShop: isOfShop(userId),
          sellerId: sellers.id,
        })
        .from(productReviews)
        .innerJoin(products, eq(products.id, productReviews.productId))
        .innerJoin(sellers, eq(sellers.id, products.sellerId))
        .where(and(eq(productReviews.id, id), productReviews.visible))
        .for('update', { of: productReviews });
      // Nobody learns which reviews exist in other shops.
      if (
        found === undefined ||
        mayNot('review.request_deletion', capabilities, { ownShop: found.ownShop }) !== null
      )
        throw new ApiError('NOT_FOUND');
      const [open] = await tx
        .select()
        .from(reviewRemovals)
        .where(
          and(eq(reviewRemovals.reviewId, id), eq(reviewRemovals.state, 'deletion_requested')),
        );
      if (open?.reason === reason) return { id, state: open.state, reason };
      const moved = apply(
        reviewMachine,
        {
          state: open?.state ?? 'visible',
          version: open?.version ?? 0,
          changedAt: (open?.requestedAt ?? found.createdAt).getTime(),
          reason: open?.reason ?? null,
        },
        { event: 'request_deletion', by: 'seller', at, payload: { reason } },
      );
      if (!moved.ok) throw new ApiError('CONFLICT');
      const { state } = moved.entity;
      await tx
        .insert(reviewRemovals)
        .values({ reviewId: id, reason, requestedBy: userId, requestedAt: new Date(at), state });
      const { sellerId } = found;
      await noteAct(tx, { sellerId, userId, act: 'review.removal', subject: 'review', id, at });
      return { id, state, reason };
    });
  };
}
