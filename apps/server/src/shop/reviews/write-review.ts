import { type Text, newLot, publicName, rewardProgress } from '@hien/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { pointLots, pointMoves } from '../../db/schema/rewards.ts';
import { productReviews } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { picturesOf } from '../../media/stored-uploads.ts';
import { claimUploads } from '../../media/upload-repository.ts';
import { notifyMember } from '../../notices/notify-member.ts';
import { written } from '../../support/words.ts';
import { lockPurchase } from './lock-purchase.ts';
import { recountReviews } from '../../recount-reviews.ts';
import { reviewRows } from './review-shape.ts';
import type { Shop } from '../shop.ts';

const tooEarly: Text = {
  vi: 'Bạn viết đánh giá được sau khi xác nhận mua hàng.',
  en: 'You can review it once you have confirmed the purchase.',
  ko: '구매를 확정한 뒤 리뷰를 작성할 수 있습니다.',
};
const already: Text = {
  vi: 'Bạn đã đánh giá lần mua này rồi.',
  en: 'You have reviewed this purchase already.',
  ko: '이미 이 구매에 대한 리뷰를 작성하셨습니다.',
};

/** One review for what was bought as one line, once it is confirmed (2.15), with the points it earns, in one transaction. */
export function writeReview(shop: Shop): Handler<'writeReview'> {
  return async (call) => {
    const { userId, language } = await call.signedIn();
    const { orderItemId, rating, images } = call.body;
    const content = written(call.body.content);
    const at = new Date(shop.now());
    const id = await shop.database.orm.transaction(async (tx) => {
      const purchase = await lockPurchase(tx, userId, orderItemId);
      if (purchase === null) throw new ApiError('NOT_FOUND');
      const { item } = purchase;
      const [before] = await tx
        .select()
        .from(productReviews)
        .where(inArray(productReviews.orderItemId, [...purchase.parts]));
      if (before !== undefined) {
        // The same words once more, as after a lost answer.
        if (before.content === content && before.rating === rating) return before.id;
        throw new ApiError('CONFLICT', { said: already[call.language] });
      }
      if (item.state !== 'confirmed')
        throw new ApiError('CONFLICT', { said: tooEarly[call.language] });
      if (!(await claimUploads(tx, images, { userId, at, open: true })))
        throw new ApiError('PRODUCT_07');
      const { points } = rewardProgress({
        text: content,
        // One picture that is named twice is one.
        pictures: new Set(images).size,
        confirmed: true,
      });
      const [review] = await tx
        .insert(productReviews)
        .values({
          productId: item.productId,
          userId,
          authorName: await authorOf(tx, userId),
          rating,
          content,
          language,
          optionName: item.thing.optionName,
          pictures: await picturesOf(tx, images),
          orderItemId: purchase.id,
          points,
          createdAt: at,
        })
        .returning({ id: productReviews.id });
      if (review === undefined) throw new ApiError('INTERNAL');
      await recountReviews(tx, item.productId);
      if (points > 0) await earn(tx, userId, points, review.id, purchase.id, at);
      return review.id;
    });
    const [review] = await reviewRows(shop.database, call.language, 'where r.id = $1', [id]);
    if (review === undefined) throw new ApiError('INTERNAL');
    return review;
  };
}

async function authorOf(tx: Orm, userId: number): Promise<string> {
  const [author] = await tx
    .select({ first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return publicName(author ?? { first_name: '', last_name: '' });
}

/** A lot of points with its first move; its source is the review, so that it is earned once. */
async function earn(
  tx: Orm,
  userId: number,
  points: number,
  reviewId: number,
  orderItemId: number,
  at: Date,
): Promise<void> {
  const { source, earned, left, expiresAt } = newLot(0, `review:${reviewId}`, points, at.getTime());
  const [lot] = await tx
    .insert(pointLots)
    .values({
      userId,
      source,
      earned,
      left,
      earnedAt: at,
      expiresAt: new Date(expiresAt),
      changedAt: at,
    })
    .onConflictDoNothing({ target: pointLots.source })
    .returning({ id: pointLots.id });
  if (lot === undefined) return;
  await tx
    .insert(pointMoves)
    .values({ userId, lotId: lot.id, kind: 'earn', amount: points, orderItemId, at });
  await notifyMember(tx, {
    userId,
    key: `points:${lot.id}:earned`,
    at: at.getTime(),
    values: { points },
    mail: { template: 'points-step', values: { about: 'points.earned', points, until: expiresAt } },
  });
}
