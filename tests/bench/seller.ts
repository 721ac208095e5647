import { tmpdir } from 'node:os';
import {
  addMonths,
  claimTabs,
  claimTypes,
  ictDate,
  settlementKinds,
  systemClock,
} from '@hien/domain';
import { buildApp } from '@hien/server/app';
import { type Database, openDatabase } from '@hien/server/database';
import { seedMarketplace } from '@hien/server/testing';
import { startGrowing } from './lib/growth.ts';
import { copies, place, ratios, readAll, secondShop } from './lib/many-orders.ts';
import type { Measure } from './lib/table.ts';

/** Lines of the small shop and of the large one; items, and lines of money, grow with them. */
const SIZES = [
  Number(process.env.BENCH_FEW ?? 10_000),
  Number(process.env.BENCH_LINES ?? 1_000_000),
] as const;
/** So many lines to an item. */
const PER_ITEM = 100;

const now = systemClock.now();
const today = ictDate(now);
const before = (days: number) => ictDate(now - days * 86_400_000);

const queues = [
  ['what waits', '?limit=20&waiting=true'],
  ['what waits, page 40', '?limit=20&waiting=true&page=40'],
  ['new orders by deadline', '?limit=20&tab=new_order&sort=due'],
  ['200 to be sent', '?limit=200&tab=preparing&sort=due'],
  ['refunds that are asked for', '?limit=20&claim=refund&part=requested'],
  ['orders of a week', `?limit=20&from=${before(7)}&to=${today}`],
] as const;
const items = [
  ['all', '?limit=20'],
  ['page 4', '?limit=20&page=4'],
  ['on sale by name', '?limit=20&tab=on_sale&sort=name'],
] as const;
const money = [
  ['a week', `?limit=20&from=${before(7)}&to=${today}`],
  ['a year', `?limit=20&from=${ictDate(addMonths(now, -11))}&to=${today}`],
  ['a year, page 40', `?limit=20&page=40&from=${ictDate(addMonths(now, -11))}&to=${today}`],
] as const;

/** How a shop's queues, items and transactions slow down from ten thousand lines to a million, side by side in one run (PostgreSQL). */
export async function seller(): Promise<Measure[]> {
  const server = await startGrowing({ shared_buffers: '512MB' });
  const database = await openDatabase({ url: server.url, statementTimeoutMs: 0 });
  try {
    await database.migrate();
    const market = await seedMarketplace(database, { buyers: 1, stock: 1_000_000, at: now });
    const app = await buildApp({
      database,
      mediaFolder: tmpdir(),
      picturesFolder: 'packages/pictures/files',
    });
    const [buyer] = market.buyers;
    if (buyer === undefined) throw new Error('no buyer');
    const [large] = await database.rows<{ id: number }>({ text: 'select id from sellers' }, []);
    const order = await place(app, database, buyer);
    const small = await secondShop(database, buyer.userId);
    for (const [shop, size] of [
      [small, SIZES[0]],
      [large?.id ?? 0, SIZES[1]],
    ] as const) {
      await copies(database, order, size, shop, claims);
      await goods(database, shop, size / PER_ITEM);
      await transactions(database, shop, size);
    }
    const shops = [buyer.token, market.seller.token];
    const of = (what: string) => `${what} of a shop with ${SIZES[1].toLocaleString('en')} lines`;
    const measures = [
      ...ratios(of('lists'), await readAll(app, shops, '/mall/api/seller/item/list', queues)),
      ...ratios(of('items'), await readAll(app, shops, '/mall/api/seller/product/list', items)),
      ...ratios(of('money'), await readAll(app, shops, '/mall/api/seller/transaction/list', money)),
    ];
    await app.close();
    return measures;
  } finally {
    await database.close();
    await server.stop();
  }
}

const list = (words: readonly string[]): string =>
  `(array[${words.map((word) => `'${word}'`).join(',')}])`;

/** Each line has a deadline; every fifth is a claim, and every seventh waits for the shop. */
const claims = `, 'due_at', now() + n * interval '37 minutes', 'awaits_shop', n % 7 = 0,
  'claim_type', case when n % 5 = 0 then ${list(claimTypes)}[1 + (n / 5) % ${claimTypes.length}] end,
  'claim_tab', case when n % 5 = 0 then ${list(claimTabs)}[1 + (n / 5) % ${claimTabs.length}] end`;

/** So many items of a shop, each with the options of the market's first. */
async function goods(database: Database, shop: number, count: number): Promise<void> {
  const [base] = await database.rows<{ id: number; last: number }>(
    { text: 'select min(id) as id, max(id) as last from products' },
    [],
  );
  if (base === undefined) throw new Error('there is no item to copy');
  const { id, last } = base;
  const many = Math.max(100, Math.round(count));
  await database.rows(
    {
      text: `insert into products select (jsonb_populate_record(s, jsonb_build_object('id', ${last} + n, 'seller_id', ${shop},
        'sku', 'B' || (${last} + n)))).* from products s, generate_series(1, ${many}) n where s.id = ${id}`,
    },
    [],
  );
  await database.rows(
    {
      text: `insert into product_options select (jsonb_populate_record(s, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('product_options', 'id')), 'product_id', ${last} + n, 'sku', 'B' || (${last} + n) || '-' || s.id))).*
        from product_options s, generate_series(1, ${many}) n where s.product_id = ${id}`,
    },
    [],
  );
  for (const table of ['products', 'product_options'])
    await database.rows({ text: `vacuum (analyze) ${table}` }, []);
}

/** So many lines of money of a shop, as far apart as its orders. */
async function transactions(database: Database, shop: number, count: number): Promise<void> {
  await database.rows(
    {
      text: `insert into settlement_lines (seller_id, month, kind, amount, key, at)
        select ${shop}, to_char(at, 'YYYY-MM'), ${list(settlementKinds)}[1 + n % ${settlementKinds.length}], 1000 + n % 900, 'bench-${shop}-' || n, at
        from (select n, now() - n * interval '37 minutes' as at from generate_series(1, ${count}) n) as moments`,
    },
    [],
  );
  await database.rows({ text: 'vacuum (analyze) settlement_lines' }, []);
  await database.rows({ text: 'checkpoint' }, []);
}
