import { type Handler, JsonText } from '../../http/handler.ts';
import { listed } from './card-sql.ts';
import { noFilter } from '../search/product-filter.ts';
import { cardsByIds, listCards } from './product-repository.ts';
import type { Shop } from '../shop.ts';

const shortList = (cards: readonly string[]): JsonText =>
  new JsonText(`{"products":[${cards.join(',')}]}`);

/** What sold most pieces in the last 30 days. */
export function listBestProducts(shop: Shop): Handler<'listBestProducts'> {
  return async ({ query, language }) =>
    shortList(
      await listCards(shop.database, shop.anchors, {
        filter: { ...noFilter, inStock: true },
        sort: 'best',
        language,
        offset: 0,
        limit: query.limit ?? 12,
        now: shop.now(),
      }),
    );
}

/**
 * Near to a product: same category or same style and room, then near in price. Without one, or when there is
 * no such product: liked products, other ones each day.
 */
export function listAlsoLike(shop: Shop): Handler<'listAlsoLike'> {
  return async ({ query, language }) => {
    const limit = query.limit ?? 10;
    const near = query.productId === undefined ? [] : await nearTo(shop, query.productId, limit);
    const ids = near.length > 0 ? near : await likedToday(shop, limit);
    return shortList(await cardsByIds(shop.database, ids, language, shop.now()));
  };
}

const dayMs = 86_400_000;

async function likedToday(shop: Shop, limit: number): Promise<number[]> {
  const rows = await shop.database.rows<{ id: number }>(
    {
      name: 'liked-today',
      text: `select id from (select id from products p where ${listed} and stock > 0 order by popularity desc, id desc limit 60) popular
        order by hashint4(id + $2::integer), id limit $1`,
    },
    [limit, Math.floor(shop.now() / dayMs)],
  );
  return rows.map((row) => row.id);
}

/** Candidates are the popular ones of the category and of the style, so the work is the same at any size. */
async function nearTo(shop: Shop, productId: number, limit: number): Promise<number[]> {
  const rows = await shop.database.rows<{ id: number }>(
    {
      name: 'near-to-product',
      text: `with one as (select * from products p where id = $1 and ${listed}),
        candidates as (
          (select p.* from products p, one where ${listed} and p.category_id = one.category_id order by p.popularity desc, p.id desc limit 80)
          union all
          (select p.* from products p, one where ${listed} and p.category_id <> one.category_id and p.style = one.style and p.rooms && one.rooms
            order by p.popularity desc, p.id desc limit 40)
        )
        select c.id from one join candidates c on c.id <> one.id
        order by (c.style = one.style)::int + (c.rooms && one.rooms)::int + (c.category_id = one.category_id)::int
            - abs(ln(greatest(c.final_price, 1)) - ln(greatest(one.final_price, 1))) desc,
          c.popularity desc, c.id
        limit $2`,
    },
    [productId, limit],
  );
  return rows.map((row) => row.id);
}
