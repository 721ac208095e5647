import { readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import {
  type ItemContent,
  type SheetItem,
  type TableItem,
  blankItem,
  compareItems,
  compareSheet,
  csvText,
  ictDate,
  itemColumns,
  itemSheet,
  priceSheet,
  readCsv,
  sheetColumns,
  systemClock,
} from '@hien/domain';
import { buildApp } from '@hien/server/app';
import { type Database, openDatabase } from '@hien/server/database';
import { seedMarketplace } from '@hien/server/testing';
import { startGrowing } from './lib/growth.ts';
import type { App } from './lib/many-orders.ts';
import type { Measure } from './lib/table.ts';

/** Lines of a file, each an item of its own: the most work that so many lines can be. */
const LINES = Number(process.env.BENCH_IMPORT ?? 5_000);

/** Seconds of a processor for a file of that many lines, with all that is read and written for it. */
const MOST = 60;

/** What the page sends in a call. */
const LOT = 200;

const categories = [{ id: 1, name: { vi: 'Sofa', en: 'Sofas', ko: '소파' }, asks: null }];
const words = (vi: string) => ({ vi, en: vi, ko: vi });

const newItem = (at: number): ItemContent => ({
  ...blankItem,
  sku: `NHAP-${at}`,
  categoryId: 1,
  name: words(`Ghế ăn gỗ sồi số ${at}`),
  description: words('Gỗ sồi ghép mộng, đan tay tại Nam Định. '.repeat(20)),
  material: words('Gỗ sồi, mây'),
  measurement: words('Đo phủ bì'),
  handling: words('Lau khăn ẩm, tránh nắng gắt'),
  country: words('Việt Nam'),
  producer: 'Xưởng Nam Định',
  width: 45,
  depth: 52.5,
  height: 80,
  weight: 5.5,
  price: 1_900_000 + at,
  options: [{ sku: `NHAP-${at}-A`, name: words('Sồi'), additionalAmount: 0, stock: 5 }],
  contact: '0912345678',
  shippingMethod: 'self',
});

/** Seconds that the processes of PostgreSQL have worked, those that ended included; 0 where the system does not tell. */
function postgresWorked(postmaster: number): number {
  const ticks = (pid: string): { parent: number; own: number; ended: number } => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [own, more, children, others] = rest.slice(9, 13).map(Number);
    return {
      parent: Number(parent),
      own: (own ?? 0) + (more ?? 0),
      ended: (children ?? 0) + (others ?? 0),
    };
  };
  let all = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const { parent, own, ended } = ticks(pid);
      if (Number(pid) === postmaster) all += own + ended;
      else if (parent === postmaster) all += own;
    } catch {
      // It ended meanwhile.
    }
  }
  return all / 100;
}

interface Worked {
  /** Seconds of a processor: of page and server together, and of the database. */
  readonly here: number;
  readonly database: number;
}

async function worked(postmaster: number, act: () => Promise<void>): Promise<Worked> {
  const before = { here: process.cpuUsage(), database: postgresWorked(postmaster) };
  await act();
  const { user, system } = process.cpuUsage(before.here);
  return {
    here: (user + system) / 1e6,
    database: postgresWorked(postmaster) - before.database,
  };
}

/** The file as it comes back from a spreadsheet. */
function lined(text: string) {
  const read = readCsv(text, LINES + 1);
  if (!read.ok) throw new Error('the file is no table');
  const [heads, ...lines] = read.lines;
  if (lines.length !== LINES) throw new Error(`the file has ${lines.length} lines`);
  return { heads: heads?.cells ?? [], lines };
}

/** A shop behind its API, as the page talks to it. */
function shopOf(app: App, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const base = '/mall/api/seller/product';
  const call = async <Body>(path: string, payload?: object): Promise<Body> => {
    const answer = await app.inject({
      url: `${base}/${path}`,
      headers,
      ...(payload && { method: 'POST' as const, payload }),
    });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Body>();
  };
  const all = async <Row>(path: string): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let after: number | null = 0; after !== null;) {
      const mark = path.includes('?') ? '&' : '?';
      const part: { items: Row[]; next: number | null } = await call(
        after === 0 ? path : `${path}${mark}after=${after}`,
      );
      rows.push(...part.items);
      after = part.next;
    }
    return rows;
  };
  return { call, all };
}
type Shop = ReturnType<typeof shopOf>;

