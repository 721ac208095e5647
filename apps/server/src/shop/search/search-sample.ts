import type { Database } from '../../db/database.ts';
import { Values } from '../../db/json-sql.ts';
import type { SearchRanks } from '../../db/search-vector.ts';
import { listed } from '../products/card-sql.ts';
import type { FacetGroup } from './facet-groups.ts';
import { orderSql } from '../products/product-order.ts';

/** A product a text matches; `step` is its rank, 0 the best. */
export type SearchMatch = FacetGroup & {
  readonly id: number;
  readonly popularity: number;
  readonly step: number;
  /** Its `size_key`. */
  readonly size: string;
};

/** What is known of the matches of a text without reading them all. */
export type SearchSample = {
  /** In the order of the results; as many as are certain. */
  readonly ordered: readonly SearchMatch[];
  /** Whether these are all. */
  readonly complete: boolean;
  /** For counting: a share of the matches, and how many each of them stands for. */
  readonly counted: readonly SearchMatch[];
  readonly scale: number;
};

/** Up to this many matches are read, so that everything about them is exact. */
const readAll = 20_000;
/** How far down the most popular products are looked through for a frequent word, and for a less frequent one. */
const windows = [2000, 20_000];
/** Matches in a window that are enough to count and to show. */
const enough = 100;

/**
 * Looks at the matches of a text in bounded work at any size of the catalogue. Frequent words are found
 * among the most popular products, whose matches come first anyway; rare ones by the word index, all of
 * them. `total` is the number of listed products.
 */
export async function sampleMatches(
  database: Database,
  ranks: SearchRanks,
  total: number,
): Promise<SearchSample> {
  for (const size of windows) {
    if (total <= readAll) break;
    const seen = await matchesIn(database, ranks, popular(size));
    if (seen.length >= enough) return fromWindow(database, ranks, seen, total / size);
  }
  const found = await matchesIn(database, ranks, holding(ranks.any));
  if (found.length <= readAll)
    return { ordered: byRank(found), complete: true, counted: found, scale: 1 };
  return { ordered: [], complete: false, counted: found, scale: 1 };
}

/** The window holds the first of a rank once it holds enough of it; a rarer rank is read by the word index. */
async function fromWindow(
  database: Database,
  ranks: SearchRanks,
  seen: readonly SearchMatch[],
  scale: number,
): Promise<SearchSample> {
  const ordered = new Map<number, SearchMatch>();
  for (const [step, query] of ranks.steps.entries()) {
    const inWindow = seen.filter((match) => match.step <= step);
    const whole = inWindow.length < enough;
    const matches = whole ? await matchesIn(database, ranks, holding(query)) : inWindow;
    for (const match of byRank(matches)) if (!ordered.has(match.id)) ordered.set(match.id, match);
    if (!whole) break;
  }
  return { ordered: [...ordered.values()], complete: false, counted: seen, scale };
}

type Source = (values: Values) => string;

/** The most popular products. */
const popular =
  (size: number): Source =>
  () =>
    `select * from products p where ${listed} ${orderSql('recommended')} limit ${size}`;

/** By the word index: materialized, so that no order tempts the planner to walk another one. */
const holding =
  (query: string): Source =>
  (values) =>
    `select * from products p where ${listed} and p.search @@ ${values.use(query)}::tsquery limit ${readAll + 1}`;

async function matchesIn(
  database: Database,
  ranks: SearchRanks,
  source: Source,
): Promise<SearchMatch[]> {
  const values = new Values();
  const from = source(values);
  const steps = ranks.steps.map(
    (query, step) => `when p.search @@ ${values.use(query)}::tsquery then ${step}`,
  );
  return database.rows<SearchMatch>(
    {
      text: `with candidates as materialized (${from})
        select p.id, p.popularity, p.size_key as size, p.category_id as category, p.brand_id as brand, p.style, p.rooms, p.final_price as price,
          p.discount_percent > 0 as discounted, p.stock > 0 and p.status = 'on_sale' as "inStock", 1 as count,
          case ${steps.join(' ')} end as step
        from candidates p where p.search @@ ${values.use(ranks.any)}::tsquery`,
    },
    values.list,
  );
}

const byRank = (matches: readonly SearchMatch[]): SearchMatch[] =>
  matches.toSorted((a, b) => a.step - b.step || b.popularity - a.popularity || b.id - a.id);
