import type { ReportedListing } from '@hien/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import type { LocalizedText, StoredPicture } from '../../db/schema/columns.ts';
import type { ReportedCopy } from '../../db/schema/community.ts';
import { designs } from '../../db/schema/designs.ts';
import {
  productPictures,
  productQuestions,
  productReviews,
  products,
  sellers,
} from '../../db/schema/shop.ts';

/** What is sold, or said of it. */
export type Listing = { readonly about: ReportedListing; readonly id: number };

/** A listing as it stands. */
export type Stands = Listing & {
  /** Whose it is: the account of a shop, a design partner, a buyer; null of the house and of a member who has left. */
  readonly authorId: number | null;
  readonly author: string;
  /** The shop of a product; null of anything else. */
  readonly sellerId: number | null;
  readonly at: Date;
  readonly copy: ReportedCopy;
  /** Whether everybody reads it now. */
  readonly shown: boolean;
  /** How many have bought it, reviewed it or found it helpful: as many at least have seen it. */
  readonly reach: number;
  /** The page where it is read, while buyers find that. */
  readonly productId: number | null;
  readonly designId: number | null;
};

export const listingKey = ({ about, id }: Listing): string => `${about} ${id}`;

const plain = (vi: string): LocalizedText => ({ vi, en: null, ko: null });

const copyWith = (
  title: LocalizedText,
  content: LocalizedText,
  pictures: StoredPicture[],
): ReportedCopy => ({ title, content, pictures, before: null, marks: [], hashtags: [] });

const isFound = (status: string, deletedAt: Date | null): boolean =>
  deletedAt === null && (status === 'on_sale' || status === 'sold_out');

const readers: Readonly<
  Record<ReportedListing, (orm: Orm, ids: readonly number[]) => Promise<Stands[]>>
> = {
  async product(orm, ids) {
    const rows = await orm
      .select({
        product: products,
        shop: { name: sellers.name, userId: sellers.userId },
        pictures: sql<StoredPicture[]>`coalesce((select json_agg(v.picture order by v.position)
          from ${productPictures} v where v.product_id = ${products.id}), '[]')`,
      })
      .from(products)
      .innerJoin(sellers, eq(sellers.id, products.sellerId))
      .where(inArray(products.id, [...ids]));
    return rows.map(({ product: one, shop, pictures }) => {
      const shown = isFound(one.status, one.deletedAt);
      return {
        about: 'product',
        id: one.id,
        authorId: shop.userId,
        author: shop.name,
        sellerId: one.sellerId,
        at: one.publishedAt,
        copy: copyWith(one.name, one.description, pictures.length > 0 ? pictures : [one.cover]),
        shown,
        reach: one.soldCount + one.ratingCount,
        productId: shown ? one.id : null,
        designId: null,
      };
    });
  },
  async 'product-review'(orm, ids) {
    const rows = await orm
      .select({ review: productReviews, product: products })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .where(inArray(productReviews.id, [...ids]));
    return rows.map(({ review: one, product }) => {
      const found = isFound(product.status, product.deletedAt);
      return {
        about: 'product-review',
        id: one.id,
        authorId: one.userId,
        author: one.authorName,
        sellerId: null,
        at: one.createdAt,
        copy: copyWith(product.name, plain(one.content), one.pictures),
        shown: one.visible && found,
        reach: one.helpfulCount,
        productId: found ? product.id : null,
        designId: null,
      };
    });
  },
  async question(orm, ids) {
    const rows = await orm
      .select({ question: productQuestions, product: products, design: designs })
      .from(productQuestions)
      .leftJoin(products, eq(products.id, productQuestions.productId))
      .leftJoin(designs, eq(designs.id, productQuestions.designId))
      .where(inArray(productQuestions.id, [...ids]));
    return rows.map(({ question: one, product, design }) => {
      const found = product === null ? design !== null : isFound(product.status, product.deletedAt);
      return {
        about: 'question',
        id: one.id,
        authorId: one.userId,
        author: one.authorName,
        sellerId: null,
        at: one.createdAt,
        copy: copyWith(product?.name ?? design?.name ?? plain(''), plain(one.content), []),
        // A secret one is read by its author and whoever answers alone.
        shown: found && !one.secret && one.removedAt === null,
        reach: 0,
        productId: found ? (product?.id ?? null) : null,
        designId: design?.withdrawnAt === null ? design.id : null,
      };
    });
  },
  async design(orm, ids) {
    const rows = await orm
      .select()
      .from(designs)
      .where(inArray(designs.id, [...ids]));
    return rows.map((one) => ({
      about: 'design',
      id: one.id,
      authorId: one.ownerId,
      author: one.designerName,
      sellerId: null,
      at: one.publishedAt,
      copy: copyWith(one.name, one.description ?? one.summary, [one.cover, ...one.pictures]),
      shown: one.withdrawnAt === null,
      reach: one.likeCount + one.commentCount,
      productId: null,
      designId: one.withdrawnAt === null ? one.id : null,
    }));
  },
};

/** Of each as it stands: one statement for each kind there is among them. */
export async function readListings(
  orm: Orm,
  listings: readonly Listing[],
): Promise<ReadonlyMap<string, Stands>> {
  const found = await Promise.all(
    [...Map.groupBy(listings, ({ about }) => about)].map(([about, of]) =>
      readers[about](
        orm,
        of.map(({ id }) => id),
      ),
    ),
  );
  return new Map(found.flat().map((one) => [listingKey(one), one]));
}

const tables = {
  product: products,
  'product-review': productReviews,
  question: productQuestions,
  design: designs,
} as const;

/** Held to the end, as it stands. Null when there is none. */
export async function holdListing(tx: Orm, listing: Listing): Promise<Stands | null> {
  const table = tables[listing.about];
  await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, listing.id))
    .for('no key update');
  return (await readListings(tx, [listing])).get(listingKey(listing)) ?? null;
}

/** How many questions of a product stand, as asking counts them: secret ones too. */
export const recountQuestions = (tx: Orm, productId: number) =>
  tx
    .update(products)
    .set({
      questionCount: tx.$count(
        productQuestions,
        and(eq(productQuestions.productId, productId), isNull(productQuestions.removedAt)),
      ),
    })
    .where(eq(products.id, productId));