const done = (rows: readonly { done: boolean }[]) => {
  const refused = rows.find((row) => !row.done);
  if (refused !== undefined) throw new Error(`refused: ${JSON.stringify(refused)}`);
};

/** New items: read, compared with what the shop has, and written as drafts. */
async function newItems({ call, all }: Shop, text: string): Promise<void> {
  const { heads, lines } = lined(text);
  const columns = itemColumns(heads);
  if (columns === null) throw new Error('the file has no columns');
  const items = [
    ...(await all<TableItem>('table?of=items')),
    ...(await all<TableItem>('table?of=drafts')),
  ];
  const { fresh, faults } = compareItems(columns, lines, items, {
    categories,
    today: ictDate(systemClock.now()),
  });
  if (fresh.length !== LINES) throw new Error(`${fresh.length} new, ${JSON.stringify(faults[0])}`);
  const rows = fresh.map(({ content }) => ({
    key: `bench-${content.sku}`,
    id: null,
    expectedVersion: 0,
    fields: Object.keys(blankItem),
    content,
    stockFrom: [],
  }));
  for (let from = 0; from < rows.length;) {
    // As many as fit into a body.
    let to = from;
    for (let bytes = 0; to < rows.length && to - from < LOT; to += 1) {
      bytes += Buffer.byteLength(JSON.stringify(rows[to]));
      if (bytes > 200_000) break;
    }
    const lot = { rows: rows.slice(from, to) };
    done((await call<{ rows: { done: boolean }[] }>('table/save', lot)).rows);
    from = to;
  }
}

/** Prices and stock of items on sale: read, compared and saved. */
async function pricesAndStock({ call, all }: Shop, text: string): Promise<void> {
  const { heads, lines } = lined(text);
  const columns = sheetColumns(heads);
  if (columns === null) throw new Error('the file has no columns');
  const { changed, faults } = compareSheet(columns, lines, await all<SheetItem>('rows'));
  if (changed.length !== LINES)
    throw new Error(`${changed.length} changed, ${JSON.stringify(faults[0])}`);
  for (let from = 0; from < changed.length; from += LOT) {
    const items = changed
      .slice(from, from + LOT)
      .map(({ item, price, stock }) => ({ id: item.id, price, stock }));
    done((await call<{ items: { done: boolean }[] }>('save', { items })).items);
  }
}

type KnownItem = TableItem & { readonly id: number; readonly version: number };

/** Another name of each item on sale: what staff are asked about, the dearest that a line can be. */
async function content({ call, all }: Shop, text: string): Promise<void> {
  const { heads, lines } = lined(text);
  const columns = itemColumns(heads);
  if (columns === null) throw new Error('the file has no columns');
  const { changed, faults } = compareItems(columns, lines, await all<KnownItem>('table?of=items'), {
    categories,
    today: ictDate(systemClock.now()),
  });
  if (changed.length !== LINES)
    throw new Error(`${changed.length} changed, ${JSON.stringify(faults[0])}`);
  for (let from = 0; from < changed.length; from += LOT) {
    const rows = changed.slice(from, from + LOT).map(({ item, content: after, changes }) => ({
      key: `item-${item.id}`,
      id: item.id,
      expectedVersion: item.version,
      fields: [...changes.content, ...changes.direct],
      content: { ...blankItem, name: after.name },
      stockFrom: item.content.options.map(({ sku, stock }) => ({ sku, stock })),
    }));
    done((await call<{ rows: { done: boolean }[] }>('table/save', { rows })).rows);
  }
}

