import { apply, endOfMonth, monthNamed, settlementMachine, settlementMonth } from '@hien/domain';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { settlementLines, settlements } from '../../db/schema/settlement.ts';
import { asSettlement, settlementColumns } from './stored-settlement.ts';

const most = 200;

/** Closes the months that have ended (2.16). Two processes at once close each of them once. */
export async function advanceSettlements(
  { orm }: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const ended = await orm
    .selectDistinct({ sellerId: settlementLines.sellerId, month: settlementLines.month })
    .from(settlementLines)
    .leftJoin(
      settlements,
      and(
        eq(settlements.sellerId, settlementLines.sellerId),
        eq(settlements.month, settlementLines.month),
      ),
    )
    .where(and(isNull(settlements.month), lt(settlementLines.month, settlementMonth(now))))
    .limit(most);
  for (const { sellerId, month } of ended) {
    // However late it is noticed, a month ended when it ended.
    const at = endOfMonth(monthNamed(month)) + 1;
    const closed = apply(settlementMachine, asSettlement(month, undefined), {
      event: 'month.end',
      by: 'system',
      at,
      payload: {},
    });
    if (!closed.ok) throw new Error(`${month} does not end: ${closed.refusal.reason}`);
    try {
      await orm
        .insert(settlements)
        .values({ sellerId, month, ...settlementColumns(closed.entity) })
        .onConflictDoNothing();
    } catch (error) {
      onError(error);
    }
  }
}
