import {
  type ClaimTab,
  type ClaimType,
  claimTabs,
  claimTypes,
  displayName,
  type SellerTab,
  sellerTabs,
} from '@hien/domain';
import { type SQL, and, asc, count, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pageMeta } from '../../db/page.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { claimPart, countsOf, countedUnder } from '../write/counts.ts';
import { linesFound } from './line-words.ts';
import { loadOrders } from './load-orders.ts';
import { itemOf } from './wire-item.ts';
import { addressOf, type Asking, paymentOf } from './wire-order.ts';

type List = Answer<'listSellerItems'>;

type Found = { readonly id: number; readonly orderId: number };

/** Which lines of the shop are wanted: of a tab, of a part of its claims, or all. */
type Wanted =
  | { readonly tab: SellerTab | undefined; readonly claim?: undefined }
  | { readonly claim: ClaimType; readonly part: ClaimTab };

export function listSellerItems({ database, now }: Services): Handler<'listSellerItems'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { orm } = database;
    const [seller] = await orm
      .select({ id: sellers.id })
      .from(sellers)
      .where(eq(sellers.userId, userId));
    if (seller === undefined) throw new ApiError('FORBIDDEN');
    const { page = 1, limit = 20, tab, claim, part = 'requested', sort, q } = call.query;
    const wanted: Wanted = claim === undefined ? { tab } : { claim, part };
    const searching = (q ?? '').trim() !== '';
    const found = searching ? linesFound(orm, seller.id, q ?? '') : null;
    const held = !searching
      ? await countsOf(orm, `seller:${seller.id}`)
      : found === null
        ? new Map<string, number>()
        : await countFound(orm, found);
    const of = (what: string): number => held.get(what) ?? 0;
    const lines =
      searching && found === null
        ? []
        : await pageOf(orm, seller.id, wanted, {
            found,
            byDeadline: claim !== undefined || sort === 'due',
            offset: (page - 1) * limit,
            limit,
          });
    const total =
      claim !== undefined
        ? of(claimPart(claim, part))
        : tab !== undefined
          ? of(tab)
          : sellerTabs.reduce((all, one) => all + of(one), 0);
    return {
      items: await wireLines(orm, lines, { language: call.language, viewer: 'seller', at: now() }),
      meta: pageMeta(page, limit, total),
      counts: counted(sellerTabs, of),
      claims: counted(claimTypes, (type) => counted(claimTabs, (one) => of(claimPart(type, one)))),
    };
  };
}

function counted<const Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

function pageOf(
  orm: Orm,
  sellerId: number,
  wanted: Wanted,
  {
    found,
    byDeadline,
    offset,
    limit,
  }: {
    readonly found: SQL | null;
    readonly byDeadline: boolean;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<Found[]> {
  const those =
    wanted.claim !== undefined
      ? and(eq(orderItems.claimType, wanted.claim), eq(orderItems.claimTab, wanted.part))
      : wanted.tab === undefined
        ? undefined
        : eq(orderItems.tab, wanted.tab);
  return orm
    .select({ id: orderItems.id, orderId: orderItems.orderId })
    .from(orderItems)
    .where(and(eq(orderItems.sellerId, sellerId), those, found ?? undefined))
    .orderBy(byDeadline ? asc(orderItems.dueAt) : desc(orderItems.changedAt), desc(orderItems.id))
    .offset(offset)
    .limit(limit);
}

/** Of lines that were searched for, under each tab and in each part of the claims. */
async function countFound(orm: Orm, found: SQL): Promise<ReadonlyMap<string, number>> {
  const rows = await orm
    .select({
      tab: orderItems.tab,
      claimType: orderItems.claimType,
      claimTab: orderItems.claimTab,
      lines: count(),
    })
    .from(orderItems)
    .where(found)
    .groupBy(orderItems.tab, orderItems.claimType, orderItems.claimTab);
  const counts = new Map<string, number>();
  for (const { tab, claimType, claimTab, lines } of rows)
    for (const what of countedUnder({ tab, claimType, claimTab }))
      counts.set(what, (counts.get(what) ?? 0) + lines);
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