/** So many items of the shop, each with one option: copies of one that the market has. */
async function stockUp(database: Database): Promise<number> {
  const [base] = await database.rows<{ id: number; last: number; seller: number }>(
    {
      text: 'select id, seller_id as seller, (select max(id) from products) as last from products order by id limit 1',
    },
    [],
  );
  if (base === undefined) throw new Error('there is no item to copy');
  const { id, last } = base;
  const copies: readonly (readonly [table: string, change: string, where: string])[] = [
    ['products', `'id', ${last} + n, 'sku', 'B' || n`, `s.id = ${id}`],
    [
      'product_options',
      `'id', nextval(pg_get_serial_sequence('product_options', 'id')), 'product_id', ${last} + n, 'sku', 'B' || n || '-1'`,
      `s.id = (select min(id) from product_options where product_id = ${id})`,
    ],
    [
      'product_pictures',
      `'id', nextval(pg_get_serial_sequence('product_pictures', 'id')), 'product_id', ${last} + n`,
      `s.product_id = ${id}`,
    ],
  ];
  for (const [table, change, where] of copies) {
    await database.rows(
      {
        text: `insert into ${table} select (jsonb_populate_record(s, jsonb_build_object(${change}))).*
          from ${table} s, generate_series(1, ${LINES}) n where ${where}`,
      },
      [],
    );
    await database.rows({ text: `vacuum (analyze) ${table}` }, []);
  }
  return last;
}

/** A table whose items are told as a file has them, changed on the way. */
async function fileOfPrices({ all }: Shop, after: number): Promise<string> {
  const items = (await all<SheetItem>('rows')).filter(({ id }) => id > after);
  const [heads = [], ...lines] = priceSheet(items, 'vi');
  // Columns: number, item, option, state, price, discount, stock, what was exported.
  const dearer = lines.map((cells) =>
    cells.with(4, Number(cells[4]) + 10_000).with(6, Number(cells[6]) + 7),
  );
  return csvText([heads, ...dearer], ';');
}

async function fileOfNames({ all }: Shop, after: number): Promise<string> {
  const items = (await all<KnownItem>('table?of=items')).filter(({ id }) => id > after);
  const renamed = items.map((item) => ({
    ...item,
    content: { ...item.content, name: { ...item.content.name, vi: `${item.content.name.vi} mới` } },
  }));
  return csvText(itemSheet(renamed, categories, 'vi'), ';');
}

function fileOfNew(): string {
  const fresh = Array.from({ length: LINES }, (_, at): TableItem => ({
    id: null,
    state: 'draft',
    content: newItem(at),
  }));
  return csvText(itemSheet(fresh, categories, 'vi'), ';');
}

/**
 * Seconds of a processor that a file of five thousand lines takes with its writing, on PostgreSQL: reading it, comparing it
 * with the shop and saving it in lots, as the page does, and what the server and its database do for that.
 */
export async function imports(): Promise<Measure[]> {
  const server = await startGrowing({});
  const database = await openDatabase({ url: server.url });
  try {
    await database.migrate();
    const market = await seedMarketplace(database, {
      buyers: 1,
      stock: 100,
      at: systemClock.now(),
    });
    const last = await stockUp(database);
    const app = await buildApp({
      database,
      mediaFolder: tmpdir(),
      picturesFolder: 'packages/pictures/files',
    });
    const shop = shopOf(app, market.seller.token);
    const postmaster = await postmasterOf(database);
    const measures: Measure[] = [];
    for (const [name, write, file] of [
      ['prices and stock', pricesAndStock, await fileOfPrices(shop, last)],
      ['content of items on sale', content, await fileOfNames(shop, last)],
      ['new items', newItems, fileOfNew()],
    ] as const) {
      const { here, database: there } = await worked(postmaster, () => write(shop, file));
      const of = `${LINES.toLocaleString('en')} lines of ${name}`;
      measures.push(
        { name: of, value: here + there, unit: 's', target: { atMost: MOST } },
        { name: '… of it the database', value: there, unit: 's' },
      );
    }
    await app.close();
    return measures;
  } finally {
    await database.close();
    await server.stop();
  }
}

async function postmasterOf(database: Database): Promise<number> {
  const [row] = await database.rows<{ pid: number }>(
    { text: 'select pg_backend_pid() as pid' },
    [],
  );
  const stat = readFileSync(`/proc/${row?.pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
