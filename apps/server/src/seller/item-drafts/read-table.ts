import { type ItemContent, blankItem } from '@hien/domain';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { itemDrafts, itemRequests, productOptions, products } from '../../db/schema/shop.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { saleOf } from '../items/item-rows.ts';
import { asUsual } from '../promotions/usual-prices.ts';
import { isPublic, mutable } from './draft-state.ts';
import { contentOf, picturesOfItems, wholeContent } from './item-version.ts';
import { newDraftsOf } from './new-drafts.ts';
import { askedOver } from './waiting.ts';

/** How many items an answer has; the contract's most. */
const atOnce = 100;

type Part = Answer<'readItemTable'>;

/** All that the caller's shop says of its items, on from an id: five statements an answer, whatever went before. */
export function readItemTable({ database }: Services): Handler<'readItemTable'> {
  return async ({ query: { of = 'items', after = 0 }, signedIn }) => {
    const { userId } = await signedIn();
    const { orm } = database;
    const sellerId = await ownShop(orm, userId);
    if (sellerId === null) return { items: [], next: null };
    return of === 'drafts' ? newDrafts(orm, sellerId, after) : items(orm, sellerId, after);
  };
}

async function newDrafts(orm: Orm, sellerId: number, after: number): Promise<Part> {
  const rows = await orm
    .select()
    .from(itemDrafts)
    .where(and(newDraftsOf(sellerId), gt(itemDrafts.id, after)))
    .orderBy(asc(itemDrafts.id))
    .limit(atOnce + 1);
  const shown = rows.slice(0, atOnce);
  return {
    items: shown.map(({ key, version, content }) => ({
      id: null,
      draft: key,
      version,
      state: 'draft',
      typed: false,
      content: mutable({ ...blankItem, ...content }),
    })),
    next: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
  };
}

async function items(orm: Orm, sellerId: number, after: number): Promise<Part> {
  const rows = await orm
    .select()
    .from(products)
    .where(and(eq(products.sellerId, sellerId), isNull(products.deletedAt), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(atOnce + 1);
  const shown = rows.slice(0, atOnce).map(asUsual);
  const ids = shown.map(({ id }) => id);
  const pictures = await picturesOfItems(orm, shown);
  const options = await orm
    .select()
    .from(productOptions)
    .where(inArray(productOptions.productId, ids))
    .orderBy(asc(productOptions.position), asc(productOptions.id));
  const drafts = await orm.select().from(itemDrafts).where(inArray(itemDrafts.productId, ids));
  const requests = await orm
    .select({ productId: itemRequests.productId, after: itemRequests.after })
    .from(itemRequests)
    .where(and(inArray(itemRequests.productId, ids), eq(itemRequests.state, 'waiting')));
  const optionsOf = Map.groupBy(options, ({ productId }) => productId);
  const draftOf = new Map(drafts.map((draft) => [draft.productId, draft]));
  const askedOf = new Map(requests.map((request) => [request.productId, request.after]));
  const told = (product: (typeof shown)[number]): ItemContent => {
    const kept = contentOf(
      product,
      optionsOf.get(product.id) ?? [],
      pictures.get(product.id) ?? [],
    );
    const asked = askedOf.get(product.id);
    if (asked !== undefined) return askedOver(wholeContent(asked, product), kept);
    const typed = draftOf.get(product.id)?.content;
    return isPublic({ product }) || typed == null ? kept : wholeContent(typed, product);
  };
  return {
    items: shown.map((product) => {
      const draft = draftOf.get(product.id);
      return {
        id: product.id,
        draft: null,
        version: draft?.version ?? 0,
        state: saleOf(product),
        typed: isPublic({ product }) && !askedOf.has(product.id) && draft?.content != null,
        content: mutable(told(product)),
      };
    }),
    next: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
  };
}
