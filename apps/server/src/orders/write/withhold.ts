import { type SettlementKind, type TaxedAs, withheldOf } from '@hien/domain';
import { inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { sellers } from '../../db/schema/shop.ts';
import type { NewSettlementLine } from './settlement.ts';

/** What the law taxes; a penalty and an adjustment are no sale of the shop's. */
const taxed: Readonly<Partial<Record<SettlementKind, TaxedAs>>> = {
  sale: 'goods',
  reversal: 'goods',
  delivery: 'transport',
};

/** The lines with the tax that is withheld of them, where their shops are households or individuals (docs/adr/0155). */
export async function withWithheldTax(
  tx: Orm,
  lines: readonly NewSettlementLine[],
): Promise<NewSettlementLine[]> {
  const shops = await tx
    .select({ id: sellers.id, taxpayer: sellers.taxpayer })
    .from(sellers)
    .where(inArray(sellers.id, [...new Set(lines.map(({ sellerId }) => sellerId))]));
  return lines.flatMap((line): NewSettlementLine[] => {
    const as = taxed[line.kind];
    const shop = shops.find(({ id }) => id === line.sellerId);
    const tax =
      as === undefined || shop === undefined
        ? null
        : withheldOf(shop.taxpayer, as, line.amount, line.at.getTime());
    if (tax === null) return [line];
    const of = {
      sellerId: line.sellerId,
      month: line.month,
      orderItemId: line.orderItemId ?? null,
    };
    return [
      line,
      {
        ...of,
        kind: 'vat-withheld',
        amount: tax.vat,
        key: `vat-withheld(${line.key})`,
        at: line.at,
      },
      {
        ...of,
        kind: 'pit-withheld',
        amount: tax.pit,
        key: `pit-withheld(${line.key})`,
        at: line.at,
      },
    ];
  });
}
