import type { Values } from './json-sql.ts';
import type { SearchRanks } from './search-vector.ts';

/** Matching and ranking of a small table with a `search` column: the ranks of the query in their order. */
export function searchSql(
  ranks: SearchRanks,
  column: string,
  values: Values,
): { where: string; rank: string } {
  const query = (text: string): string => `${column} @@ ${values.use(text)}::tsquery`;
  const better = ranks.steps.slice(0, -1);
  return {
    where: query(ranks.any),
    rank: better.map((step) => `(${query(step)})::int desc`).join(', '),
  };
}
