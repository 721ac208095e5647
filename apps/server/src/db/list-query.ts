import { type Condition, conditionsSql } from './conditions.ts';
import type { Database } from './database.ts';
import { Values } from './json-sql.ts';
import { type PageQuery, itemsOf, offsetOf, pageText, totalOf } from './page.ts';
import { type Matches, matchesOf, mostCounted } from './ranked-ids.ts';
import { type SearchRanks, searchRanks } from './search-vector.ts';
import { searchSql } from './text-search.ts';
import type { TtlCache } from '../ttl-cache.ts';

/** A list of the main API over one table with a `search` column, whose alias is `t`. */
export type ListQuery = {
  readonly table: string;
  /** The item as a JSON expression. */
  readonly item: string;
  readonly order: string;
  readonly where: readonly Condition[];
  readonly text: string;
  readonly page: PageQuery;
  /** Where a table is so large that its rows are not counted at each page: how many there were a while ago. */
  readonly totals?: TtlCache<number>;
  /** The same of words: what they found a while ago. */
  readonly matches?: TtlCache<Matches>;
};

/** How many rows of the list there are. */
export function countOf(
  database: Database,
  { table, where, totals }: Pick<ListQuery, 'table' | 'where' | 'totals'>,
  matches: Condition | null = null,
): Promise<number> {
  const values = new Values();
  const all = matches === null ? where : [...where, matches];
  const from = `${table} t where ${conditionsSql(all, values)}`;
  const count = () => totalOf(database, from, values.list);
  return totals ? totals.get(`${from} ${JSON.stringify(values.list)}`, count) : count();
}

/** One page as JSON text. Words put the best match first; text without a word in it finds nothing. */
export async function listText(database: Database, query: ListQuery): Promise<string> {
  const ranks = searchRanks(query.text);
  if (ranks === null && query.text.trim() !== '') return pageText([], query.page, 0);
  if (ranks !== null && query.matches !== undefined)
    return rankedText(database, query, ranks, query.matches);
  const total = await countOf(database, query, ranks === null ? null : ['t.search @@', ranks.any]);
  const values = new Values();
  const where = [conditionsSql(query.where, values)];
  const found = ranks === null ? null : searchSql(ranks, 't.search', values);
  if (found !== null) where.push(found.where);
  const order = [found?.rank, query.order].filter((part) => part !== undefined).join(', ');
  // The page is cut first: an item is not built for a row that is skipped.
  const rows = `select * from ${query.table} t where ${where.join(' and ')}
    order by ${order} limit ${values.use(query.page.limit)} offset ${values.use(offsetOf(query.page))}`;
  const text = `select ${query.item}::text as item from (${rows}) t order by ${order}`;
  return pageText(await itemsOf(database, { text }, values.list), query.page, total);
}

/** A page of what words find in a large table. */
async function rankedText(
  database: Database,
  query: ListQuery,
  ranks: SearchRanks,
  matches: TtlCache<Matches>,
): Promise<string> {
  const { table, where, order, page } = query;
  const key = JSON.stringify([table, where, order, ranks.any]);
  const { total, more, ids } = await matches.get(key, async () => {
    const count = await matchesUpTo(database, query, ranks);
    return matchesOf(database, query, { ranks, total: count });
  });
  const offset = offsetOf(page);
  if (offset >= total) return pageText([], page, total, more);
  const shown = ids.slice(offset, offset + page.limit);
  const values = new Values();
  const items = await itemsOf(
    database,
    {
      // What was found a while ago may be gone.
      text: `select ${query.item}::text as item from unnest(${values.use(shown)}::integer[]) with ordinality p(id, at)
        join ${table} t on t.id = p.id where ${conditionsSql(where, values)} order by p.at`,
    },
    values.list,
  );
  return pageText(items, page, total, more);
}

/** How many rows the words find, up to one more than are counted. */
function matchesUpTo(
  database: Database,
  { table, where }: Pick<ListQuery, 'table' | 'where'>,
  ranks: SearchRanks,
): Promise<number> {
  const values = new Values();
  const all = conditionsSql([...where, ['t.search @@', ranks.any]], values);
  const rows = `select 1 from ${table} t where ${all} limit ${values.use(mostCounted + 1)}`;
  return totalOf(database, `(${rows}) found`, values.list);
}
