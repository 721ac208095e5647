import { type Condition, conditionsSql } from './conditions.ts';
import type { Database } from './database.ts';
import { Values } from './json-sql.ts';
import { type PageQuery, offsetOf } from './page.ts';
import type { SearchRanks } from './search-vector.ts';
import { searchSql } from './text-search.ts';

/** What is asked of the table, whose alias is `t`. */
type Asked = {
  readonly table: string;
  readonly order: string;
  readonly where: readonly Condition[];
};

type Found = {
  readonly ranks: SearchRanks;
  /** How many rows match. */
  readonly total: number;
};

/**
 * As many matches of words are counted, and sorted as a whole; of more the table is walked in its order, and nobody pages further.
 * Who finds more than these types another word.
 */
export const mostCounted = 400;

/** What words find: how many rows, and which, the best match first. */
export type Matches = {
  /** `mostCounted` at most. */
  readonly total: number;
  /** There are others that were not counted. */
  readonly more: boolean;
  readonly ids: readonly number[];
};

/** @param total how many rows match, counted up to one more than `mostCounted` */
export const matchesOf = async (
  database: Database,
  asked: Asked,
  { ranks, total }: Found,
): Promise<Matches> => ({
  total: Math.min(total, mostCounted),
  more: total > mostCounted,
  ids:
    total <= mostCounted
      ? await fewIds(database, asked, ranks)
      : await manyIds(
          database,
          { ...asked, page: { page: 1, limit: mostCounted } },
          { ranks, total },
        ),
});

/**
 * Where few rows match they are read from the index of the words and sorted. Materialized, since the planner does not know that they are few: it would
 * walk the table in its order for a row that is hardly there.
 */
export async function fewIds(
  database: Database,
  { table, where, order }: Asked,
  ranks: SearchRanks,
): Promise<number[]> {
  const values = new Values();
  const conditions = conditionsSql(where, values);
  const found = searchSql(ranks, 't.search', values);
  const rows = await database.rows<{ id: number }>(
    {
      text: `with found as materialized (select * from ${table} t where ${conditions} and ${found.where})
        select t.id from found t order by ${found.rank}, ${order}`,
    },
    values.list,
  );
  return rows.map(({ id }) => id);
}

/**
 * Where many rows match: one statement for each rank, best first, until the page is full. A rank that many rows share is
 * read along the index of the order, one that few share from the index of the words, and nothing is sorted that no page shows.
 */
export async function manyIds(
  database: Database,
  query: Asked & { readonly page: PageQuery },
  { ranks, total }: Found,
): Promise<number[]> {
  const offset = offsetOf(query.page);
  const need = Math.min(offset + query.page.limit, total);
  const ids: number[] = [];
  for (const [at, step] of ranks.steps.entries()) {
    if (ids.length >= need) break;
    const values = new Values();
    const matches = (of: string): string => `t.search @@ ${values.use(of)}::tsquery`;
    const before = ranks.steps[at - 1];
    const where = [conditionsSql(query.where, values), matches(step)];
    // Each rank holds those before it.
    if (before !== undefined) where.push(`not ${matches(before)}`);
    const found = await database.rows<{ id: number }>(
      {
        text: `select t.id from ${query.table} t where ${where.join(' and ')}
          order by ${query.order} limit ${values.use(need - ids.length)}`,
      },
      values.list,
    );
    ids.push(...found.map(({ id }) => id));
  }
  return ids.slice(offset);
}
