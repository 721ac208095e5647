import { type ItemContent, blankItem } from '@hien/domain';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { itemDrafts, itemRequests, productOptions, products } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer } from '../../http/handler.ts';
import { saleOf } from '../items/item-rows.ts';
import { asUsual } from '../promotions/usual-prices.ts';
import { contentOf, picturesOfItems, wholeContent } from './item-version.ts';

type Draft = Answer<'readItemDraft'>;
type Product = typeof products.$inferSelect;

/** An item with what its shop has typed of it; `id` null is the new one that is being written. */
export type DraftState = {
  readonly product: Product | null;
  readonly row: typeof itemDrafts.$inferSelect | null;
  /** What a new one is called by whoever began it; '' where it has no name. */
  readonly key: string;
  /** The item as it is kept, whoever sees it; null for a new one. */
  readonly kept: ItemContent | null;
  /** What was asked of staff last. */
  readonly request: typeof itemRequests.$inferSelect | null;
};

/** Whether buyers see the item. */
export const isPublic = ({ product }: Pick<DraftState, 'product'>): boolean =>
  product !== null && (product.status === 'on_sale' || product.status === 'sold_out');

/** Whether staff stopped it, and its shop has sent nothing since. */
export const isTakenDown = ({
  status,
  staffStop,
}: Pick<Product, 'status' | 'staffStop'>): boolean =>
  status === 'rejected' && staffStop !== null && staffStop.again !== true;

/**
 * An item of a shop with its draft: by its id, or a new one by the name under which it was begun, also after it was sent.
 * With `lock` its rows are held until the transaction ends.
 * @throws {ApiError} NOT_FOUND for an item of another shop, which is told apart from none by nothing.
 */
export async function draftState(
  orm: Orm,
  sellerId: number | null,
  id: number | null,
  { lock = false, key = '' }: { readonly lock?: boolean; readonly key?: string } = {},
): Promise<DraftState> {
  if (sellerId === null) throw new ApiError('NOT_FOUND');
  if (id === null && key !== '') {
    const [begun] = await orm
      .select({ productId: itemDrafts.productId })
      .from(itemDrafts)
      .where(and(eq(itemDrafts.sellerId, sellerId), eq(itemDrafts.key, key)));
    if (begun?.productId != null) return draftState(orm, sellerId, begun.productId, { lock });
  }
  const found =
    id === null
      ? []
      : await (lock ? itemOf(orm, sellerId, id).for('no key update') : itemOf(orm, sellerId, id));
  const product = found[0] === undefined ? null : asUsual(found[0]);
  if (id !== null && product === null) throw new ApiError('NOT_FOUND');
  const rows = orm
    .select()
    .from(itemDrafts)
    .where(
      id === null
        ? and(
            eq(itemDrafts.sellerId, sellerId),
            isNull(itemDrafts.productId),
            eq(itemDrafts.key, key),
          )
        : eq(itemDrafts.productId, id),
    );
  const [typed = null] = await (lock ? rows.for('update') : rows);
  const row = typed === null ? null : wholeRow(typed, product);
  if (product === null) return { product, row, key, kept: null, request: null };
  const options = await orm
    .select()
    .from(productOptions)
    .where(eq(productOptions.productId, product.id))
    .orderBy(asc(productOptions.position), asc(productOptions.id));
  const pictures = (await picturesOfItems(orm, [product])).get(product.id) ?? [];
  const [asked = null] = await orm
    .select()
    .from(itemRequests)
    .where(eq(itemRequests.productId, product.id))
    .orderBy(desc(itemRequests.id))
    .limit(1);
  const request = asked && { ...asked, after: wholeContent(asked.after, product) };
  return { product, row, key, kept: contentOf(product, options, pictures), request };
}

type Row = typeof itemDrafts.$inferSelect;

const wholeRow = (row: Row, product: Product | null): Row => ({
  ...row,
  content: row.content && wholeContent(row.content, product),
  base: row.base && wholeContent(row.base, product),
});

/** What was typed of an item has gone where it belongs; what is typed next is a later version. */
export const emptyDraft = (tx: Orm, productId: number) =>
  tx
    .update(itemDrafts)
    .set({ content: null, base: null, version: sql`${itemDrafts.version} + 1` })
    .where(eq(itemDrafts.productId, productId));

const itemOf = (orm: Orm, sellerId: number, id: number) =>
  orm
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.sellerId, sellerId), isNull(products.deletedAt)));

/** The draft as its shop reads it. */
export function shownDraft(state: DraftState): Draft {
  const { product, row, key, kept, request } = state;
  return {
    id: product?.id ?? null,
    draft: product === null ? key : null,
    version: row?.version ?? 0,
    state: product === null ? 'draft' : saleOf(product),
    content: mutable(row?.content ?? kept ?? blankItem),
    live: isPublic(state) && kept !== null ? mutable(kept) : null,
    rejection: request?.state === 'rejected' ? request.reason : null,
    stopped:
      product !== null && product.staffStop !== null && isTakenDown(product)
        ? { rule: product.staffStop.rule, reason: product.staffStop.reason }
        : null,
    savedAt: row?.content ? row.savedAt.toISOString() : null,
  };
}

/** The wire's lists may be written to. */
export const mutable = (content: ItemContent): Draft['content'] => ({
  ...content,
  connections: [...content.connections],
  options: [...content.options],
  pictures: [...content.pictures],
  hashtags: [...content.hashtags],
  story: [...content.story],
});
