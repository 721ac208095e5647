import { displayName, type SellerTab, sellerTabs } from '@hien/domain';
import { type SQL, and, count, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pageMeta } from '../../db/page.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { countsOf } from '../write/counts.ts';
import { linesFound } from './line-words.ts';
import { loadOrders } from './load-orders.ts';
import { itemOf } from './wire-item.ts';
import { addressOf, type Asking, paymentOf } from './wire-order.ts';

type List = Answer<'listSellerItems'>;

type Found = { readonly id: number; readonly orderId: number; readonly tab: SellerTab };

export function listSellerItems({ database, now }: Services): Handler<'listSellerItems'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { orm } = database;
    const [seller] = await orm
      .select({ id: sellers.id })
      .from(sellers)
      .where(eq(sellers.userId, userId));
    if (seller === undefined) throw new ApiError('FORBIDDEN');
    const { page = 1, limit = 20, tab, q } = call.query;
    const searching = (q ?? '').trim() !== '';
    const found = searching ? linesFound(orm, seller.id, q ?? '') : null;
    const counts = !searching
      ? await countTabs(orm, seller.id)
      : found === null
        ? nothing()
        : await countFound(orm, found);
    const lines =
      searching && found === null
        ? []
        : await pageOf(orm, seller.id, { tab, found, offset: (page - 1) * limit, limit });
    const total =
      tab === undefined ? sellerTabs.reduce((all, one) => all + counts[one], 0) : counts[tab];
    return {
      items: await wireLines(orm, lines, { language: call.language, viewer: 'seller', at: now() }),
      meta: pageMeta(page, limit, total),
      counts,
    };
  };
}

const columns = { id: orderItems.id, orderId: orderItems.orderId, tab: orderItems.tab };

function pageOf(
  orm: Orm,
  sellerId: number,
  {
    tab,
    found,
    offset,
    limit,
  }: {
    readonly tab: SellerTab | undefined;
    readonly found: SQL | null;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<Found[]> {
  return orm
    .select(columns)
    .from(orderItems)
    .where(
      and(
        eq(orderItems.sellerId, sellerId),
        tab === undefined ? undefined : eq(orderItems.tab, tab),
        found ?? undefined,
      ),
    )
    .orderBy(desc(orderItems.changedAt), desc(orderItems.id))
    .offset(offset)
    .limit(limit);
}

const nothing = (): List['counts'] => ({
  waiting_for_payment: 0,
  new_order: 0,
  preparing: 0,
  delivering: 0,
  delivered: 0,
  confirmed: 0,
  cancel: 0,
  exchange: 0,
  refund: 0,
  denied: 0,
});

async function countTabs(orm: Orm, sellerId: number): Promise<List['counts']> {
  const byTab = await countsOf(orm, `seller:${sellerId}`);
  const counts = nothing();
  for (const tab of sellerTabs) counts[tab] = byTab.get(tab) ?? 0;
  return counts;
}

async function countFound(orm: Orm, found: SQL): Promise<List['counts']> {
  const counts = nothing();
  const rows = await orm
    .select({ tab: orderItems.tab, lines: count() })
    .from(orderItems)
    .where(found)
    .groupBy(orderItems.tab);
  for (const { tab, lines } of rows) counts[tab] = lines;
  return counts;
}

async function wireLines(
  orm: Orm,
  lines: readonly Found[],
  asking: Asking,
): Promise<List['items']> {
  const ids = [...new Set(lines.map(({ orderId }) => orderId))];
  const loaded = new Map(
    (await loadOrders(orm, ids, { history: false })).map((one) => [one.order.id, one]),
  );
  return lines.flatMap(({ id, orderId }) => {
    const one = loaded.get(orderId);
    const row = one?.rows.find((line) => line.id === id);
    if (one === undefined || row === undefined) return [];
    return [
      {
        orderId,
        orderNumber: one.order.number,
        orderVersion: one.order.version,
        placedAt: one.order.placedAt.toISOString(),
        buyer: displayName(one.buyerName, asking.language),
        address: addressOf(one, 'seller'),
        message: one.order.message,
        payment: paymentOf(one),
        item: itemOf(row, one, asking),
      },
    ];
  });
}
