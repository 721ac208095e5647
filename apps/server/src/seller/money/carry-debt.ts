import { endOfMonth, isBelowZero, monthNamed, nextMonth, settlementMonth } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { settlementLines } from '../../db/schema/settlement.ts';
import { payableOf } from './payable.ts';

/**
 * A month that closes owing the platform comes to nothing, and the next one begins with what it owes: a pair of adjustments
 * that add up to nothing, once by their keys (docs/adr/0191).
 */
export async function carryDebt(tx: Orm, sellerId: number, month: string): Promise<void> {
  const payable = await payableOf(tx, { sellerId, month });
  if (!isBelowZero({ payable })) return;
  const start = monthNamed(month);
  const next = nextMonth(start);
  const line = { sellerId, kind: 'adjustment' } as const;
  const key = `carried:${sellerId}:${month}`;
  await tx
    .insert(settlementLines)
    .values([
      { ...line, month, amount: -payable, key: `${key}:out`, at: new Date(endOfMonth(start)) },
      {
        ...line,
        month: settlementMonth(next),
        amount: payable,
        key: `${key}:in`,
        at: new Date(next),
      },
    ])
    .onConflictDoNothing({ target: settlementLines.key });
}
