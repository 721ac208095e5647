import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { productQuestions, productReviews } from '../../db/schema/shop.ts';
import { recountReviews } from '../../recount-reviews.ts';
import { type Listing, recountQuestions } from './read-listings.ts';

/** A review or a question that nobody but its author reads any more, or everybody again, with the counts of its product. */
export async function showWritten(
  tx: Orm,
  { about, id }: Listing,
  shownAgain: boolean,
  at: number,
): Promise<void> {
  if (about === 'product-review') {
    const [review] = await tx
      .update(productReviews)
      .set({ visible: shownAgain })
      .where(eq(productReviews.id, id))
      .returning({ productId: productReviews.productId });
    if (review !== undefined) await recountReviews(tx, review.productId);
  }
  if (about === 'question') {
    const [question] = await tx
      .update(productQuestions)
      .set({ removedAt: shownAgain ? null : new Date(at) })
      .where(eq(productQuestions.id, id))
      .returning({ productId: productQuestions.productId });
    if (question !== undefined && question.productId !== null)
      await recountQuestions(tx, question.productId);
  }
}
