import { appealUntil, can, type Instant, type Language, moderationMachine } from '@hien/domain';
import { and, count, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pictureOf, textOf } from '../../db/localized.ts';
import { offsetOf, pageMeta } from '../../db/page.ts';
import {
  communityCases,
  interiorShares,
  shareComments,
  sharePosts,
} from '../../db/schema/community.ts';
import { designs } from '../../db/schema/designs.ts';
import { productQuestions, productReviews, products } from '../../db/schema/shop.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { bodyText } from '../../support/body-text.ts';
import { asModeration } from './stored-case.ts';

type Removal = Answer<'appealRemoval'>['data'];

const perPage = 20;

const nothing = { vi: '', en: null, ko: null };

const told = ['removed', 'appealed', 'restored', 'upheld'] as const;

/** What of somebody’s own was removed, with the words that nobody else reads. */
export const removalRows = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({
      case: communityCases,
      home: {
        title: interiorShares.title,
        content: interiorShares.content,
        pictures: interiorShares.pictures,
      },
      designTitle: designs.name,
      comment: { content: shareComments.content },
      review: { content: productReviews.content, pictures: productReviews.pictures },
      question: { content: productQuestions.content },
      listed: products.name,
      postId: sharePosts.id,
    })
    .from(communityCases)
    .leftJoin(interiorShares, eq(interiorShares.id, communityCases.shareId))
    .leftJoin(shareComments, eq(shareComments.id, communityCases.commentId))
    .leftJoin(
      productReviews,
      and(
        eq(communityCases.about, 'product-review'),
        eq(productReviews.id, communityCases.aboutId),
      ),
    )
    .leftJoin(
      productQuestions,
      and(eq(communityCases.about, 'question'), eq(productQuestions.id, communityCases.aboutId)),
    )
    .leftJoin(
      products,
      or(eq(products.id, productReviews.productId), eq(products.id, productQuestions.productId)),
    )
    .leftJoin(
      designs,
      or(eq(designs.id, communityCases.designId), eq(designs.id, productQuestions.designId)),
    )
    .leftJoin(
      sharePosts,
      and(
        eq(sharePosts.shareId, communityCases.shareId),
        eq(sharePosts.userId, communityCases.authorId),
      ),
    )
    .where(where)
    .orderBy(desc(communityCases.decidedAt), desc(communityCases.id));

export const ownRemovals = (userId: number): SQL | undefined =>
  and(
    eq(communityCases.authorId, userId),
    inArray(communityCases.state, [...told]),
    // Of what is sold its seller hears where it is sold, and changes it there.
    or(isNull(communityCases.about), inArray(communityCases.about, ['product-review', 'question'])),
  );

type Row = Awaited<ReturnType<typeof removalRows>>[number];

export function wireRemoval(row: Row, language: Language, at: Instant): Removal[] {
  const { case: one, home, comment, review, question } = row;
  const state = told.find((each) => each === one.state);
  const { rule, quote, decidedAt } = one;
  if (state === undefined || rule === null || quote === null || decidedAt === null) return [];
  const isHome = one.commentId === null && one.about === null;
  const target =
    one.about === 'product-review' || one.about === 'question'
      ? one.about
      : isHome
        ? 'share'
        : 'comment';
  return [
    {
      id: one.id,
      state,
      target,
      post_id: isHome ? row.postId : null,
      title: textOf(home?.title ?? row.listed ?? row.designTitle ?? nothing, language),
      content: isHome
        ? bodyText(home === null ? '' : textOf(home.content, language))
        : ((review ?? question ?? comment)?.content ?? ''),
      pictures: ((isHome ? home : review)?.pictures ?? []).flatMap(
        (picture) => pictureOf(picture, language) ?? [],
      ),
      rule,
      quote,
      removed_at: decidedAt.toISOString(),
      appeal_until: new Date(appealUntil(decidedAt.getTime())).toISOString(),
      appealable: can(moderationMachine, asModeration(one), 'appeal', 'member', at) === null,
      appeal: one.appeal,
      appealed_at: one.appealedAt?.toISOString() ?? null,
      answer: one.answer,
      answered_at: one.answeredAt?.toISOString() ?? null,
      same_person: one.answeredBy !== null && one.answeredBy === one.decidedBy,
    },
  ];
}

/** Newest first. */
export function listMyRemovals({ database, now }: Services): Handler<'listMyRemovals'> {
  return async ({ query: { page = 1 }, signedIn, language }) => {
    const { userId } = await signedIn();
    const mine = ownRemovals(userId);
    const [[total], rows] = await Promise.all([
      database.orm.select({ n: count() }).from(communityCases).where(mine),
      removalRows(database.orm, mine)
        .limit(perPage)
        .offset(offsetOf({ page, limit: perPage })),
    ]);
    return {
      data: {
        items: rows.flatMap((row) => wireRemoval(row, language, now())),
        meta: pageMeta(page, perPage, total?.n ?? 0),
      },
    };
  };
}
