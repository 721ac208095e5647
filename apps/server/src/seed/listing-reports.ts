import type { ListingReportReason, ReportedListing } from '@hien/domain';
import { and, asc, desc, eq, getTableName, isNotNull, isNull } from 'drizzle-orm';
import { listingKey, readListings } from '../community/listings/read-listings.ts';
import { listingDigest } from '../community/moderation/copies.ts';
import { openReported } from '../community/moderation/open-case.ts';
import type { Orm } from '../db/database.ts';
import { communityCases, communityReports } from '../db/schema/community.ts';
import { designs } from '../db/schema/designs.ts';
import { productQuestions, productReviews, products } from '../db/schema/shop.ts';
import { colleague } from './colleague.ts';
import { sharerUserId } from './rows/members.ts';
import { continueIds, reserveIds } from './write-rows.ts';

const day = 86_400_000;

type Said = {
  readonly by: number;
  readonly reason: ListingReportReason;
  readonly words?: string;
  readonly daysAgo: number;
};

/**
 * What members report on the shelves of the sample: a product, a review, a question and a design that wait, and a product that
 * was kept. Nothing is taken off sale: what others count on stays. Goes and comes with the catalogue.
 */
export async function seedListingReports(orm: Orm, now: number): Promise<void> {
  const written = [communityReports, communityCases].map(getTableName);
  for (const table of written) await continueIds(orm, table);

  async function report(about: ReportedListing, id: number | undefined, said: readonly Said[]) {
    if (id === undefined) return;
    const stands = (await readListings(orm, [{ about, id }])).get(listingKey({ about, id }));
    if (stands === undefined || !stands.shown) return;
    const { authorId, copy, reach } = stands;
    const thing = { shareId: null, commentId: null, about, aboutId: id };
    const digest = listingDigest(copy, about);
    for (const { by, reason, words = '', daysAgo } of said) {
      const at = now - daysAgo * day;
      await orm
        .insert(communityReports)
        .values({ ...thing, userId: by, reason, words, digest, createdAt: new Date(at) });
      await openReported(orm, { ...thing, designId: null, authorId, copy, reach, at });
    }
  }

  const sold = await orm
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.status, 'on_sale'), isNull(products.deletedAt)))
    .orderBy(asc(products.popularity), asc(products.id))
    .limit(2);
  const [doubted, accused] = sold;
  await report('product', doubted?.id, [
    {
      by: sharerUserId(4),
      reason: 'wrong-facts',
      words: 'Ghi gỗ tự nhiên nhưng cạnh nhìn như ván ép.',
      daysAgo: 9,
    },
  ]);
  await orm
    .update(communityCases)
    .set({
      state: 'kept',
      version: 1,
      changedAt: new Date(now - 8 * day),
      decidedBy: await colleague(orm),
      decidedAt: new Date(now - 8 * day),
    })
    .where(and(eq(communityCases.about, 'product'), eq(communityCases.state, 'reported')));
  await report('product', accused?.id, [
    {
      by: sharerUserId(2),
      reason: 'counterfeit',
      words: 'Mẫu này của xưởng chú tôi ở Nam Định, ảnh thứ hai cũng chụp tại xưởng.',
      daysAgo: 1.3,
    },
    { by: sharerUserId(7), reason: 'counterfeit', daysAgo: 0.6 },
  ]);

  const [review] = await orm
    .select({ id: productReviews.id })
    .from(productReviews)
    .where(and(eq(productReviews.visible, true), isNull(productReviews.orderItemId)))
    .orderBy(asc(productReviews.rating), desc(productReviews.id))
    .limit(1);
  await report('product-review', review?.id, [
    {
      by: sharerUserId(5),
      reason: 'wrong-facts',
      words: 'Người này viết cùng một câu dưới ba sản phẩm.',
      daysAgo: 2.1,
    },
  ]);
  const [question] = await orm
    .select({ id: productQuestions.id })
    .from(productQuestions)
    .where(and(eq(productQuestions.secret, false), isNotNull(productQuestions.productId)))
    .orderBy(desc(productQuestions.createdAt), desc(productQuestions.id))
    .limit(1);
  await report('question', question?.id, [
    { by: sharerUserId(8), reason: 'other', words: 'Hỏi để quảng cáo thì đúng hơn.', daysAgo: 3 },
  ]);
  const [design] = await orm
    .select({ id: designs.id })
    .from(designs)
    .where(and(isNull(designs.withdrawnAt), isNotNull(designs.ownerId)))
    .orderBy(desc(designs.id))
    .limit(1);
  await report('design', design?.id, [
    {
      by: sharerUserId(3),
      reason: 'wrong-facts',
      words: 'Mặt bằng ghi 68 m² nhưng cộng các phòng lại chỉ hơn 60.',
      daysAgo: 1.8,
    },
  ]);
  for (const table of written) await reserveIds(orm, table);
}
