import {
  apply,
  businessDaysAfter,
  endOfMonth,
  monthNamed,
  payDue,
  settlementMachine,
} from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { settlements } from '../../db/schema/settlement.ts';
import { closeMonths } from '../../seller/money/close-months.ts';
import { asSettlement, settlementColumns } from '../../seller/money/stored-settlement.ts';
import { tellShop } from '../../seller/money/tell-shop.ts';

/** The sample's months that have ended are closed; those whose day of payment is over were paid two business days before it. */
export async function seedSettlements(tx: Orm, now: number): Promise<void> {
  await closeMonths(tx, now, (error) => {
    throw error;
  });
  for (const row of await tx.select().from(settlements)) {
    const start = monthNamed(row.month);
    if (payDue(start) >= now) continue;
    const at = businessDaysAfter(endOfMonth(start), 3);
    const reference = `VCB-${row.month.replace('-', '')}-${1000 + row.sellerId}`;
    const { entity } = apply(settlementMachine, asSettlement(row.month, row), {
      event: 'pay',
      by: 'admin',
      at,
      payload: { reference },
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
