import { conditionsSql } from '../db/conditions.ts';
import { Values } from '../db/json-sql.ts';
import { searchRanks } from '../db/search-vector.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { conditionsBy, sellerOf, tiers } from './list-designs.ts';

type Counts = Answer<'countDesigns'>['data'];

const tierSql = `case ${Object.entries(tiers)
  .map(([name, condition]) => `when ${condition} then '${name}'`)
  .join(' ')} end`;

/** What each group counts, from `found t`. */
const groups: Readonly<Record<keyof Counts, string>> = {
  style: 't.style',
  house_type: 't.house_type',
  design_type: 't.design_type',
  plan_type: 't.plan_type',
  area: 't.tier',
  room_type: 'r.room_type',
};

const none = (): Counts => ({
  style: {},
  house_type: {},
  design_type: {},
  plan_type: {},
  area: {},
  room_type: {},
});

/** How many designs each choice would leave: one statement, in which each design is judged once. */
export function countDesigns({ database }: Services): Handler<'countDesigns'> {
  return async ({ query: { q = '', contractor_id: company, ...named } }) => {
    const ranks = searchRanks(q);
    const data = none();
    if (ranks === null && q.trim() !== '') return { data };
    const values = new Values();
    const by = Object.entries(conditionsBy(named));
    const fits = by.map(
      ([group, all]) =>
        `${all.length === 0 ? 'true' : conditionsSql(all, values)} as fits_${group}`,
    );
    const sold =
      company === undefined
        ? ''
        : `and t.owner_id = ${values.use(await sellerOf(database, company))}`;
    const words = ranks === null ? '' : `and t.search @@ ${values.use(ranks.any, 'tsquery')}`;
    const counted = Object.entries(groups).map(([group, column]) => {
      const others = by.flatMap(([name]) => (name === group ? [] : [`t.fits_${name}`]));
      const from =
        group === 'room_type'
          ? 'found t join (select distinct design_id, room_type from design_rooms) r on r.design_id = t.id'
          : 'found t';
      return `select '${group}' as part, ${column} as choice, count(*)::int as n from ${from}
        where ${others.join(' and ')} and ${column} is not null group by 2`;
    });
    const rows = await database.rows<{ part: keyof Counts; choice: string; n: number }>(
      {
        text: `with found as materialized (select t.id, t.style, t.house_type, t.design_type, t.plan_type,
            ${tierSql} as tier, ${fits.join(', ')} from designs t where t.withdrawn_at is null ${sold} ${words})
          ${counted.join(' union all ')}`,
      },
      values.list,
    );
    for (const { part, choice, n } of rows) data[part][choice] = n;
    return { data };
  };
}
