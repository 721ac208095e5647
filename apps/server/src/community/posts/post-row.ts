import { type Language, postState } from '@hien/domain';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pictureOf, textOf } from '../../db/localized.ts';
import { interiorShares, sharePosts } from '../../db/schema/community.ts';
import { products } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer } from '../../http/handler.ts';
import { pieceSum } from './post-pieces.ts';

const shown = {
  slug: interiorShares.slug,
  status: interiorShares.status,
  publishedAt: interiorShares.publishedAt,
  likes: interiorShares.likeCount,
  comments: interiorShares.commentCount,
  views: interiorShares.viewCount,
};

/** Posts with what readers see of them. */
export const postRows = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({ post: sharePosts, shown, pieces: pieceSum })
    .from(sharePosts)
    .leftJoin(interiorShares, eq(interiorShares.id, sharePosts.shareId))
    .where(where)
    .orderBy(desc(sharePosts.updatedAt), desc(sharePosts.id));

export type PostRow = Awaited<ReturnType<typeof postRows>>[number];

export const stateOf = ({ post, shown: home }: PostRow) =>
  postState(
    post.version,
    home === null ? null : { status: home.status, version: post.shownVersion ?? 0 },
  );

/** A post as its author sees it in the list. */
export function wireCard(
  row: PostRow,
  language: Language,
): Answer<'listMyPosts'>['data']['items'][number] {
  const { post, shown: home, pieces } = row;
  const [cover] = post.pictures;
  return {
    id: post.id,
    version: post.version,
    state: stateOf(row),
    title: post.title,
    picture: pictureOf(cover ?? null, language),
    slug: home?.slug ?? null,
    updated_at: post.updatedAt.toISOString(),
    published_at: home?.publishedAt.toISOString() ?? null,
    publish_at: post.publishAt?.toISOString() ?? null,
    likes: home?.likes ?? 0,
    comments: home?.comments ?? 0,
    views: home?.views ?? 0,
    pieces,
  };
}

/** The whole post; pieces of the shop are called as they are today. */
export async function wirePost(
  tx: Orm,
  row: PostRow,
  language: Language,
): Promise<Answer<'getMyPost'>['data']> {
  const { post } = row;
  const ids = post.marks.flatMap(({ productId }) => productId ?? []);
  const names =
    ids.length === 0
      ? []
      : await tx
          .select({ id: products.id, name: products.name })
          .from(products)
          .where(inArray(products.id, ids));
  const nameOf = new Map(names.map(({ id, name }) => [id, textOf(name, language)]));
  return {
    ...wireCard(row, language),
    body: post.body,
    house_type: post.houseType,
    style: post.style,
    area: post.areaM2,
    city: post.city,
    cost: post.cost,
    pictures: post.pictures.map((picture) => ({ ...picture, alt: textOf(picture.alt, language) })),
    marks: post.marks.map(({ picture, x, y, productId, label }) => ({
      picture,
      x,
      y,
      product_id: productId,
      label: (label?.vi ?? nameOf.get(productId ?? 0) ?? '').slice(0, 80),
    })),
    before: pictureOf(post.before, language),
    hashtags: post.hashtags,
  };
}

/** @throws {ApiError} NOT_FOUND for one that is not there, or of somebody else. */
export async function ownPost(tx: Orm, id: number, userId: number, lock = false): Promise<PostRow> {
  // What readers see is locked before the post: every writer of both takes them in this order.
  const mine = and(eq(sharePosts.id, id), eq(sharePosts.userId, userId));
  if (lock) {
    const [post] = await tx.select({ shareId: sharePosts.shareId }).from(sharePosts).where(mine);
    if (post?.shareId != null)
      await tx
        .select({ id: interiorShares.id })
        .from(interiorShares)
        .where(eq(interiorShares.id, post.shareId))
        .for('update');
    await tx.select({ id: sharePosts.id }).from(sharePosts).where(mine).for('update');
  }
  const [row] = await postRows(tx, mine);
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return row;
}
