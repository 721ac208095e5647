import { apply, endOfMonth, monthNamed, settlementMachine, settlementMonth } from '@hien/domain';
import { and, eq, lt, max, min, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { settlementLines, settlements } from '../../db/schema/settlement.ts';
import { sellers } from '../../db/schema/shop.ts';
import { carryDebt } from './carry-debt.ts';
import { asSettlement, settlementColumns } from './stored-settlement.ts';
import { tellShop } from './tell-shop.ts';

/**
 * Closes the months that have ended (2.16), each once, whoever notices it: of a shop one after the other, because what one
 * owes is a line of the next. Of a shop only the lines after its last closed month are looked at: what was closed long ago
 * costs nothing.
 */
export async function closeMonths(
  orm: Orm,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const shops = await orm
    .selectDistinct({ id: sellers.id })
    .from(sellers)
    .innerJoin(settlementLines, isEnded(orm, now));
  for (const { id } of shops)
    try {
      for (;;) {
        const month = await nextEnded(orm, id, now);
        if (month === null) break;
        await closeMonth(orm, id, month);
      }
    } catch (error) {
      onError(error);
    }
}

/** A line of the shop in a month that is over and not closed. */
function isEnded(orm: Orm, now: number): SQL | undefined {
  const closed = orm
    .select({ month: max(settlements.month) })
    .from(settlements)
    .where(eq(settlements.sellerId, sellers.id));
  return and(
    eq(settlementLines.sellerId, sellers.id),
    sql`${settlementLines.month} > coalesce((${closed}), '')`,
    lt(settlementLines.month, settlementMonth(now)),
  );
}

async function nextEnded(orm: Orm, sellerId: number, now: number): Promise<string | null> {
  const [first] = await orm
    .select({ month: min(settlementLines.month) })
    .from(sellers)
    .innerJoin(settlementLines, isEnded(orm, now))
    .where(eq(sellers.id, sellerId));
  return first?.month ?? null;
}

async function closeMonth(orm: Orm, sellerId: number, month: string): Promise<void> {
  await orm.transaction(async (tx) => {
    const closing = closedMonth(month);
    const closed = await tx
      .insert(settlements)
      .values({ sellerId, month, ...settlementColumns(closing) })
      .onConflictDoNothing()
      .returning({ id: settlements.id });
    if (closed.length === 0) return;
    await carryDebt(tx, sellerId, month);
    await tellShop(tx, {
      sellerId,
      month,
      version: closing.version,
      at: closing.changedAt,
      about: 'settlement.closed',
    });
  });
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
