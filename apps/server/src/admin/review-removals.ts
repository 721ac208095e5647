import { type Language, apply, reviewMachine } from '@hien/domain';
import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pictureOf, textOf } from '../db/localized.ts';
import { pageMeta } from '../db/page.ts';
import { notices } from '../db/schema/orders.ts';
import { productReviews, products, reviewRemovals, sellers } from '../db/schema/shop.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import { revokePoints } from '../rewards/revoke-points.ts';
import type { Services } from '../services.ts';
import { recountReviews } from '../shop/reviews/recount-reviews.ts';
import { casesPerPage, decidedBy } from './decision.ts';

type Case = Answer<'decideReviewRemoval'>['data'];

export const waitingRemovals = eq(reviewRemovals.state, 'deletion_requested');

const rowsOf = (orm: Orm) =>
  orm
    .select({
      removal: reviewRemovals,
      review: productReviews,
      product: { id: products.id, name: products.name },
      shop: { name: sellers.name, userId: sellers.userId },
    })
    .from(reviewRemovals)
    .innerJoin(productReviews, eq(productReviews.id, reviewRemovals.reviewId))
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Who waits longest comes first. */
export function listReviewRemovals({ database }: Services): Handler<'listReviewRemovals'> {
  return async (call) => {
    const { state = 'waiting', page = 1 } = call.query;
    const { orm } = database;
    const waiting = state === 'waiting';
    const where = waiting ? waitingRemovals : ne(reviewRemovals.state, 'deletion_requested');
    const order = waiting
      ? [asc(reviewRemovals.requestedAt), asc(reviewRemovals.id)]
      : [desc(reviewRemovals.decidedAt), desc(reviewRemovals.id)];
    const [[total], rows] = await Promise.all([
      orm.select({ n: count() }).from(reviewRemovals).where(where),
      rowsOf(orm)
        .where(where)
        .orderBy(...order)
        .limit(casesPerPage)
        .offset((page - 1) * casesPerPage),
    ]);
    const found = total?.n ?? 0;
    return {
      data: {
        items: await Promise.all(rows.map((row) => caseOf(orm, row, call.language))),
        meta: pageMeta(page, casesPerPage, found),
      },
    };
  };
}

/** Removes a review or keeps it, unless somebody else decided first; seller and author are told why. */
export function decideReviewRemoval({ database, now }: Services): Handler<'decideReviewRemoval'> {
  return async (call) => {
    const { body, language } = call;
    const admin = await call.signedIn();
    const reason = body.reason.normalize('NFC').trim();
    const at = now();
    return database.orm.transaction(async (tx) => {
      const row = await find(tx, call.params.id);
      if (row === null) throw new ApiError('NOT_FOUND');
      const { removal, review } = row;
      const stale = async (current: Row) =>
        new ApiError('VERSION_CONFLICT', { current: await caseOf(tx, current, language) });
      if (removal.version !== body.expected_version) throw await stale(row);
      if (reason === '') throw refusedField('AUTH_15', language, 'reason');
      const moved = apply(
        reviewMachine,
        {
          state: removal.state,
          version: removal.version,
          changedAt: removal.requestedAt.getTime(),
          reason: removal.reason,
        },
        { event: body.decision, by: 'admin', at, payload: { reason } },
      );
      if (!moved.ok) throw await stale(row);
      const { state, version } = moved.entity;
      const [after] = await tx
        .update(reviewRemovals)
        .set({
          state,
          version,
          decision: reason,
          decidedBy: admin.userId,
          decidedAt: new Date(at),
        })
        .where(and(eq(reviewRemovals.id, removal.id), eq(reviewRemovals.version, removal.version)))
        .returning();
      if (after === undefined) throw await stale((await find(tx, removal.id)) ?? row);
      if (state === 'deleted') await remove(tx, row, reason, at);
      await tell(tx, row, state === 'deleted' ? 'review.deleted' : 'review.kept', reason, at);
      return { data: await caseOf(tx, { ...row, removal: after, review }, language) };
    });
  };
}

async function find(orm: Orm, id: number): Promise<Row | null> {
  const [row] = await rowsOf(orm).where(eq(reviewRemovals.id, id));
  return row ?? null;
}

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
  const { vi, en, ko } = product.name;
  const readers = [
    { userId: shop.userId, to: 'seller' as const },
    { userId: about === 'review.deleted' ? review.userId : null, to: 'member' as const },
  ];
  for (const { userId, to } of readers)
    if (userId !== null)
      await tx
        .insert(notices)
        .values({
          userId,
          about,
          to,
          values: { vi, en: en ?? vi, ko: ko ?? vi, note: reason },
          key: `${about}:${removal.id}:${to}`,
          at: new Date(at),
        })
        .onConflictDoNothing({ target: notices.key });
}

async function caseOf(
  orm: Orm,
  { removal, review, product, shop }: Row,
  language: Language,
): Promise<Case> {
  return {
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
    decided: await decidedBy(orm, removal, language),
  };
}
