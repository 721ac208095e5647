import type { Database } from '../../db/database.ts';
import { Values } from '../../db/json-sql.ts';
import type { SearchRanks } from '../../db/search-vector.ts';
import { type ProductFilter, filterSql } from './product-filter.ts';
import { orderSql } from '../products/product-order.ts';

/** A search reaches this far; nobody reads further, and every page stays a short walk. */
export const searchDepth = 2000;

/**
 * The ids of one page, best rank first and popular first within a rank. A rank is asked for only when the
 * ones before it did not fill the page, so a frequent word is a short walk along the popularity index at any size.
 */
export async function rankedIds(
  database: Database,
  ranks: SearchRanks,
  filter: ProductFilter,
  window: { readonly offset: number; readonly limit: number },
): Promise<number[]> {
  const found: number[] = [];
  let skip = window.offset;
  for (const [place, query] of ranks.steps.entries()) {
    const wanted = window.limit - found.length;
    if (wanted <= 0) break;
    const step = { query, without: ranks.steps[place - 1] ?? null };
    const page = await idsOf(database, step, filter, skip, wanted);
    found.push(...page);
    if (page.length > 0) skip = 0;
    else if (skip > 0) skip -= Math.min(skip, await countOf(database, step, filter, skip));
  }
  return found;
}

type Step = { readonly query: string; readonly without: string | null };

function stepSql(step: Step, filter: ProductFilter, values: Values): string {
  const conditions = [filterSql(filter, values), `p.search @@ ${values.use(step.query)}::tsquery`];
  if (step.without !== null)
    conditions.push(`not p.search @@ ${values.use(step.without)}::tsquery`);
  return conditions.join(' and ');
}

async function idsOf(
  database: Database,
  step: Step,
  filter: ProductFilter,
  skip: number,
  limit: number,
): Promise<number[]> {
  const values = new Values();
  const where = stepSql(step, filter, values);
  const rows = await database.rows<{ id: number }>(
    {
      text: `select p.id from products p where ${where} ${orderSql('recommended')} limit ${limit} offset ${skip}`,
    },
    values.list,
  );
  return rows.map((row) => row.id);
}

/** How many a rank holds, counted only as far as it matters. */
async function countOf(
  database: Database,
  step: Step,
  filter: ProductFilter,
  atMost: number,
): Promise<number> {
  const values = new Values();
  const where = stepSql(step, filter, values);
  const [row] = await database.rows<{ count: number }>(
    {
      text: `select count(*)::int as count from (select 1 from products p where ${where} limit ${atMost}) counted`,
    },
    values.list,
  );
  return row?.count ?? 0;
}
