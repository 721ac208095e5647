import { tmpdir } from 'node:os';
import { sellerTabs, systemClock } from '@hien/domain';
import { buildApp } from '@hien/server/app';
import { openDatabase } from '@hien/server/database';
import { seedMarketplace } from '@hien/server/testing';

import { startGrowing } from './lib/growth.ts';
import { copies, place, ratios, readAll, secondShop } from './lib/many-orders.ts';
import type { Measure } from './lib/table.ts';

/** Orders of the buyer, lines of the shop: the small case and the large one. */
const SIZES = {
  buyer: [1_000, Number(process.env.BENCH_ORDERS ?? 10_000)],
  shop: [10_000, Number(process.env.BENCH_LINES ?? 1_000_000)],
} as const;

const buyerReads = [
  ['all', '?limit=10'],
  ['all, page 10', '?limit=10&page=10'],
  ...[
    'pending',
    'preparing',
    'delivering',
    'completed',
    'confirmed',
    'cancelled',
    'returns',
  ].flatMap((tab): [string, string][] => [
    [tab, `?limit=10&status=${tab}`],
    [`${tab}, page 6`, `?limit=10&status=${tab}&page=6`],
  ]),
] as const;
const shopReads = [
  ['all', '?limit=20'],
  ['all, page 40', '?limit=20&page=40'],
  ...sellerTabs.flatMap((tab): [string, string][] => [
    [tab, `?limit=20&tab=${tab}`],
    [`${tab}, page 40`, `?limit=20&tab=${tab}&page=40`],
  ]),
] as const;

/** How the lists of a buyer and of a shop slow down as orders grow (PostgreSQL). */
export async function orders(): Promise<Measure[]> {
  const server = await startGrowing({
    shared_buffers: '512MB',
  });
  const database = await openDatabase({ url: server.url, statementTimeoutMs: 0 });
  try {
    await database.migrate();
    const market = await seedMarketplace(database, {
      buyers: 3,
      stock: 1_000_000,
      at: systemClock.now(),
    });
    const app = await buildApp({
      database,
      mediaFolder: tmpdir(),
      picturesFolder: 'packages/pictures/files',
    });
    const [few, many, other] = market.buyers;
    if (few === undefined || many === undefined || other === undefined)
      throw new Error('no buyers');
    const measures: Measure[] = [];
    const samples: number[] = [];
    for (const { userId, token, addressId } of [few, many, other])
      samples.push(await place(app, database, { userId, token, addressId }));
    const [ofFew = 0, ofMany = 0, ofOther = 0] = samples;
    await copies(database, ofFew, SIZES.buyer[0]);
    await copies(database, ofMany, SIZES.buyer[1]);
    measures.push(
      ...ratios(
        `a buyer's ${SIZES.buyer[1].toLocaleString('en')} orders`,
        await readAll(app, [few.token, many.token], '/mall/api/order/list', buyerReads),
      ),
    );
    const small = await secondShop(database, other.userId);
    await copies(database, ofOther, SIZES.shop[0], small);
    await copies(database, ofOther, SIZES.shop[1] - SIZES.buyer[0] - SIZES.buyer[1]);
    const shops = [other.token, market.seller.token];
    measures.push(
      ...ratios(
        `a shop's ${SIZES.shop[1].toLocaleString('en')} lines`,
        await readAll(app, shops, '/mall/api/seller/item/list', shopReads),
      ),
    );
    await app.close();
    return measures;
  } finally {
    await database.close();
    await server.stop();
  }
}
