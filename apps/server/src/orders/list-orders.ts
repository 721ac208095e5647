import { type BuyerTab, buyerTab, buyerTabs, codesOfTab, fold, orderCodeOf } from '@hien/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pageMeta } from '../db/page.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { countsOf } from './counts.ts';
import { loadOrders, type LoadedOrder } from './load-orders.ts';
import { wireItem } from './wire-item.ts';
import { type Asking, paymentOf, sellerOf, textStatusOf, wireNext } from './wire-order.ts';

type List = Answer<'listOrders'>;
type Row = List['items'][number];

/** How far back a search looks. */
const searchDepth = 2_000;

export function listOrders({ database, now }: Services): Handler<'listOrders'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 10, status = 'all', q } = call.query;
    const { orm } = database;
    const words = fold(q ?? '').trim();
    const found = words === '' ? null : await searched(orm, userId, words);
    const counts = found === null ? await countTabs(orm, userId) : countFound(found);
    const offset = (page - 1) * limit;
    const ids =
      found === null
        ? await pageOf(orm, userId, status, offset, limit)
        : found
            .filter(({ tab }) => status === 'all' || tab === status)
            .slice(offset, offset + limit)
            .map(({ id }) => id);
    const loaded = await loadOrders(orm, ids, { history: false });
    const asking: Asking = { language: call.language, viewer: 'buyer', at: now() };
    const total = counts[status];
    return {
      items: loaded.map((one) => wireRow(one, asking)),
      meta: pageMeta(page, limit, total),
      counts,
    };
  };
}

async function pageOf(
  orm: Orm,
  userId: number,
  tab: BuyerTab,
  offset: number,
  limit: number,
): Promise<number[]> {
  const codes = codesOfTab(tab);
  const rows = await orm
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        codes === null
          ? undefined
          : codes.length === 1
            ? eq(orders.code, codes[0] ?? 0)
            : inArray(orders.code, [...codes]),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .offset(offset)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const nothing = (): List['counts'] => ({
  all: 0,
  pending: 0,
  preparing: 0,
  delivering: 0,
  completed: 0,
  confirmed: 0,
  cancelled: 0,
  returns: 0,
});

async function countTabs(orm: Orm, userId: number): Promise<List['counts']> {
  const byCode = await countsOf(orm, `buyer:${userId}`);
  const counts = nothing();
  for (const tab of buyerTabs) {
    const codes = codesOfTab(tab)?.map(String) ?? [...byCode.keys()];
    counts[tab] = codes.reduce((all, code) => all + (byCode.get(code) ?? 0), 0);
  }
  return counts;
}

type Found = { readonly id: number; readonly tab: BuyerTab };

/** Orders whose number or goods hold all the words, accents or not. */
async function searched(orm: Orm, userId: number, words: string): Promise<Found[]> {
  const newest = await orm
    .select({
      id: orders.id,
      code: orders.code,
      text: sql<string>`${orders.number} || ' ' || (select string_agg(concat_ws(' ', thing->'name'->>'vi', thing->'name'->>'en', thing->'name'->>'ko'), ' ') from ${orderItems} where ${orderItems.orderId} = ${orders.id})`,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(searchDepth);
  const wanted = words.split(/\s+/);
  return newest.flatMap(({ id, code, text }): Found[] => {
    const folded = fold(text);
    const name = orderCodeOf(code);
    return name !== null && wanted.every((word) => folded.includes(word))
      ? [{ id, tab: buyerTab(name) }]
      : [];
  });
}

function countFound(found: readonly Found[]): List['counts'] {
  const counts = nothing();
  counts.all = found.length;
  for (const { tab } of found) counts[tab] += 1;
  return counts;
}

function wireRow(loaded: LoadedOrder, asking: Asking): Row {
  const { order, rows } = loaded;
  return {
    id: order.id,
    number: order.number,
    code: order.code,
    textStatus: textStatusOf(loaded),
    seller: sellerOf(loaded),
    placedAt: order.placedAt.toISOString(),
    items: rows
      .map((row) => wireItem(row, loaded, asking))
      .map(({ thing, ...item }) => ({
        id: item.id,
        code: item.code,
        state: item.state,
        stage: item.stage,
        quantity: item.quantity,
        productId: thing.productId,
        productOpen: thing.productOpen,
        name: thing.name,
        optionName: thing.optionName,
        picture: thing.picture,
        paid: item.paid,
        reviewable: item.reviewable,
      })),
    total: order.total,
    payment: paymentOf(loaded),
    next: wireNext(loaded),
  };
}
