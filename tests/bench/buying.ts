import { tmpdir } from 'node:os';
import { systemClock } from '@hien/domain';
import { buildApp } from '@hien/server/app';
import { type Database, openDatabase } from '@hien/server/database';
import {
  type Buyer,
  checkoutForm,
  fillCart,
  type Ids,
  seedMarketplace,
  postgresBin,
  type Recorded,
  Replay,
  startPostgres,
  writesOf,
} from '@hien/server/testing';
import type { Measure } from './lib/table.ts';

type App = Awaited<ReturnType<typeof buildApp>>;
type Token = string;

const CONNECTIONS = 10;
const ORDERS = Number(process.env.BENCH_CHECKOUTS ?? 300);

/** Work over all of these, ten at a time; how many a second. */
async function perSecond<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<number> {
  const waiting = [...things];
  const started = performance.now();
  const hand = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, hand));
  return (things.length * 1000) / (performance.now() - started);
}

async function post<Answer>(app: App, token: Token, url: string, payload: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json<Answer>();
}

type Basket = { readonly buyer: Buyer; readonly form: object };

/** Carts of two lines, priced: what is left to do is to place the order. */
async function baskets(app: App, database: Database, buyers: readonly Buyer[]): Promise<Basket[]> {
  const found: Basket[] = [];
  for (const [index, buyer] of buyers.entries()) {
    const options = [1 + (index % 10), 11 + (index % 10)];
    const lineIds = await fillCart(
      database,
      options.map((optionId) => ({ userId: buyer.userId, optionId })),
    );
    const ask = { lineIds, addressId: buyer.addressId };
    const { totals } = await post<{ totals: { total: number } }>(
      app,
      buyer.token,
      '/mall/api/checkout/quote',
      ask,
    );
    const key = `bench-key-${buyer.userId}-${index}`;
    found.push({ buyer, form: checkoutForm(ask, { key, total: totals.total }) });
  }
  return found;
}

type Dispatch = { readonly orderId: number; readonly press: object };

async function onDatabase(
  name: string,
  open: (onStatement: (text: string, values: readonly unknown[]) => void) => Promise<Database>,
): Promise<Measure[]> {
  const sent: Recorded[] = [];
  let recording = false;
  const database = await open((text, values) => {
    if (recording) sent.push({ text, values });
  });
  await database.migrate();
  const { buyers, seller } = await seedMarketplace(database, {
    buyers: ORDERS + CONNECTIONS,
    stock: 1_000_000,
    at: systemClock.now(),
  });
  const app = await buildApp({
    database,
    mediaFolder: tmpdir(),
    picturesFolder: 'packages/pictures/files',
  });
  const prepared = await baskets(app, database, buyers);
  const place = async ({ buyer, form }: Basket): Promise<Dispatch> => {
    const placed = await post<{ orders: { id: number }[] }>(
      app,
      buyer.token,
      '/mall/api/checkout/place',
      form,
    );
    const orderId = placed.orders[0]?.id ?? 0;
    const rows = await database.rows<{ id: number; version: number }>(
      {
        text: 'select i.id, o.version from order_items i join orders o on o.id = i.order_id where o.id = $1 order by i.id',
      },
      [orderId],
    );
    return {
      orderId,
      press: {
        event: 'seller.dispatch',
        itemIds: rows.map(({ id }) => id),
        payload: { shipment: { kind: 'self' } },
        expectedVersion: rows[0]?.version ?? 0,
        idempotencyKey: `bench-press-${orderId}`,
      },
    };
  };
  const dispatch = ({ orderId, press }: Dispatch) =>
    post<unknown>(app, seller.token, `/mall/api/order/${orderId}/events`, press);
  const record = async <Result>(work: () => Promise<Result>) => {
    sent.length = 0;
    recording = true;
    const result = await work();
    recording = false;
    return { result, writes: writesOf(sent) };
  };

  // One at a time, so that what is recorded is one checkout's; its ids are told apart from everything else's.
  const replays: Replay[] = [];
  for (const basket of prepared.slice(0, CONNECTIONS)) {
    const ids = await Replay.makeRoom(database);
    const placed = await record(() => place(basket));
    const pressed = await record(() => dispatch(placed.result));
    replays.push(new Replay(database, ids, placed.writes, pressed.writes));
  }
  const toSend: Dispatch[] = [];
  const checkouts = await perSecond(prepared.slice(CONNECTIONS), async (basket) => {
    toSend.push(await place(basket));
  });
  const events = await perSecond(toSend, async (one) => void (await dispatch(one)));
  const rounds = Array.from({ length: ORDERS }, (_, index) => index);
  const idle = [...replays];
  const made: { replay: Replay; ids: Ids }[] = [];
  const bareCheckouts = await perSecond(rounds, async (index) => {
    const replay = idle.pop() ?? replays[0];
    if (replay === undefined) throw new Error('nothing was recorded');
    made.push({ replay, ids: await replay.checkout(index) });
    idle.push(replay);
  });
  const bareEvents = await perSecond(made, ({ replay, ids }) => replay.event(ids));
  await app.close();
  await database.close();
  const lines = [
    ['checkout', checkouts, bareCheckouts],
    ['event', events, bareEvents],
  ] as const;
  return lines.flatMap(([what, served, bare]): Measure[] => [
    { name: `${name}, ${what}, bare transaction`, value: bare, unit: '1/s' },
    { name: `${name}, ${what}, served`, value: served, unit: '1/s' },
    {
      name: `${name}, ${what}, served over bare`,
      value: served / bare,
      unit: '×',
      target: { atLeast: 0.25 },
    },
  ]);
}

/** Checkouts and events of the server next to transactions of the same writes without it, in one run. */
export async function buying(): Promise<Measure[]> {
  const embedded = await onDatabase('PGlite', (onStatement) =>
    openDatabase({ folder: null, onStatement }),
  );
  const bin = postgresBin();
  if (bin === null) return embedded;
  const server = await startPostgres(bin, { shared_buffers: '256MB', max_connections: '50' });
  try {
    const { url } = server;
    return [
      ...embedded,
      ...(await onDatabase('PostgreSQL', (onStatement) =>
        openDatabase({ url, connections: CONNECTIONS, onStatement }),
      )),
    ];
  } finally {
    await server.stop();
  }
}
