import { apply, reviewMachine } from '@hien/domain';
import { eq, ne } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { pictureOf, textOf } from '../db/localized.ts';
import { productReviews, products, reviewRemovals, sellers } from '../db/schema/shop.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { revokePoints } from '../rewards/revoke-points.ts';
import type { Services } from '../services.ts';
import { recountReviews } from '../recount-reviews.ts';
import { writeNotice } from '../notices/write-notice.ts';

type Case = Answer<'decideReviewRemoval'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      removal: reviewRemovals,
      review: productReviews,
      product: { id: products.id, name: products.name },
      shop: { name: sellers.name, userId: sellers.userId },
      decider: deciderName,
    })
    .from(reviewRemovals)
    .innerJoin(productReviews, eq(productReviews.id, reviewRemovals.reviewId))
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .leftJoin(decider, eq(decider.id, reviewRemovals.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

export const reviewQueue: CaseQueue<Row, Case> = {
  table: reviewRemovals,
  id: reviewRemovals.id,
  waiting: eq(reviewRemovals.state, 'deletion_requested'),
  decided: ne(reviewRemovals.state, 'deletion_requested'),
  since: reviewRemovals.requestedAt,
  decidedAt: reviewRemovals.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: (_, rows, language) =>
    rows.map(({ removal, review, product, shop, decider: name }) => ({
      id: removal.id,
      version: removal.version,
      state: removal.state,
      reason: removal.reason,
      shop: shop.name,
      product: textOf(product.name, language),
      author: review.authorName,
      rating: review.rating,
      content: review.content,
      pictures: review.pictures.flatMap((picture) => pictureOf(picture, language) ?? []),
      points: review.points,
      written_at: review.createdAt.toISOString(),
      requested_at: removal.requestedAt.toISOString(),
      decision: removal.decision,
      decided: decidedBy(removal, name, language),
    })),
};

export const listReviewRemovals = (services: Services): Handler<'listReviewRemovals'> =>
  caseList(services, reviewQueue);

/** Removes a review or keeps it, unless somebody else decided first; seller and author are told why. */
export const decideReviewRemoval = (services: Services): Handler<'decideReviewRemoval'> =>
  decideCase<'decideReviewRemoval', Row>(services, reviewQueue, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ removal }) => removal.version,
    again: ({ removal }, { body, text, userId }) =>
      removal.version === body.expected_version + 1 &&
      removal.decidedBy === userId &&
      removal.decision === text &&
      (removal.state === 'deleted') === (body.decision === 'delete'),
    async change(tx, row, { body, text, userId, at }) {
      const { removal } = row;
      const moved = apply(
        reviewMachine,
        {
          state: removal.state,
          version: removal.version,
          changedAt: removal.requestedAt.getTime(),
          reason: removal.reason,
        },
        { event: body.decision, by: 'admin', at, payload: { reason: text } },
      );
      if (!moved.ok) return false;
      const { state, version } = moved.entity;
      await tx
        .update(reviewRemovals)
        .set({ state, version, decision: text, decidedBy: userId, decidedAt: new Date(at) })
        .where(eq(reviewRemovals.id, removal.id));
      if (state === 'deleted') await remove(tx, row, text, at);
      await tell(tx, row, state === 'deleted' ? 'review.deleted' : 'review.kept', text, at);
      return true;
    },
  });

/** Counted no more; abuse is not rewarded (2.15). */
async function remove(
  tx: Orm,
  { removal, review, product }: Row,
  reason: string,
  at: number,
): Promise<void> {
  await tx.update(productReviews).set({ visible: false }).where(eq(productReviews.id, review.id));
  await recountReviews(tx, product.id);
  if (removal.reason === 'abusive') await revokePoints(tx, `review:${review.id}`, reason, at);
}

/** The seller is told either way, the author of what was removed too. */
async function tell(
  tx: Orm,
  { removal, review, product, shop }: Row,
  about: 'review.deleted' | 'review.kept',
  reason: string,
  at: number,
): Promise<void> {
  const readers = [
    { userId: shop.userId, to: 'seller' as const },
    { userId: about === 'review.deleted' ? review.userId : null, to: 'member' as const },
  ];
  for (const { userId, to } of readers)
    await writeNotice(tx, {
      userId,
      about,
      to,
      name: product.name,
      note: reason,
      key: `${about}:${removal.id}:${to}`,
      at,
    });
}
