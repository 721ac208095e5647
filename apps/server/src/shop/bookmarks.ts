import { and, desc, eq } from 'drizzle-orm';
import { shareFields } from '../community/share-card.ts';
import { articleFields } from '../content/articles.ts';
import { publishedSql, readingFields } from '../content/reading.ts';
import { Values, instantSql, objectSql, textSql } from '../db/json-sql.ts';
import { pageMeta } from '../db/page.ts';
import { type BookmarkKind, bookmarks } from '../db/schema/bookmarks.ts';
import { roomFields } from '../designs/detail.ts';
import { designCardFields } from '../designs/list-designs.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import { cardSql, listed } from './products/card-sql.ts';
import { cardsByIds } from './products/product-repository.ts';
import type { Shop } from './shop.ts';

/** Whether there is such a thing to save, by kind. */
const there: Readonly<Record<BookmarkKind, string>> = {
  product: `select 1 from products p where p.id = $1 and ${listed}`,
  design: 'select 1 from designs where id = $1',
  room: 'select 1 from design_rooms where id = $1',
  article: `select 1 from articles where id = $1 and kind = 'article'`,
  essay: `select 1 from articles where id = $1 and kind = 'essay'`,
  share: `select 1 from interior_shares where id = $1 and status = 'visible'`,
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

/** Where the saved things of a kind are, as far as they are there to be seen: tables and aliases, behind `from`. */
const sources = {
  product: () =>
    `bookmarks m join products p on p.id = m.target_id and ${listed} join brands b on b.id = p.brand_id where m.kind = 'product'`,
  design: () =>
    `bookmarks m join designs d on d.id = m.target_id and d.withdrawn_at is null where m.kind = 'design'`,
  room: () =>
    `bookmarks m join design_rooms r on r.id = m.target_id join designs d on d.id = r.design_id and d.withdrawn_at is null where m.kind = 'room'`,
  share: () =>
    `bookmarks m join interior_shares t on t.id = m.target_id and t.status = 'visible' where m.kind = 'share'`,
  article: (values: Values, now: number) =>
    `bookmarks m join articles t on t.id = m.target_id and ${publishedSql('article', now, values)} where m.kind = 'article'`,
  essay: (values: Values, now: number) =>
    `bookmarks m join articles t on t.id = m.target_id and ${publishedSql('essay', now, values)} where m.kind = 'essay'`,
} as const;

type Shown = keyof typeof sources;
const kinds = Object.keys(sources) as Shown[];

/** A page of what a member saved of one kind, the newest first, with how much there is of each. */
async function savedOf(
  shop: Shop,
  shown: Shown,
  { userId, page = 1, limit = 24 }: { userId: number; page?: number; limit?: number },
  card: (values: Values) => string,
): Promise<JsonText> {
  const now = shop.now();
  const ofMember = (kind: Shown, values: Values) =>
    `${sources[kind](values, now)} and m.user_id = ${values.use(userId)}`;
  const counting = new Values();
  const counted = kinds.map(
    (kind) => `(select count(*)::int from ${ofMember(kind, counting)}) as ${kind}`,
  );
  const [counts] = await shop.database.rows<Record<Shown, number>>(
    { text: `select ${counted.join(', ')}` },
    counting.list,
  );
  const values = new Values();
  const item = card(values);
  const rows = await shop.database.rows<{ item: string }>(
    {
      text: `select json_build_object('${shown}', ${item}, 'savedAt', ${instantSql('m.created_at')})::text as item
        from ${ofMember(shown, values)} order by m.created_at desc, m.target_id desc
        limit ${values.use(limit)} offset ${values.use((page - 1) * limit)}`,
    },
    values.list,
  );
  const meta = pageMeta(page, limit, counts?.[shown] ?? 0);
  return new JsonText(
    `{"items":[${rows.map((row) => row.item).join(',')}],"meta":${JSON.stringify(meta)},"counts":${JSON.stringify(counts)}}`,
  );
}

/** Saved designs as cards; what was withdrawn is left out. */
export function listSavedDesigns(shop: Shop): Handler<'listSavedDesigns'> {
  return async ({ query, language, signedIn }) => {
    const { userId } = await signedIn();
    return savedOf(shop, 'design', { ...query, userId }, () =>
      objectSql(designCardFields(language, 'd')),
    );
  };
}

/** Saved rooms of designs as cards; those of a withdrawn design are left out. */
export function listSavedDesignRooms(shop: Shop): Handler<'listSavedDesignRooms'> {
  return async ({ query, language, signedIn }) => {
    const { userId } = await signedIn();
    return savedOf(shop, 'room', { ...query, userId }, () =>
      objectSql({
        ...roomFields(language),
        design_id: 'd.id',
        design_title: textSql('d.name', language),
      }),
    );
  };
}

/** Saved homes as cards; what was taken away is left out. */
export function listSavedShares(shop: Shop): Handler<'listSavedShares'> {
  return async ({ query, language, signedIn }) => {
    const { userId } = await signedIn();
    return savedOf(shop, 'share', { ...query, userId }, () => objectSql(shareFields(language)));
  };
}

/** Saved articles as cards; what is no longer published is left out. */
export function listSavedArticles(shop: Shop): Handler<'listSavedArticles'> {
  return async ({ query, language, signedIn }) => {
    const { userId } = await signedIn();
    return savedOf(shop, 'article', { ...query, userId }, () => objectSql(articleFields(language)));
  };
}

/** Saved essays as cards; what is no longer published is left out. */
export function listSavedEssays(shop: Shop): Handler<'listSavedEssays'> {
  return async ({ query, language, signedIn }) => {
    const { userId } = await signedIn();
    return savedOf(shop, 'essay', { ...query, userId }, () => objectSql(readingFields(language)));
  };
}

/** Saved products as cards; what is no longer sold is left out. */
export function listSavedProducts(shop: Shop): Handler<'listSavedProducts'> {
  return async ({ query, language, signedIn }) => {
    const { userId } = await signedIn();
    return savedOf(shop, 'product', { ...query, userId }, (values) =>
      cardSql(language, values.use(new Date(shop.now()))),
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
