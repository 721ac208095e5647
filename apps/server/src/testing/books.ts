import {
  type Command,
  type ItemHistory,
  itemHistoryMachine,
  newItem,
  orderCode,
  orderCodes,
  replay,
} from '@hien/domain';
import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { itemEvents, orderItems, orders } from '../db/schema/orders.ts';
import { itemColumns } from '../orders/write/item-columns.ts';

/** What must never be found, each as a question that answers rows only when something was lost, doubled or half done. */
const questions: Readonly<Record<string, string>> = {
  'a group without an order': `select id from payment_groups g
    where not exists (select from orders o where o.group_id = g.id)`,
  'an order without a line': `select id from orders o
    where not exists (select from order_items i where i.order_id = o.id)`,
  'a group whose orders cost something else': `select g.id from payment_groups g
    join orders o on o.group_id = g.id group by g.id
    having g.total <> sum(o.total) or g.goods <> sum(o.goods) or g.coupon_amount <> sum(o.coupon_share)
      or g.points_amount <> sum(o.points_share) or g.delivery <> sum(o.delivery_fee + o.installation_fee)`,
  'an order whose lines cost something else': `select o.id from orders o
    join order_items i on i.order_id = o.id group by o.id
    having o.goods <> sum(i.goods) or o.discount <> sum(i.discount) or o.coupon_share <> sum(i.coupon_share)
      or o.points_share <> sum(i.points_share) or o.total <> sum(i.paid) + o.delivery_fee + o.installation_fee`,
  'a line whose parts do not add up': `select id from order_items
    where list - discount <> goods or goods - coupon_share - points_share <> paid or paid <> (data->>'amount')::int
      or least(list, discount, goods, coupon_share, points_share, paid) < 0 or quantity < 1`,
  'a line with a gap in its history': `select i.id from order_items i left join item_events e on e.item_id = i.id
    group by i.id having count(e.id) <> i.version or coalesce(max(e.version), 0) <> i.version`,
  'stock below nothing': `select id from product_options where stock < 0`,
  'a product whose options hold something else': `select p.id from products p
    join product_options o on o.product_id = p.id group by p.id having p.stock <> sum(o.stock)`,
  'pieces that were bought and not taken, or taken twice': `select i.order_id as id from order_items i
    left join (select order_item_id, sum(amount) as taken, count(*) as times from stock_moves
      where because = 'order' group by 1) m on m.order_item_id = i.id
    group by i.order_id having sum(i.quantity) <> -coalesce(sum(m.taken), 0)
      or coalesce(sum(m.times), 0) <> count(*) filter (where i.split_from is null)`,
  'pieces that came back more often than they left': `select i.order_id as id from stock_moves m
    join order_items i on i.id = m.order_item_id group by 1 having sum(m.amount) > 0`,
  'a line that was never sent and whose pieces did not come back': `select i.id from order_items i
    where i.data->>'dispatchedAt' is null and i.state in ('cancel_confirmed', 'cancel_completed') and i.quantity <> coalesce((select sum(m.amount)
      from stock_moves m where m.order_item_id = i.id and m.because = 'release' and m.option_id = i.option_id), 0)`,
  'money that arrived and is nowhere': `select a.id from payment_attempts a join payment_groups g on g.id = a.group_id
    left join (select attempt_id, sum(amount) as back from money_returns where order_item_id is null
      and key like 'attempt:%' group by 1) r on r.attempt_id = a.id
    where a.state = 'succeeded' and a.amount <> coalesce(r.back, 0) + case when g.paid_attempt_id = a.id then
      (select coalesce(sum((i.data->>'amount')::int), 0) from order_items i join orders o on o.id = i.order_id
        where o.group_id = g.id and i.data->>'paidAt' is not null)
      + (select coalesce(sum(o.delivery_fee + o.installation_fee), 0) from orders o where o.group_id = g.id and exists
        (select from order_items i where i.order_id = o.id and i.data->>'paidAt' is not null)) else 0 end`,
  'an order that was paid without money': `select g.id from payment_groups g where g.paid_at is not null
    and g.method <> 'COD' and g.total > 0 and not exists
      (select from payment_attempts a where a.id = g.paid_attempt_id and a.state = 'succeeded')`,
  'an order that has its money and waits for it': `select g.id from payment_groups g
    join orders o on o.group_id = g.id join order_items i on i.order_id = o.id
    where g.paid_at is not null and i.state = 'awaiting_payment'`,
  'a refund that is owed and not written down': `select i.id from order_items i
    left join money_returns r on r.order_item_id = i.id where i.refund is not null group by i.id
    having coalesce(sum(r.amount), 0) <> (i.refund->'split'->>'money')::int or count(r.id) > 1`,
  'a refund whose parts do not add up': `select id from order_items where refund is not null
    and (refund->'split'->>'money')::int <> (data->>'captured')::int + (refund->'split'->>'deliveryFee')::int
      - (refund->'split'->>'returnFee')::int`,
  'more money back than came': `select g.id from payment_groups g join money_returns r on r.group_id = g.id
    group by g.id having sum(r.amount) > greatest(g.total, (select coalesce(sum(a.amount), 0)
      from payment_attempts a where a.group_id = g.id and a.state = 'succeeded'))`,
  'money that is back for a line that still waits for it': `select r.id from money_returns r
    join order_items i on i.id = r.order_item_id
    where r.state = 'refunded' and i.state not in ('cancel_completed', 'refund_completed')`,
  'a line that is done while its money is on its way': `select i.id from order_items i
    join money_returns r on r.order_item_id = i.id
    where r.state <> 'refunded' and i.state in ('cancel_completed', 'refund_completed')`,
  'a line that waits for money nobody owes': `select i.id from order_items i
    where i.state in ('cancel_confirmed', 'refund_confirmed')
    and not exists (select from money_returns r where r.order_item_id = i.id)`,
  'a lot of points that does not add up': `select l.id from point_lots l left join point_moves m
    on m.lot_id = l.id and m.kind in ('spend', 'restore', 'revoke')
    group by l.id having l.left < 0 or l.left > l.earned or l.left <> l.earned + coalesce(sum(m.amount), 0)`,
  'points that were spent for nothing, or not at all': `select g.id from payment_groups g left join point_moves m
    on m.group_id = g.id and m.kind = 'spend' group by g.id having g.points_amount <> -coalesce(sum(m.amount), 0)`,
  'a coupon in two orders': `select coupon_id as id from payment_groups
    where coupon_id is not null and cancelled_at is null group by 1 having count(*) > 1`,
  'a coupon that is used and in no order, or the other way round': `select c.id from user_coupons c
    where (c.state = 'used') <> exists (select from payment_groups g where g.coupon_id = c.id
      and (g.cancelled_at is null or c.until < g.cancelled_at))`,
  'a sale that is booked twice or not at all': `select i.id from order_items i
    left join settlement_lines s on s.order_item_id = i.id and s.kind = 'sale' group by i.id
    having count(s.id) > 1 or (i.state = 'confirmed' and (count(s.id) = 0)
      <> ((i.data->>'cod')::boolean and i.data->>'collectedAt' is null))`,
  'a fee of the way back that reaches no settlement': `select i.id from order_items i
    left join settlement_lines s on s.order_item_id = i.id and s.key like '%:return-fee' where i.refund is not null
    group by i.id having coalesce(sum(s.amount), 0) <> (i.refund->'split'->>'returnFee')::int`,
  'a delivery fee that neither buyer nor shop has': `select o.id from orders o join order_items i on i.order_id = o.id
    where o.delivery_fee + o.installation_fee > 0 group by o.id
    having every(i.refund is not null) and bool_or(i.data->>'paidAt' is not null
        and (not (i.data->>'cod')::boolean or i.data->>'collectedAt' is not null))
      and sum(coalesce((i.refund->'split'->>'deliveryFee')::int, 0)) + coalesce((select sum(s.amount) from settlement_lines s
        where s.key like 'order:' || o.id || ':delivery:%'), 0) <> o.delivery_fee + o.installation_fee`,
  'cash that counts without the word of who takes it, or not in spite of it': `select i.id from order_items i
    where (i.data->>'collectedAt' is not null) <> ((i.data->>'cod')::boolean and exists
      (select from item_events e where e.item_id = i.id and e.by in ('seller', 'carrier', 'admin')
        and e.event in ('delivered', 'exchange.redelivered', 'cash.collected')))
      or ((i.data->>'cod')::boolean and (i.data->>'captured')::int <>
        case when i.data->>'collectedAt' is null then 0 else i.paid end)`,
  'a count of the lists that is wrong': `select coalesce(t.owner, c.owner) as id from (
      select 'seller:' || seller_id as owner, tab as what, count(*) as held from order_items group by 1, 2
      union all select 'seller:' || seller_id, claim_type || ':' || claim_tab, count(*) from order_items
        where claim_type is not null group by 1, 2
      union all select 'seller:' || seller_id, 'awaiting-shop', count(*) from order_items where awaits_shop group by 1
      union all select 'buyer:' || user_id, code::text, count(*) from orders group by 1, 2) t
    full join (select owner, what, sum(change) as told from order_counts group by 1, 2) c
      on c.owner = t.owner and c.what = t.what where coalesce(t.held, 0) <> coalesce(c.told, 0)`,
  'an order nobody was told of': `select o.id from orders o
    where not exists (select from notices n where n.order_id = o.id and n.user_id = o.user_id)`,
};

