import { type Language, errorText, searchDays } from '@hien/domain';
import { type SQL, and, between, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { isClaim } from '../../db/claim-events.ts';
import type { Orm } from '../../db/database.ts';
import { itemEvents, orderItems, orders } from '../../db/schema/orders.ts';
import { ApiError } from '../../http/api-error.ts';
import { happenedToItself } from '../../db/own-events.ts';

type Days = {
  readonly sellerId: number;
  readonly on?: 'placed' | 'claimed' | 'returned' | 'delivered';
  /** Why lines came back, and whether for money or for another: of `returned` alone. */
  readonly reason?: string;
  readonly asked?: 'refund' | 'exchange';
  /** The item they are of. */
  readonly product?: number;
  readonly from?: string;
  readonly to?: string;
};

/**
 * Lines of a shop that were ordered in some days, as they were ordered, of which something was asked for in them, that came
 * back or arrived; null where no days are named. The figures of a shop's days count the same (docs/adr/0140), and so do
 * those of what came back (docs/adr/0200).
 * @throws {ApiError} VALIDATION at the day that is wrong.
 */
export function linesOfDays(
  orm: Orm,
  { sellerId, on = 'placed', reason, asked, product, ...days }: Days,
  { now, language }: { readonly now: number; readonly language: Language },
): SQL | null {
  if (days.from === undefined && days.to === undefined) return null;
  const found = searchDays(days, now);
  if (found.wrong !== undefined) {
    const { at: field, code } = found.wrong;
    throw new ApiError('VALIDATION', {
      errors: [{ field, code, message: errorText('VALIDATION', language) }],
    });
  }
  const from = new Date(found.from);
  const to = new Date(found.to);
  const own = and(
    eq(orderItems.sellerId, sellerId),
    product === undefined ? undefined : eq(orderItems.productId, product),
  );
  const told = {
    placed: () =>
      and(
        isNull(orderItems.splitFrom),
        inArray(
          orderItems.orderId,
          orm
            .select({ id: orders.id })
            .from(orders)
            .where(and(eq(orders.sellerId, sellerId), between(orders.placedAt, from, to))),
        ),
      ),
    claimed: () =>
      inArray(
        orderItems.id,
        orm
          .select({ id: itemEvents.itemId })
          .from(itemEvents)
          .where(and(isClaim, between(itemEvents.at, from, to))),
      ),
    returned: () => happenedBetween(found, cameBack({ reason, asked })),
    delivered: () => happenedBetween(found, sql`happened.event = 'delivered'`),
  } as const;
  return and(own, told[on]()) ?? null;
}

/** Something of the kind happened to the line itself between two moments: so it changed since the first of them. */
function happenedBetween(
  days: { readonly from: number; readonly to: number },
  kind: SQL,
): SQL | undefined {
  const from = new Date(days.from).toISOString();
  const to = new Date(days.to).toISOString();
  return and(
    gte(orderItems.changedAt, new Date(days.from)),
    sql`exists (select 1 from item_events happened
      where happened.item_id = ${orderItems.id} and ${kind}
        and happened.at between ${from}::timestamptz and ${to}::timestamptz
        and ${sql.raw(happenedToItself('order_items'))})`,
  );
}

const cameBack = ({ reason, asked }: Pick<Days, 'reason' | 'asked'>): SQL =>
  sql`${
    asked === undefined
      ? sql`happened.event in ('refund.request', 'exchange.request')`
      : sql`happened.event = ${`${asked}.request`}`
  } and ${reason === undefined ? sql`true` : sql`happened.payload->>'reason' = ${reason}`}`;
