import { and, desc, eq } from 'drizzle-orm';
import { Values, instantSql } from '../db/json-sql.ts';
import { pageMeta } from '../db/page.ts';
import { type BookmarkKind, bookmarks } from '../db/schema/bookmarks.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import { cardSql, listed } from './products/card-sql.ts';
import { cardsByIds } from './products/product-repository.ts';
import type { Shop } from './shop.ts';

/** Whether there is such a thing to save, by kind. */
const there: Readonly<Record<BookmarkKind, string>> = {
  product: `select 1 from products p where p.id = $1 and ${listed}`,
  design: 'select 1 from designs where id = $1',
  article: `select 1 from articles where id = $1 and kind = 'article'`,
};

/** Saves something, or no longer: says how it shall be, so that a second press of the same changes nothing. */
export function saveBookmark(shop: Shop): Handler<'saveBookmark'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { kind, targetId, saved } = call.body;
    if (saved) {
      const [found] = await shop.database.rows({ text: there[kind] }, [targetId]);
      if (found === undefined) throw new ApiError(kind === 'product' ? 'PRODUCT_05' : 'NOT_FOUND');
      await shop.database.orm
        .insert(bookmarks)
        .values({ userId, kind, targetId, createdAt: new Date(shop.now()) })
        .onConflictDoNothing();
    } else {
      await shop.database.orm
        .delete(bookmarks)
        .where(
          and(
            eq(bookmarks.userId, userId),
            eq(bookmarks.kind, kind),
            eq(bookmarks.targetId, targetId),
          ),
        );
    }
    return { kind, targetId, saved };
  };
}

/** What the hearts on cards show. */
export function listBookmarkIds(shop: Shop): Handler<'listBookmarkIds'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { kind } = call.query;
    const rows = await shop.database.orm
      .select({ id: bookmarks.targetId })
      .from(bookmarks)
      .where(and(eq(bookmarks.userId, userId), eq(bookmarks.kind, kind)))
      .orderBy(desc(bookmarks.createdAt))
      .limit(1000);
    return { kind, ids: rows.map(({ id }) => id) };
  };
}

/** Saved products as cards, the newest first. */
export function listSavedProducts(shop: Shop): Handler<'listSavedProducts'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 24 } = call.query;
    const from = `from bookmarks m join products p on p.id = m.target_id and ${listed}
      join brands b on b.id = p.brand_id where m.kind = 'product' and m.user_id = `;
    const values = new Values();
    const now = values.use(new Date(shop.now()));
    const [counted] = await shop.database.rows<{ total: number }>(
      { text: `select count(*)::int as total ${from} $1` },
      [userId],
    );
    const total = counted?.total ?? 0;
    const rows = await shop.database.rows<{ item: string }>(
      {
        text: `select json_build_object('product', ${cardSql(call.language, now)}, 'savedAt', ${instantSql('m.created_at')})::text as item
          ${from} ${values.use(userId)} order by m.created_at desc, m.target_id desc
          limit ${values.use(limit)} offset ${values.use((page - 1) * limit)}`,
      },
      values.list,
    );
    const meta = pageMeta(page, limit, total);
    return new JsonText(
      `{"items":[${rows.map(({ item }) => item).join(',')}],"meta":${JSON.stringify(meta)}}`,
    );
  };
}

/** Products a visitor's device remembers, as they are today; what is no longer sold is left out. */
export function listProductsByIds(shop: Shop): Handler<'listProductsByIds'> {
  return async ({ query, language }) => {
    const ids = [...new Set(query.ids)];
    const cards = await cardsByIds(shop.database, ids, language, shop.now());
    return new JsonText(`{"products":[${cards.join(',')}]}`);
  };
}