/**
 * Everything that is wrong with orders, stock, money, points and coupons; nothing when the books are in order. `stock`:
 * what each option had before the first order.
 */
export async function brokenBooks(database: Database, stock: number): Promise<string[]> {
  const found: string[] = [];
  const ask = async (what: string, text: string): Promise<void> => {
    const rows = await database.rows({ text }, []);
    if (rows.length > 0)
      found.push(`${what}: ${rows.length} times, for instance ${String(rows[0]?.['id'])}`);
  };
  for (const [what, text] of Object.entries(questions)) await ask(what, text);
  await ask(
    'stock that its ledger does not explain',
    `select o.id from product_options o left join stock_moves m on m.option_id = o.id
      group by o.id having o.stock <> ${stock} + coalesce(sum(m.amount), 0)`,
  );
  return [...found, ...(await brokenHistories(database))];
}

/** Lines that are not what their history makes of them, and orders whose code is not that of their lines. */
async function brokenHistories({ orm }: Database): Promise<string[]> {
  const found: string[] = [];
  const rows = await orm.select().from(orderItems).orderBy(asc(orderItems.id));
  const history = Map.groupBy(
    await orm.select().from(itemEvents).orderBy(asc(itemEvents.itemId), asc(itemEvents.version)),
    ({ itemId }) => itemId,
  );
  const parted = new Set(
    rows.flatMap(({ id, splitFrom }) => (splitFrom === null ? [] : [id, splitFrom])),
  );
  for (const row of rows) {
    const entries = history.get(row.id) ?? [];
    if (!(parted.has(row.id) ? isChain(row, entries) : isReplayed(row, entries)))
      found.push(`line ${row.id} is not what its history makes of it`);
    const due = itemColumns(row.data, row.reminded).dueAt ?? null;
    if (row.dueAt?.getTime() !== due?.getTime())
      found.push(`line ${row.id} has another date than its timers`);
  }
  const lines = Map.groupBy(rows, ({ orderId }) => orderId);
  for (const order of await orm.select().from(orders)) {
    const items = (lines.get(order.id) ?? []).map(({ data }) => data);
    if (order.code !== orderCodes[orderCode(items, order.extendedAt !== null)])
      found.push(`order ${order.id} has the code ${order.code}, which its lines do not say`);
  }
  return found;
}

type Line = typeof orderItems.$inferSelect;
type Entry = typeof itemEvents.$inferSelect;

/** Playing the entries again gives the line. */
function isReplayed({ paid, data }: Line, entries: readonly Entry[]): boolean {
  const { placedAt, prepBusinessDays } = data;
  const after = replay(
    itemHistoryMachine,
    newItem({ amount: paid, placedAt, prepBusinessDays }),
    entries.map(({ rule, from, to, event, by, at, payload }) => ({
      rule,
      from,
      to,
      command: { event, by, at: at.getTime(), payload } as Command<ItemHistory>,
    })),
  );
  return JSON.stringify(sorted(after)) === JSON.stringify(sorted(data));
}

/** The entries of a line that was split tell of the amounts of the whole, so that only the way can be followed. */
function isChain({ state }: Line, entries: readonly Entry[]): boolean {
  let at: string = 'awaiting_payment';
  for (const { from, to } of entries) {
    if (from !== at) return false;
    at = to;
  }
  return at === state;
}

/** The same object whatever the order in which its properties were written; what is not there counts as null. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
}
