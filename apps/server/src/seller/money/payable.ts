import { limits, statementOf } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { settlementLines } from '../../db/schema/settlement.ts';
import { monthSums } from './month-sums.ts';

/** What a shop's month comes to now, in đồng; below zero where it owes. */
export async function payableOf(
  orm: Orm,
  { sellerId, month }: { readonly sellerId: number; readonly month: string },
): Promise<number> {
  const sums = await monthSums(
    orm,
    and(eq(settlementLines.sellerId, sellerId), eq(settlementLines.month, month)),
  );
  const lines = sums.of({ sellerId, month }).sums;
  return statementOf(lines, limits.settlement.feeBasisPoints).payable;
}
