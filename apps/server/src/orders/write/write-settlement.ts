import { type SettlementKind, type TaxedAs, type Withheld, withheldOf } from '@hien/domain';
import { inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { settlementLines } from '../../db/schema/settlement.ts';
import { sellers } from '../../db/schema/shop.ts';
import { type NewSettlementLine, takenBack } from './settlement.ts';

type SettlementLine = typeof settlementLines.$inferSelect;

/** What the law taxes; a penalty and an adjustment are no sale of the shop's. */
const taxed: Readonly<Partial<Record<SettlementKind, TaxedAs>>> = {
  sale: 'goods',
  reversal: 'goods',
  delivery: 'transport',
};

const vatKey = (key: string): string => `vat-withheld(${key})`;
const pitKey = (key: string): string => `pit-withheld(${key})`;

/** A line and the tax that is withheld of it, by the key of any of them: they are held and come back together. */
export function withItsTax(key: string): readonly string[] {
  const line = /^(?:vat|pit)-withheld\((.*)\)$/.exec(key)?.[1] ?? key;
  return [line, vatKey(line), pitKey(line)];
}

/** When tax was withheld of these lines, by the keys of the tax; none where none was. */
async function withheldBefore(tx: Orm, keys: readonly string[]): Promise<Map<string, Date>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select({ key: settlementLines.key, at: settlementLines.at })
    .from(settlementLines)
    .where(inArray(settlementLines.key, keys.map(vatKey)));
  return new Map(rows.map(({ key, at }) => [key, at]));
}

/** Writes lines of months, each once however often it is tried, and with those that are new the tax that is withheld of them. */
export async function writeSettlement(tx: Orm, lines: readonly NewSettlementLine[]): Promise<void> {
  if (lines.length === 0) return;
  const added = await tx
    .insert(settlementLines)
    .values([...lines])
    .onConflictDoNothing({ target: settlementLines.key })
    .returning();
  const taxes = await withheldOfLines(tx, added);
  if (taxes.length > 0) await tx.insert(settlementLines).values(taxes);
}

/**
 * The tax of lines whose shops are households or individuals (docs/adr/0155). What is taken back gives back what was
 * withheld then, at the rates of then, whatever the shop has become since.
 */
async function withheldOfLines(
  tx: Orm,
  lines: readonly SettlementLine[],
): Promise<NewSettlementLine[]> {
  if (lines.length === 0) return [];
  const shops = await tx
    .select({ id: sellers.id, taxpayer: sellers.taxpayer })
    .from(sellers)
    .where(inArray(sellers.id, [...new Set(lines.map(({ sellerId }) => sellerId))]));
  const before = await withheldBefore(
    tx,
    lines.flatMap(({ key }) => takenBack(key) ?? []),
  );
  const taxOf = (line: SettlementLine): Withheld | null => {
    const as = taxed[line.kind];
    if (as === undefined) return null;
    const first = takenBack(line.key);
    if (first === null) {
      const shop = shops.find(({ id }) => id === line.sellerId);
      return withheldOf(shop?.taxpayer ?? 'company', as, line.amount, line.at.getTime());
    }
    const at = before.get(vatKey(first));
    // Households and individuals are taxed alike.
    return at === undefined ? null : withheldOf('household', as, line.amount, at.getTime());
  };
  return lines.flatMap((line): NewSettlementLine[] => {
    const tax = taxOf(line);
    if (tax === null) return [];
    const { sellerId, month, orderItemId, at } = line;
    const of = { sellerId, month, orderItemId, at };
    return [
      { ...of, kind: 'vat-withheld', amount: tax.vat, key: vatKey(line.key) },
      { ...of, kind: 'pit-withheld', amount: tax.pit, key: pitKey(line.key) },
    ];
  });
}
