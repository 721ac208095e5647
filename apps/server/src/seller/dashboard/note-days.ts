import { dashboardAsOf, hoursAfter, ictDate, limits, startOfDate, startOfDay } from '@hien/domain';
import { max, sql } from 'drizzle-orm';
import { isClaim } from '../../db/claim-events.ts';
import type { Orm } from '../../db/database.ts';
import { shopDays } from '../../db/schema/shop-days.ts';

/**
 * Counts the days that were over at the last 08:00, of all shops, each once, whoever notices it (docs/adr/0140). A server that
 * stood still, and a new one, makes up for as many days as are shown.
 */
export async function noteShopDays(
  orm: Orm,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    const until = startOfDay(dashboardAsOf(now));
    const [last] = await orm.select({ day: max(shopDays.day) }).from(shopDays);
    const noted = last?.day == null ? null : startOfDate(last.day);
    const shown = hoursAfter(until, -24 * limits.dashboard.days);
    const first = noted === null ? shown : Math.max(shown, hoursAfter(noted, 24));
    for (let from = first; from < until; from = hoursAfter(from, 24)) await noteDay(orm, from);
  } catch (error) {
    onError(error);
  }
}

async function noteDay(orm: Orm, at: number): Promise<void> {
  const from = new Date(at).toISOString();
  const to = new Date(hoursAfter(at, 24)).toISOString();
  await orm.execute(sql`
    insert into shop_days (seller_id, day, ordered, claims, sold, sales)
    select s.id, ${ictDate(at)}, coalesce(o.lines, 0), coalesce(c.lines, 0), coalesce(m.lines, 0), coalesce(m.amount, 0)
    from sellers s
    left join (select i.seller_id, count(*) as lines from orders o join order_items i on i.order_id = o.id
        where o.placed_at >= ${from} and o.placed_at < ${to} and i.split_from is null
        group by i.seller_id) o on o.seller_id = s.id
    left join (select i.seller_id, count(distinct e.item_id) as lines from item_events e join order_items i on i.id = e.item_id
        where ${isClaim} and e.at >= ${from} and e.at < ${to}
        group by i.seller_id) c on c.seller_id = s.id
    left join (select seller_id, count(*) as lines, sum(amount) as amount from settlement_lines
        where kind = 'sale' and at >= ${from} and at < ${to}
        group by seller_id) m on m.seller_id = s.id
    on conflict do nothing`);
}
