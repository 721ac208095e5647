import { monthNamed, type SettlementLine } from '@hien/domain';
import { count, type SQL, sql, sum } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { settlementLines } from '../../db/schema/settlement.ts';

export type MonthSums = { readonly sums: readonly SettlementLine[]; readonly lines: number };

type MonthOfShop = { readonly sellerId: number; readonly month: string };

const keyOf = ({ sellerId, month }: MonthOfShop): string => `${sellerId} ${month}`;

const nothing: MonthSums = { sums: [], lines: 0 };

/** What months of shops come to, by kind and whether it is held: a read of sums, not of lines. */
export async function monthSums(orm: Orm, where: SQL | undefined) {
  const { sellerId, month, kind, held, amount, sellerDiscount } = settlementLines;
  const rows = await orm
    .select({
      sellerId,
      month,
      kind,
      held,
      amount: total(sum(amount)),
      sellerDiscount: total(sum(sellerDiscount)),
      lines: count(),
    })
    .from(settlementLines)
    .where(where)
    .groupBy(sellerId, month, kind, held);
  const found = new Map<string, { sums: SettlementLine[]; lines: number }>();
  for (const { lines, sellerId: shop, month: name, ...of } of rows) {
    const key = keyOf({ sellerId: shop, month: name });
    const before = found.get(key) ?? { sums: [], lines: 0 };
    before.sums.push({ ...of, at: monthNamed(name) });
    found.set(key, { sums: before.sums, lines: before.lines + lines });
  }
  return {
    months: [...new Set(rows.map((row) => row.month))],
    of: (one: MonthOfShop): MonthSums => found.get(keyOf(one)) ?? nothing,
  };
}

/** A sum as a number: the databases answer them as text, to hold more than ours can come to. */
export const total = (value: SQL<string | null>) =>
  sql<number>`coalesce(${value}, 0)`.mapWith(Number);
