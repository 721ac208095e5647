import { wireRowItems } from '@hien/api/wire';
import { type BuyerTab, buyerTab, buyerTabs, codesOfTab, orderCodeOf } from '@hien/domain';
import { type SQL, and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pageMeta } from '../../db/page.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { countsOf } from '../write/counts.ts';
import { ordersFound } from './line-words.ts';
import { loadOrders, type LoadedOrder } from './load-orders.ts';
import { itemOf } from './wire-item.ts';
import { type Asking, paymentOf, sellerOf, textStatusOf, nextOf } from './wire-order.ts';

type List = Answer<'listOrders'>;
type Row = List['items'][number];

export function listOrders({ database, now }: Services): Handler<'listOrders'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 10, status = 'all', q } = call.query;
    const { orm } = database;
    const searching = (q ?? '').trim() !== '';
    const found = searching ? ordersFound(orm, userId, q ?? '') : undefined;
    const counts = !searching
      ? await countTabs(orm, userId)
      : found === null
        ? nothing()
        : await countFound(orm, found);
    const ids =
      found === null
        ? []
        : await pageOf(orm, userId, { tab: status, found, offset: (page - 1) * limit, limit });
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
  {
    tab,
    found,
    offset,
    limit,
  }: {
    readonly tab: BuyerTab;
    readonly found: SQL | undefined;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<number[]> {
  const codes = codesOfTab(tab);
  const rows = await orm
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        found,
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

async function countFound(orm: Orm, found: SQL | undefined): Promise<List['counts']> {
  const counts = nothing();
  const rows = await orm
    .select({ code: orders.code, held: count() })
    .from(orders)
    .where(found)
    .groupBy(orders.code);
  for (const { code, held } of rows) {
    counts.all += held;
    const name = orderCodeOf(code);
    if (name !== null) counts[buyerTab(name)] += held;
  }
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
    items: wireRowItems(rows.map((row) => itemOf(row, loaded, asking))),
    total: order.total,
    payment: paymentOf(loaded),
    next: nextOf(loaded),
  };
}
