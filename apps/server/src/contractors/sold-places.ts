import type { Database } from '../db/database.ts';
import { Values } from '../db/json-sql.ts';
import { conditionsSql } from '../db/conditions.ts';
import { type ListQuery, countOf } from '../db/list-query.ts';
import { itemsOf, offsetOf, pageText } from '../db/page.ts';

type CityQuery = Omit<ListQuery, 'text'> & {
  readonly city: string;
  readonly at: Date;
  /** Companies whose bought place the reader keeps away: they stand among the others. */
  readonly refused: readonly number[];
  /** The item of a bought place, which says so in the words of this expression. */
  readonly soldItem: (place: string) => string;
};

const bought = `json_build_object('by', 'payment', 'position', p.position, 'strongest', null, 'points', null)`;

/**
 * A page of a city: the positions that were bought there and run, in their order, then all others in theirs. The two are
 * read one by one: the few of the first are sorted, those of the second come from the index of their order.
 */
export async function soldText(database: Database, query: CityQuery): Promise<string> {
  const total = countOf(database, query);
  const sold = await soldIn(database, query);
  const ids = sold.map(({ id }) => id);
  const { limit } = query.page;
  const from = offsetOf(query.page);
  const here = sold.slice(from, from + limit);
  const [led, others] = await Promise.all([
    here.length === 0
      ? []
      : itemsOf(
          database,
          {
            text: `select ${query.soldItem(bought)}::text as item
              from unnest($1::integer[], $2::integer[]) p(id, position) join ${query.table} t on t.id = p.id
              order by p.position`,
          },
          [here.map(({ id }) => id), here.map(({ position }) => position)],
        ),
    othersText(database, query, {
      ids,
      limit: limit - here.length,
      offset: Math.max(0, from - sold.length),
    }),
  ]);
  return pageText([...led, ...others], query.page, await total);
}

/** Who has bought a position there that runs and that staff have not taken down, of those that are asked for. */
function soldIn(database: Database, { table, where, city, at, refused }: CityQuery) {
  const values = new Values();
  const conditions = conditionsSql(
    ['p.shown', ['p.city =', city], ['p.runs_until >', at], ...where],
    values,
  );
  const kept = `t.id <> all(${values.use(refused, 'integer[]')})`;
  return database.rows<{ id: number; position: number }>(
    {
      text: `select t.id, min(p.position) as position from contractor_positions p join ${table} t on t.id = p.contractor_id
        where ${conditions} and ${kept} and not exists (
          select 1 from ad_cases d where d.contractor_id = t.id and d.state in ('taken-down', 'appealed', 'upheld')
        ) group by t.id order by min(p.position)`,
    },
    values.list,
  );
}

async function othersText(
  database: Database,
  { table, item, order, where }: CityQuery,
  { ids, limit, offset }: { ids: readonly number[]; limit: number; offset: number },
): Promise<readonly string[]> {
  if (limit === 0) return [];
  const values = new Values();
  const rows = `select * from ${table} t
    where ${conditionsSql(where, values)} and t.id <> all(${values.use(ids, 'integer[]')})
    order by ${order} limit ${values.use(limit)} offset ${values.use(offset)}`;
  const text = `select ${item}::text as item from (${rows}) t order by ${order}`;
  return itemsOf(database, { text }, values.list);
}
