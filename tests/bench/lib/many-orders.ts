import { orderCodes, sellerTabs } from '@hien/domain';
import type { buildApp } from '@hien/server/app';
import type { Database } from '@hien/server/database';
import { checkoutForm, fillCart } from '@hien/server/testing';
import { median, p95 } from './growth.ts';
import type { Measure } from './table.ts';

export type App = Awaited<ReturnType<typeof buildApp>>;

/** The first ten warm up. */
const WARM = 10;
const PASSES = 5;
const TRIES = 40;

const none: ReadonlyMap<string, number> = new Map();

/** One order of one line, through the API. */
export async function place(
  app: App,
  database: Database,
  { userId, token, addressId }: { userId: number; token: string; addressId: number },
): Promise<number> {
  const lineIds = await fillCart(database, [{ userId, optionId: 1 }]);
  const headers = { authorization: `Bearer ${token}` };
  const ask = { lineIds, addressId };
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, headers, payload })).json<{
      totals: { total: number };
      orders: { id: number }[];
    }>();
  const quote = await post('/mall/api/checkout/quote', ask);
  const key = `bench-order-${userId}`;
  const form = checkoutForm(ask, { key, total: quote.totals.total });
  return (await post('/mall/api/checkout/place', form)).orders[0]?.id ?? 0;
}

const list = (values: readonly (string | number)[]): string =>
  `(array[${values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(',')}])`;
const codes = Object.values(orderCodes);

/** A shop like the market's, of a member who becomes a seller with it; answers its id. */
export async function secondShop(database: Database, userId: number): Promise<number> {
  await database.rows(
    {
      text: `update users u set (partner, roles, business_kind) =
        (select o.partner, o.roles, o.business_kind from users o join sellers s on s.user_id = o.id) where u.id = ${userId}`,
    },
    [],
  );
  const [shop] = await database.rows<{ id: number }>(
    {
      text: `insert into sellers select (jsonb_populate_record(s, jsonb_build_object('id', nextval(pg_get_serial_sequence('sellers', 'id')),
        'user_id', ${userId}, 'slug', s.slug || '-2'))).* from sellers s returning id`,
    },
    [],
  );
  if (shop === undefined) throw new Error('there is no shop to copy');
  return shop.id;
}

/**
 * Copies an order by SQL: under every code and tab in turn, minutes apart; as another shop's, if one is named. `more`: what else
 * its lines have, as SQL of pairs.
 */
export async function copies(
  database: Database,
  orderId: number,
  total: number,
  seller?: number,
  more = '',
): Promise<void> {
  if (total < 1) return;
  const row = (table: string, change: string) =>
    `insert into ${table} select (jsonb_populate_record(s, jsonb_build_object(${change}))).* from ${table} s, generate_series(1, ${total}) n`;
  const [base] = await database.rows<{
    groups: number;
    orders: number;
    items: number;
    group: number;
  }>(
    {
      text: `select (select max(id) from payment_groups) as groups, (select max(id) from orders) as orders,
        (select max(id) from order_items) as items, (select group_id from orders where id = ${orderId}) as "group"`,
    },
    [],
  );
  if (base === undefined) throw new Error('there is no order to copy');
  const { groups, orders: last, items, group } = base;
  const at = (column: string) => `'${column}', s.${column} - n * interval '37 minutes'`;
  const code = `${list(codes)}[1 + n % ${codes.length}]`;
  const tab = `${list(sellerTabs)}[1 + n % ${sellerTabs.length}]`;
  const of = seller ?? 's.seller_id';
  await database.rows(
    {
      text: `${row('payment_groups', `'id', ${groups} + n, 'number', 'C' || (${groups} + n), ${at('placed_at')}`)} where s.id = ${group}`,
    },
    [],
  );
  await database.rows(
    {
      text: `${row('orders', `'id', ${last} + n, 'group_id', ${groups} + n, 'number', 'C' || (${last} + n), 'seller_id', ${of}, 'code', ${code}, ${at('placed_at')}`)} where s.id = ${orderId}`,
    },
    [],
  );
  await database.rows(
    {
      text: `${row('order_items', `'id', ${items} + n, 'order_id', ${last} + n, 'seller_id', ${of}, 'tab', ${tab}, ${at('changed_at')}${more}`)} where s.order_id = ${orderId}`,
    },
    [],
  );
  const counted = (owner: string, what: string) =>
    `insert into order_counts (owner, what, change) select ${owner}, ${what}, count(*) from orders s, generate_series(1, ${total}) n where s.id = ${orderId} group by 1, 2`;
  await database.rows({ text: counted(`'buyer:' || s.user_id`, `(${code})::text`) }, []);
  await database.rows({ text: counted(`'seller:' || ${of}`, tab) }, []);
  // As autovacuum leaves the tables a minute after such a load.
  for (const table of ['payment_groups', 'orders', 'order_items', 'order_counts'])
    await database.rows({ text: `vacuum (analyze) ${table}` }, []);
  // What is still to be written to the disk would be written while lists are read.
  await database.rows({ text: 'checkpoint' }, []);
}

/**
 * The 95th percentile of each read, the median of five passes, for each of those who ask; they take turns, so that they meet the
 * same machine, and a busy second falls into one pass.
 */
export async function readAll(
  app: App,
  tokens: readonly string[],
  path: string,
  reads: readonly (readonly [name: string, query: string])[],
): Promise<Map<string, number>[]> {
  const found = tokens.map(() => new Map<string, number>());
  for (const [name, query] of reads) {
    const ask = (token: string): Promise<number> => readOnce(app, token, `${path}${query}`);
    for (let at = 0; at < WARM; at += 1) for (const token of tokens) await ask(token);
    const passes = tokens.map((): number[] => []);
    for (let pass = 0; pass < PASSES; pass += 1) {
      const times = tokens.map((): number[] => []);
      for (let at = 0; at < TRIES; at += 1)
        for (const [who, token] of tokens.entries()) times[who]?.push(await ask(token));
      for (const [who, own] of times.entries()) passes[who]?.push(p95(own));
    }
    for (const [who, own] of found.entries()) own.set(name, median(passes[who] ?? []));
  }
  return found;
}

/** Milliseconds. */
async function readOnce(app: App, token: string, url: string): Promise<number> {
  const started = performance.now();
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const took = performance.now() - started;
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
  if (answer.json<{ items: unknown[] }>().items.length === 0) throw new Error(`${url} is empty`);
  return took;
}

export function ratios(
  of: string,
  [small = none, large = none]: readonly ReadonlyMap<string, number>[],
): Measure[] {
  return [...large].flatMap(([name, time]): Measure[] => [
    { name: `${of}, ${name}, p95`, value: time, unit: 'ms' },
    {
      name: `${of}, ${name}, large over small`,
      value: time / (small.get(name) ?? time),
      unit: '×',
      target: { atMost: 1.5 },
    },
  ]);
}
