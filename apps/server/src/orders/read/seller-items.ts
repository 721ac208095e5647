import {
  type ClaimTab,
  type ClaimType,
  claimTabs,
  claimTypes,
  displayName,
  type SellerTab,
  sellerTabs,
} from '@hien/domain';
import { type SQL, and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pageMeta } from '../../db/page.ts';
import { orderItems } from '../../db/schema/orders.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { ApiError } from '../../http/api-error.ts';
import { ownShop } from '../../own-shop.ts';
import type { Services } from '../../services.ts';
import { awaitingShop, claimPart, countedUnder, countsOf } from '../write/counts.ts';
import { linesFound } from './line-words.ts';
import { linesOfDays } from './lines-of-days.ts';
import { loadOrders } from './load-orders.ts';
import { itemOf } from './wire-item.ts';
import { addressOf, type Asking, paymentOf } from './wire-order.ts';

type List = Answer<'listSellerItems'>;

type Found = { readonly id: number; readonly orderId: number };

/** Which lines of the shop are wanted: of a tab, of a part of its claims, or all. */
type Wanted =
  | { readonly kind: 'tab'; readonly tab: SellerTab }
  | { readonly kind: 'claim'; readonly claim: ClaimType; readonly part: ClaimTab }
  | { readonly kind: 'awaiting' | 'all' };

export function listSellerItems({ database, now }: Services): Handler<'listSellerItems'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { orm } = database;
    const sellerId = await ownShop(orm, userId);
    if (sellerId === null) throw new ApiError('FORBIDDEN');
    const { page = 1, limit = 20, sort, q, ids } = call.query;
    const wanted = wantedOf(call.query);
    const at = now();
    const days = linesOfDays(
      orm,
      { sellerId, ...call.query },
      { now: at, language: call.language },
    );
    const isWorded = (q ?? '').trim() !== '';
    const worded = isWorded ? linesFound(orm, sellerId, q ?? '') : null;
    const named =
      ids === undefined
        ? null
        : and(eq(orderItems.sellerId, sellerId), inArray(orderItems.id, ids));
    const searching = isWorded || days !== null || named !== null;
    // No word in it finds nothing, whatever the days.
    const found =
      isWorded && worded === null
        ? null
        : (and(worded ?? undefined, days ?? undefined, named ?? undefined) ?? null);
    const held = !searching
      ? await countsOf(orm, `seller:${sellerId}`)
      : found === null
        ? new Map<string, number>()
        : await countFound(orm, found);
    const of = (what: string): number => held.get(what) ?? 0;
    const lines =
      searching && found === null
        ? []
        : await pageOf(orm, sellerId, wanted, {
            found,
            byDeadline: wanted.kind === 'claim' || wanted.kind === 'awaiting' || sort === 'due',
            offset: (page - 1) * limit,
            limit,
          });
    return {
      items: await wireLines(orm, lines, { language: call.language, viewer: 'seller', at }),
      meta: pageMeta(page, limit, totalOf(wanted, of)),
      counts: counted(sellerTabs, of),
      claims: counted(claimTypes, (type) => counted(claimTabs, (one) => of(claimPart(type, one)))),
    };
  };
}

function wantedOf({
  tab,
  claim,
  part = 'requested',
  waiting = false,
}: {
  readonly tab?: SellerTab;
  readonly claim?: ClaimType;
  readonly part?: ClaimTab;
  readonly waiting?: boolean;
}): Wanted {
  if (waiting) return { kind: 'awaiting' };
  if (claim !== undefined) return { kind: 'claim', claim, part };
  return tab === undefined ? { kind: 'all' } : { kind: 'tab', tab };
}

function totalOf(wanted: Wanted, of: (what: string) => number): number {
  switch (wanted.kind) {
    case 'claim':
      return of(claimPart(wanted.claim, wanted.part));
    case 'tab':
      return of(wanted.tab);
    case 'awaiting':
      return of(awaitingShop);
    case 'all':
      return sellerTabs.reduce((all, one) => all + of(one), 0);
    // no default
  }
}

function those(wanted: Wanted): SQL | undefined {
  switch (wanted.kind) {
    case 'claim':
      return and(eq(orderItems.claimType, wanted.claim), eq(orderItems.claimTab, wanted.part));
    case 'tab':
      return eq(orderItems.tab, wanted.tab);
    case 'awaiting':
      return eq(orderItems.awaitsShop, true);
    case 'all':
      return undefined;
    // no default
  }
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
  return orm
    .select({ id: orderItems.id, orderId: orderItems.orderId })
    .from(orderItems)
    .where(and(eq(orderItems.sellerId, sellerId), those(wanted), found ?? undefined))
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
      awaitsShop: orderItems.awaitsShop,
      lines: count(),
    })
    .from(orderItems)
    .where(found)
    .groupBy(orderItems.tab, orderItems.claimType, orderItems.claimTab, orderItems.awaitsShop);
  const counts = new Map<string, number>();
  for (const { lines, ...row } of rows)
    for (const what of countedUnder(row)) counts.set(what, (counts.get(what) ?? 0) + lines);
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
