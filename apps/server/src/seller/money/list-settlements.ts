import { wireSettlement } from '@hien/api/wire';
import { addMonths, limits, settlementMonth } from '@hien/domain';
import { and, eq, gte } from 'drizzle-orm';
import { settlementLines, settlements } from '../../db/schema/settlement.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { monthSums } from './month-sums.ts';
import { disputesOf } from './stored-disputes.ts';
import { settlementFacts } from './stored-settlement.ts';

/** The running month, and the months of the last year that have lines. */
export function listSettlements({ database, now }: Services): Handler<'listSettlements'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { orm } = database;
    const at = now();
    const since = settlementMonth(addMonths(at, -12 * limits.settlement.searchYears));
    const sellerId = (await ownShop(orm, userId)) ?? 0;
    const [sums, stored] = await Promise.all([
      monthSums(
        orm,
        and(eq(settlementLines.sellerId, sellerId), gte(settlementLines.month, since)),
      ),
      orm
        .select()
        .from(settlements)
        .where(and(eq(settlements.sellerId, sellerId), gte(settlements.month, since))),
    ]);
    const disputes = await disputesOf(
      orm,
      stored.map(({ id }) => id),
    );
    const months = [...new Set([settlementMonth(at), ...sums.months])].toSorted().toReversed();
    return {
      items: months.map((month) =>
        wireSettlement(
          {
            ...settlementFacts(
              month,
              stored.find((row) => row.month === month),
              disputes,
            ),
            ...sums.of({ sellerId, month }),
          },
          at,
        ),
      ),
      feeBasisPoints: limits.settlement.feeBasisPoints,
    };
  };
}
