import { limits } from '@hien/domain';
import type { Database } from '@hien/server/database';
import type { Known } from './stage.ts';

const fullCity = 'Lai Châu';

/** The first company has basic for a month that began today, and an order that was let go; one city is full. */
export async function plantMembership(
  database: Database,
  now: number,
): Promise<Known['membership']> {
  const at = new Date(now);
  const orders = await database.rows<{ id: number; state: string }>(
    {
      text: `with owner as (select user_id from contractors where id = 1),
          made as (insert into payment_groups (number, user_id, purpose, method, goods, total, placed_at, due_at, paid_at)
            select 'SO20261120-77000' || n, user_id, 'ad', 'QR', 2000000, 2000000, $1::timestamptz, $1::timestamptz, case when n = 1 then $1::timestamptz end
            from owner, generate_series(1, 2) n returning id, paid_at)
        insert into ad_orders (group_id, contractor_id, kind, plan, cities, state, placed_at, due_at)
        select id, 1, 'purchase', 'basic', '[{"city":"Huế","position":51}]',
          case when paid_at is null then 'cancelled' else 'paid' end, $1::timestamptz, $1::timestamptz from made
        returning id, state`,
    },
    [at],
  );
  await database.rows(
    {
      text: `insert into memberships (contractor_id, user_id, state, version, plan, cities, period_start, period_end, anchor_day, changed_at)
        select 1, user_id, 'purchased', 1, 'basic', '[{"city":"Huế","position":51}]',
          date_trunc('day', $1::timestamptz, 'Asia/Ho_Chi_Minh'),
          date_trunc('day', $1::timestamptz, 'Asia/Ho_Chi_Minh') + interval '30 days' - interval '1 ms', 20, $1::timestamptz
        from contractors where id = 1`,
    },
    [at],
  );
  await database.rows(
    {
      text: `insert into contractor_positions (city, position, contractor_id, runs_until, shown)
        select $1, n, 2, $2::timestamptz + interval '1 day', false from generate_series($3::int, $4::int) n`,
    },
    [fullCity, at, limits.ad.gold.firstPosition, limits.ad.gold.lastPosition],
  );
  const [left] = await database.rows<{ id: number }>(
    {
      text: `insert into place_waits (contractor_id, user_id, city, state, version, joined_at, changed_at)
        select 1, user_id, $1, 'left', 1, $2::timestamptz, $2::timestamptz from contractors where id = 1 returning id`,
    },
    [fullCity, at],
  );
  const of = (state: string) => orders.find((one) => one.state === state)?.id ?? 0;
  return {
    cancelled: of('cancelled'),
    paid: of('paid'),
    version: 1,
    goldTotal: limits.ad.gold.monthlyVnd - limits.ad.basic.monthlyVnd,
    fullCity,
    leftWait: left?.id ?? 0,
  };
}

/** Another company's membership, for staff. */
export async function plantDeskMembership(database: Database, now: number): Promise<number> {
  const [made] = await database.rows<{ id: number }>(
    {
      text: `insert into memberships (contractor_id, user_id, state, version, plan, cities, period_start, period_end, anchor_day, changed_at)
        select id, user_id, 'purchased', 3, 'gold', '[{"city":"Hà Nội","position":12}]',
          $1::timestamptz, $1::timestamptz + interval '20 days', 6, $1::timestamptz
        from contractors
        where id <> 1 and id not in (select contractor_id from memberships) order by id limit 1 returning id`,
    },
    [new Date(now)],
  );
  return made?.id ?? 0;
}
