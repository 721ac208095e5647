import {
  type ReviewChangeRefusal,
  ictDate,
  reviewChangeRefusalTexts,
  whyNotEdit,
  whyNotWithdraw,
} from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { constructionRemovals, constructionReviews } from '../../db/schema/construction.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { picturesOf } from '../../media/stored-uploads.ts';
import { claimUploads } from '../../media/upload-repository.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';
import { dropEvidence } from './evidence-files.ts';
import { costsInOrder } from './costs-in-order.ts';
import { myReview } from './my-reviews.ts';
import { recountConstructionReviews } from './recount.ts';

type Language = keyof (typeof reviewChangeRefusalTexts)['gone'];

/** New words, figures and pictures in place of one's own, while nobody has answered them. */
export function editConstructionReview({
  database,
  now,
}: Services): Handler<'editConstructionReview'> {
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    costsInOrder(body, language);
    const at = now();
    await database.orm.transaction(async (tx) => {
      const { review, standing } = await own(tx, body.id, userId);
      const pictures = await picturesOf(tx, body.images);
      const next = {
        rating: body.rating,
        content: written(body.review),
        areaM2: body.area,
        style: body.style,
        houseType: body.house_type,
        months: body.period_months,
        costFrom: body.cost_from,
        costTo: body.cost_to,
      };
      const names = pictures.map(({ name }) => name).join();
      const isSame =
        Object.entries(next).every(
          ([name, value]) => review[name as keyof typeof next] === value,
        ) && names === review.pictures.map(({ name }) => name).join();
      if (isSame) return;
      refuse(whyNotEdit(standing, at), language);
      if (!(await claimUploads(tx, body.images, { userId, at: new Date(at), open: true })))
        throw new ApiError('PRODUCT_07');
      await tx
        .update(constructionReviews)
        .set({ ...next, pictures, editedAt: new Date(at) })
        .where(eq(constructionReviews.id, review.id));
      await recountConstructionReviews(tx, review.contractorId);
    });
    return { data: await myReview(database, { id: body.id, userId, language, now: at }) };
  };
}

/** Leaves the gravestone that every review leaves, so that nobody is talked into cleaning a list (docs/adr/0080). */
export function withdrawConstructionReview({
  database,
  now,
}: Services): Handler<'withdrawConstructionReview'> {
  return async ({ body: { id }, signedIn, language }) => {
    const { userId } = await signedIn();
    const at = now();
    await database.orm.transaction(async (tx) => {
      const { review, standing } = await own(tx, id, userId);
      if (standing.state === 'withdrawn') return;
      refuse(whyNotWithdraw(standing), language);
      await tx
        .update(constructionReviews)
        .set({ removedOn: ictDate(at), removedFor: 'withdrawn' })
        .where(eq(constructionReviews.id, id));
      await dropEvidence(tx, id, new Date(at));
      await recountConstructionReviews(tx, review.contractorId);
    });
    return { data: await myReview(database, { id, userId, language, now: at }) };
  };
}

function refuse(refusal: ReviewChangeRefusal | null, language: Language): void {
  if (refusal !== null)
    throw new ApiError('CONFLICT', { said: reviewChangeRefusalTexts[refusal][language] });
}

/**
 * The review under the lock of its company, whose figures are counted from it.
 * @throws {ApiError} NOT_FOUND for one of somebody else.
 */
async function own(tx: Orm, id: number, userId: number) {
  const mine = and(eq(constructionReviews.id, id), eq(constructionReviews.userId, userId));
  const [found] = await tx.select().from(constructionReviews).where(mine);
  if (found === undefined) throw new ApiError('NOT_FOUND');
  await tx.select().from(contractors).where(eq(contractors.id, found.contractorId)).for('update');
  const [review] = await tx.select().from(constructionReviews).where(mine).for('update');
  if (review === undefined) throw new ApiError('NOT_FOUND');
  const [removal] = await tx
    .select({ state: constructionRemovals.state })
    .from(constructionRemovals)
    .where(eq(constructionRemovals.reviewId, id));
  const gone = review.removedFor === 'withdrawn' ? ('withdrawn' as const) : ('removed' as const);
  const here = removal?.state === 'waiting' ? ('asked' as const) : ('published' as const);
  const standing = {
    state: review.removedOn === null ? here : gone,
    answered: review.reply !== null,
    writtenAt: review.createdAt.getTime(),
  };
  return { review, standing };
}
