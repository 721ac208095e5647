import {
  apply,
  businessDaysAfter,
  endOfMonth,
  monthNamed,
  payDue,
  settlementMachine,
} from '@hien/domain';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { settlementLines, settlements } from '../../db/schema/settlement.ts';
import { closeMonths } from '../../seller/money/close-months.ts';
import { asSettlement, settlementColumns } from '../../seller/money/stored-settlement.ts';
import { payableOf } from '../../seller/money/payable.ts';
import { tellShop } from '../../seller/money/tell-shop.ts';

/** The sample's months that have ended are closed; those whose day of payment is over were paid two business days before it. */
export async function seedSettlements(tx: Orm, now: number): Promise<void> {
  await closeMonths(tx, now, (error) => {
    throw error;
  });
  await holdOne(tx);
  for (const row of await tx.select().from(settlements)) {
    const start = monthNamed(row.month);
    if (payDue(start) >= now) continue;
    const at = businessDaysAfter(endOfMonth(start), 3);
    const reference = `VCB-${row.month.replace('-', '')}-${1000 + row.sellerId}`;
    const { entity } = apply(settlementMachine, asSettlement(row.month, row), {
      event: 'pay',
      by: 'admin',
      at,
      payload: { reference, payable: await payableOf(tx, row) },
    });
    await tx.update(settlements).set(settlementColumns(entity)).where(eq(settlements.id, row.id));
    await tellShop(tx, {
      ...row,
      version: entity.version,
      at,
      about: 'settlement.paid',
      note: reference,
    });
  }
}

/** Of the last month that has ended one sale is kept back: staff have something to let go, and its shop something to read. */
async function holdOne(tx: Orm): Promise<void> {
  const [line] = await tx
    .select({ id: settlementLines.id })
    .from(settlementLines)
    .innerJoin(
      settlements,
      and(
        eq(settlements.sellerId, settlementLines.sellerId),
        eq(settlements.month, settlementLines.month),
      ),
    )
    .where(eq(settlementLines.kind, 'sale'))
    .orderBy(asc(settlementLines.sellerId), desc(settlementLines.at), desc(settlementLines.id))
    .limit(1);
  if (line === undefined) return;
  await tx
    .update(settlementLines)
    .set({ held: true, heldWhy: 'Người mua báo hàng không đúng gỗ sồi, chờ kết quả kiểm tra.' })
    .where(eq(settlementLines.id, line.id));
}
