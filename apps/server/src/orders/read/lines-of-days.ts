import { type Language, errorText, searchDays } from '@hien/domain';
import { type SQL, and, between, eq, inArray, isNull } from 'drizzle-orm';
import { isClaim } from '../../db/claim-events.ts';
import type { Orm } from '../../db/database.ts';
import { itemEvents, orderItems, orders } from '../../db/schema/orders.ts';
import { ApiError } from '../../http/api-error.ts';

type Days = {
  readonly sellerId: number;
  readonly on?: 'placed' | 'claimed';
  readonly from?: string;
  readonly to?: string;
};

/**
 * Lines of a shop that were ordered in some days, as they were ordered, or of which something was asked for in them; null
 * where no days are named. The figures of a shop's days count the same (docs/adr/0140).
 * @throws {ApiError} VALIDATION at the day that is wrong.
 */
export function linesOfDays(
  orm: Orm,
  { sellerId, on = 'placed', ...days }: Days,
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
  const own = eq(orderItems.sellerId, sellerId);
  const those =
    on === 'placed'
      ? and(
          own,
          isNull(orderItems.splitFrom),
          inArray(
            orderItems.orderId,
            orm
              .select({ id: orders.id })
              .from(orders)
              .where(and(eq(orders.sellerId, sellerId), between(orders.placedAt, from, to))),
          ),
        )
      : and(
          own,
          inArray(
            orderItems.id,
            orm
              .select({ id: itemEvents.itemId })
              .from(itemEvents)
              .where(and(isClaim, between(itemEvents.at, from, to))),
          ),
        );
  return those ?? own;
}
