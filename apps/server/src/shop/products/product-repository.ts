import type { Language } from '@hien/domain';
import type { Database } from '../../db/database.ts';
import { Values } from '../../db/json-sql.ts';
import { cardSql, listed } from './card-sql.ts';
import type { PageAnchors } from './page-anchors.ts';
import { type ProductFilter, filterSql } from '../search/product-filter.ts';
import { type ProductSort, afterSql, anchorSql, orderSql } from './product-order.ts';

/** A card as JSON text, ready to be joined into an answer. */
export type CardText = string;

type CardRow = { card: CardText; id: number; anchor: string };

export type CardQuery = {
  readonly filter: ProductFilter;
  readonly sort: ProductSort;
  readonly language: Language;
  readonly offset: number;
  readonly limit: number;
  readonly now: number;
};

const farAhead = 500;

/** One page of cards in an order of the shop. */
export async function listCards(
  database: Database,
  anchors: PageAnchors,
  query: CardQuery,
): Promise<CardText[]> {
  const key = `${query.sort} ${JSON.stringify(query.filter)}`;
  const start = anchors.start(key, query.offset);
  const values = new Values();
  const now = values.use(new Date(query.now));
  const conditions = [filterSql(query.filter, values)];
  if (start.anchor !== null) conditions.push(afterSql(query.sort, start.anchor, values));
  const order = orderSql(query.sort);
  const where = conditions.join(' and ');
  const window = `limit ${values.use(query.limit, 'integer')} offset ${values.use(start.skip, 'integer')}`;
  // A long way to step over is shorter through the index alone; the rows are fetched at its end.
  const page =
    start.skip > farAhead
      ? `(select f.* from (select p.id from products p where ${where} ${order} ${window}) far join products f on f.id = far.id)`
      : `(select * from products p where ${where} ${order} ${window})`;
  const text = `select ${cardSql(query.language, now)}::text as card, p.id, ${anchorSql(query.sort)} as anchor
    from ${page} p join brands b on b.id = p.brand_id ${order}`;
  const rows = await database.rows<CardRow>({ ...nameOf(text, query.filter), text }, values.list);
  const last = rows.at(-1);
  if (last !== undefined && rows.length === query.limit) {
    anchors.remember(key, query.offset + rows.length, { value: last.anchor, id: last.id });
  }
  return rows.map((row) => row.card);
}

/** Cards of these products in this order; what is no longer sold is left out. */
export async function cardsByIds(
  database: Database,
  ids: readonly number[],
  language: Language,
  now: number,
): Promise<CardText[]> {
  if (ids.length === 0) return [];
  const rows = await database.rows<{ card: CardText }>(
    {
      name: `cards-by-ids-${language}`,
      text: `select ${cardSql(language, '$2')}::text as card from unnest($1::integer[]) with ordinality as wanted(id, place)
        join products p on p.id = wanted.id and ${listed} join brands b on b.id = p.brand_id order by wanted.place`,
    },
    [ids, new Date(now)],
  );
  return rows.map((row) => row.card);
}

const names = new Map<string, string>();

/**
 * A name lets PostgreSQL keep one plan for all values. Good for everything but prices and words, where the
 * best plan depends on how many rows the value leaves.
 */
function nameOf(text: string, filter: ProductFilter): { name?: string } {
  if (filter.ids !== undefined || filter.fits !== null) return {};
  if (filter.priceFrom !== null || filter.priceTo !== null) return {};
  const known = names.get(text) ?? `cards-${names.size}`;
  names.set(text, known);
  return { name: known };
}
