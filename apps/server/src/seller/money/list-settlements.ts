import { wireSettlement } from '@hien/api/wire';
import { addMonths, limits, settlementMonth } from '@hien/domain';
import { and, eq, gte } from 'drizzle-orm';
import { settlements } from '../../db/schema/settlement.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../own-shop.ts';
import { monthSums } from './month-sums.ts';
import { asSettlement } from './stored-settlement.ts';

/** The running month, and the months of the last year that have lines. */
export function listSettlements({ database, now }: Services): Handler<'listSettlements'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { orm } = database;
    const at = now();
    const running = settlementMonth(at);
    const since = settlementMonth(addMonths(at, -12 * limits.settlement.searchYears));
    const sellerId = (await ownShop(orm, userId)) ?? 0;
    const sums = await monthSums(orm, sellerId, since);
    const stored = await orm
      .select()
      .from(settlements)
      .where(and(eq(settlements.sellerId, sellerId), gte(settlements.month, since)));
    const months = [...new Set([running, ...sums.keys()])].toSorted().toReversed();
    return {
      items: months.map((month) =>
        wireSettlement({
          settlement: asSettlement(
            month,
            stored.find((row) => row.month === month),
          ),
          sums: [],
          lines: 0,
          ...sums.get(month),
        }),
      ),
      feeBasisPoints: limits.settlement.feeBasisPoints,
    };
  };
}
