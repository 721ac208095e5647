import { costTruthNeeds, farOffReach } from '@hien/domain';
import { max, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { knownCosts } from '../db/schema/construction.ts';

/** With the minute until the next round nobody reads what is older than five. */
const everyMs = 4 * 60_000;

/** Counts what reviews tell of costs, when it was not done for a while (docs/adr/0176). */
export async function keepKnownCosts(
  orm: Orm,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    const [last] = await orm.select({ at: max(knownCosts.countedAt) }).from(knownCosts);
    if (last?.at == null || now - last.at.getTime() >= everyMs) await countKnownCosts(orm, now);
  } catch (error) {
    onError(error);
  }
}

/**
 * For each choice of city, style and kind of home, and for none, the quartiles of all prices and what lies near them; the
 * database orders and counts, the domain says what is near and what is told. Readers have the former figures until it is done.
 */
export const countKnownCosts = (orm: Orm, now: number): Promise<void> =>
  orm.transaction(async (tx) => {
    // Of a million reviews it takes longer than any reader may.
    await tx.execute(sql`set local statement_timeout = '2min'`);
    // Who comes second waits for the first.
    await tx.execute(sql`lock table known_costs in exclusive mode`);
    await tx.delete(knownCosts);
    await tx.execute(counted(now));
  });

const isKnown = sql`removed_on is null and cost_from > 0 and area_m2 > 0`;

/**
 * Choices are numbered, each review goes to the eight it belongs to, and what is sorted are numbers. Each choice has its prices beside
 * its quartiles: the planner knows too little of either to join them.
 */
const counted = (now: number) => sql`
  with cells as materialized (
    select row_number() over ()::int as cell, city, style, house_type
    from (select distinct city, style, house_type from construction_reviews where ${isKnown}) t
  ), choices as materialized (
    select row_number() over ()::int as choice, city, style, house_type
    from (select city, style, house_type from cells group by cube (city, style, house_type)) t
  ), belongs as materialized (
    select t.cell, c.choice
    from cells t, unnest(array[t.city, null]) a(city), unnest(array[t.style, null]) b(style), unnest(array[t.house_type, null]) d(house),
      choices c
    where coalesce(c.city, '') = coalesce(a.city, '') and coalesce(c.style, '') = coalesce(b.style, '')
      and coalesce(c.house_type, '') = coalesce(d.house, '')
  ), prices as materialized (
    select belongs.choice, t.contractor_id, (t.cost_from + t.cost_to)::float8 / 2 / greatest(t.area_m2, 1) as price,
      extract(year from t.created_at at time zone 'Asia/Ho_Chi_Minh')::int as year
    from construction_reviews t join cells using (city, style, house_type) join belongs using (cell)
    where ${isKnown}
  ), quartiles as materialized (
    select choice, count(*)::int as reviews,
      percentile_cont(array[0.25, 0.5, 0.75]::float8[]) within group (order by price) as q,
      array_agg(contractor_id) as companies, array_agg(year) as years, array_agg(price) as prices
    from prices group by choice having count(*) >= ${costTruthNeeds.reviews}
  )
  insert into known_costs (city, style, house_type, lower, median, upper, reviews, near, companies, first_year, last_year, counted_at)
  select coalesce(city, ''), coalesce(style, ''), coalesce(house_type, ''), k.q[1], k.q[2], k.q[3], k.reviews,
    told.near, told.companies, first_year, last_year, ${new Date(now).toISOString()}
  from quartiles k join choices using (choice), lateral (
    select sum(reviews) as near, count(*) as companies, min(first_year) as first_year, max(last_year) as last_year
    from (
      select company, count(*) as reviews, min(year) as first_year, max(year) as last_year
      from unnest(k.companies, k.years, k.prices) t(company, year, price)
      where price between k.q[1] - ${farOffReach}::float8 * (k.q[3] - k.q[1]) and k.q[3] + ${farOffReach}::float8 * (k.q[3] - k.q[1])
      group by company
    ) t
  ) told`;
