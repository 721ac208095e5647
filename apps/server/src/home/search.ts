import type { Language } from '@hien/domain';
import { publishedSql } from '../content/reading.ts';
import type { Database } from '../db/database.ts';
import { Values, objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { type SearchRanks, searchRanks } from '../db/search-vector.ts';
import { searchSql } from '../db/text-search.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { FindProducts } from '../shop/search/find-products.ts';
import { highlightRanges } from '../shop/search/highlights.ts';
import type { Services } from '../services.ts';

type Result = Answer<'search'>['data'];
type Group = Result['designs'];
type Hit = Group['items'][number];

/** A table that is searched beside the products, and the columns a hit is made of. */
type Source = {
  readonly table: string;
  readonly title: string;
  readonly excerpt: string;
  readonly order: string;
  readonly where: (now: number, values: Values) => string;
};

const sources = {
  designs: {
    table: 'designs',
    title: 'name',
    excerpt: 'summary',
    order: 'position, id',
    where: () => 'withdrawn_at is null',
  },
  articles: {
    table: 'articles',
    title: 'title',
    excerpt: 'excerpt',
    order: 'published_at desc, id desc',
    where: (now, values) => publishedSql('article', now, values),
  },
  interior_shares: {
    table: 'interior_shares',
    title: 'title',
    excerpt: 'excerpt',
    order: 'like_count desc, id desc',
    where: () => `status = 'visible'`,
  },
} satisfies Record<string, Source>;

const nothing: Group = { items: [], total: 0 };

/** Four groups with their totals; an empty query finds nothing. */
export function search({ database, now }: Services, findProducts: FindProducts): Handler<'search'> {
  return async ({ query, language }) => {
    const text = query.q.trim().normalize('NFC');
    const limit = query.limit ?? 8;
    const ranks = searchRanks(text);
    if (ranks === null) {
      return {
        data: {
          query: text,
          total: 0,
          products: { items: [], total: 0 },
          designs: nothing,
          articles: nothing,
          interior_shares: nothing,
        },
      };
    }
    const find = (source: Source): Promise<Group> =>
      hitsOf(database, source, now(), ranks, text, language, limit);
    const [products, designs, articles, shares] = await Promise.all([
      findProducts(text, language, limit),
      find(sources.designs),
      find(sources.articles),
      find(sources.interior_shares),
    ]);
    const total = products.total + designs.total + articles.total + shares.total;
    return { data: { query: text, total, products, designs, articles, interior_shares: shares } };
  };
}

async function hitsOf(
  database: Database,
  source: Source,
  now: number,
  ranks: SearchRanks,
  text: string,
  language: Language,
  limit: number,
): Promise<Group> {
  const values = new Values();
  const { where, rank } = searchSql(ranks, 't.search', values);
  const hit = objectSql({
    id: 't.id',
    title: textSql(`t.${source.title}`, language),
    slug: 't.slug',
    excerpt: textSql(`t.${source.excerpt}`, language),
    picture: pictureSql('t.cover', language),
  });
  const rows = await database.rows<{ hit: Omit<Hit, 'highlights'>; total: number }>(
    {
      text: `select ${hit} as hit, (count(*) over ())::int as total from ${source.table} t
        where ${where} and ${source.where(now, values)} order by ${rank}, ${source.order} limit ${values.use(limit)}`,
    },
    values.list,
  );
  return {
    items: rows.map((row) => ({ ...row.hit, highlights: highlightRanges(row.hit.title, text) })),
    total: rows[0]?.total ?? 0,
  };
}
