import {
  apply,
  businessDaysAfter,
  endOfMonth,
  monthNamed,
  payDue,
  settlementMachine,
  settlementMonth,
} from '@hien/domain';
import { lt } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { settlementLines, settlements } from '../../db/schema/settlement.ts';
import { asSettlement, settlementColumns } from '../../seller/money/stored-settlement.ts';

/** The sample's months that have ended are closed; those whose day of payment is over were paid two business days before it. */
export async function seedSettlements(tx: Orm, now: number): Promise<void> {
  const ended = await tx
    .selectDistinct({ sellerId: settlementLines.sellerId, month: settlementLines.month })
    .from(settlementLines)
    .where(lt(settlementLines.month, settlementMonth(now)));
  for (const { sellerId, month } of ended) {
    const start = monthNamed(month);
    const closed = apply(settlementMachine, asSettlement(month, undefined), {
      event: 'month.end',
      by: 'system',
      at: endOfMonth(start) + 1,
      payload: {},
    }).entity;
    const settled =
      payDue(start) < now
        ? apply(settlementMachine, closed, {
            event: 'pay',
            by: 'admin',
            at: businessDaysAfter(endOfMonth(start), 3),
            payload: { reference: `VCB-${month.replace('-', '')}-${1000 + sellerId}` },
          }).entity
        : closed;
    await tx.insert(settlements).values({ sellerId, month, ...settlementColumns(settled) });
  }
}
