import { apply, endOfMonth, monthNamed, settlementMachine, settlementMonth } from '@hien/domain';
import { and, eq, lt, max, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { settlementLines, settlements } from '../../db/schema/settlement.ts';
import { sellers } from '../../db/schema/shop.ts';
import { asSettlement, settlementColumns } from './stored-settlement.ts';
import { tellShop } from './tell-shop.ts';

/**
 * Closes the months that have ended (2.16), each once, whoever notices it. Of a shop only the lines after its last closed
 * month are looked at: what was closed long ago costs nothing.
 */
export async function closeMonths(
  orm: Orm,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const closed = orm
    .select({ month: max(settlements.month) })
    .from(settlements)
    .where(eq(settlements.sellerId, sellers.id));
  const ended = await orm
    .selectDistinct({ sellerId: settlementLines.sellerId, month: settlementLines.month })
    .from(sellers)
    .innerJoin(
      settlementLines,
      and(
        eq(settlementLines.sellerId, sellers.id),
        sql`${settlementLines.month} > coalesce((${closed}), '')`,
        lt(settlementLines.month, settlementMonth(now)),
      ),
    );
  for (const { sellerId, month } of ended)
    try {
      await orm.transaction(async (tx) => {
        const closing = closedMonth(month);
        const closed = await tx
          .insert(settlements)
          .values({ sellerId, month, ...settlementColumns(closing) })
          .onConflictDoNothing()
          .returning({ id: settlements.id });
        if (closed.length > 0)
          await tellShop(tx, {
            sellerId,
            month,
            version: closing.version,
            at: closing.changedAt,
            about: 'settlement.closed',
          });
      });
    } catch (error) {
      onError(error);
    }
}

/** However late it is noticed, a month ended when it ended. */
function closedMonth(month: string) {
  const closed = apply(settlementMachine, asSettlement(month, undefined), {
    event: 'month.end',
    by: 'system',
    at: endOfMonth(monthNamed(month)) + 1,
    payload: {},
  });
  if (!closed.ok) throw new Error(`${month} does not end: ${closed.refusal.reason}`);
  return closed.entity;
}
