import type { Database } from './database.ts';
import { Values } from './json-sql.ts';
import { type PageQuery, itemsOf, offsetOf, pageText, totalOf } from './page.ts';
import { searchRanks } from './search-vector.ts';
import { searchSql } from './text-search.ts';

/** A list of the main API over one table with a `search` column, whose alias is `t`. */
export type ListQuery = {
  readonly table: string;
  /** The item as a JSON expression. */
  readonly item: string;
  readonly order: string;
  /** A table whose rows stand beside those of the list, none or one each: `places p`, and what binds them. */
  readonly beside?: { readonly table: string; readonly on: ListQuery['where'] };
  /** A condition, or the beginning of one (`t.style =`) and the value it ends with. */
  readonly where: readonly (string | readonly [beginning: string, value: unknown])[];
  readonly text: string;
  readonly page: PageQuery;
};

/** One page as JSON text. Words put the best match first; text without a word in it finds nothing. */
export async function listText(database: Database, query: ListQuery): Promise<string> {
  const ranks = searchRanks(query.text);
  if (ranks === null && query.text.trim() !== '') return pageText([], query.page, 0);
  const counted = new Values();
  const conditions = (values: Values, of = query.where): string[] =>
    of.map((condition) =>
      typeof condition === 'string' ? condition : `${condition[0]} ${values.use(condition[1])}`,
    );
  const matching = (values: Values): string =>
    ranks === null ? '' : ` and t.search @@ ${values.use(ranks.any)}::tsquery`;
  const total = await totalOf(
    database,
    `${query.table} t where ${conditions(counted).join(' and ')}${matching(counted)}`,
    counted.list,
  );
  const values = new Values();
  const beside = query.beside
    ? `left join ${query.beside.table} on ${conditions(values, query.beside.on).join(' and ')}`
    : '';
  const where = conditions(values);
  const found = ranks === null ? null : searchSql(ranks, 't.search', values);
  if (found !== null) where.push(found.where);
  const order = [found?.rank, query.order].filter((part) => part !== undefined).join(', ');
  const text = `select ${query.item}::text as item from ${query.table} t ${beside} where ${where.join(' and ')}
    order by ${order} limit ${values.use(query.page.limit)} offset ${values.use(offsetOf(query.page))}`;
  return pageText(await itemsOf(database, { text }, values.list), query.page, total);
}
