import { monthNamed, type SettlementLine } from '@hien/domain';
import { and, count, eq, gte, type SQL, sql, sum } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { settlementLines } from '../../db/schema/settlement.ts';

export type MonthSums = { readonly sums: readonly SettlementLine[]; readonly lines: number };

/** What the months of a shop come to since one of them, by month, kind and whether it is held: a read of sums, not of lines. */
export async function monthSums(
  orm: Orm,
  sellerId: number,
  since: string,
): Promise<ReadonlyMap<string, MonthSums>> {
  const { month, kind, held, amount, sellerDiscount } = settlementLines;
  const rows = await orm
    .select({
      month,
      kind,
      held,
      amount: total(sum(amount)),
      sellerDiscount: total(sum(sellerDiscount)),
      lines: count(),
    })
    .from(settlementLines)
    .where(and(eq(settlementLines.sellerId, sellerId), gte(month, since)))
    .groupBy(month, kind, held);
  const months = new Map<string, { sums: SettlementLine[]; lines: number }>();
  for (const { lines, month: name, ...of } of rows) {
    const found = months.get(name) ?? { sums: [], lines: 0 };
    found.sums.push({ ...of, at: monthNamed(name) });
    months.set(name, { sums: found.sums, lines: found.lines + lines });
  }
  return months;
}

/** A sum as a number: the databases answer them as text, to hold more than ours can come to. */
export const total = (value: SQL<string | null>) =>
  sql<number>`coalesce(${value}, 0)`.mapWith(Number);
