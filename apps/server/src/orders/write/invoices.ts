import { apply, isBillOut, isGone, redBillMachine } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { redBills } from '../../db/schema/orders.ts';
import { closeCase } from '../red-bills/change-bill.ts';
import { asBill, lockBill, writeBill } from '../red-bills/stored-bill.ts';
import type { ItemRow, OrderRow } from './locked-order.ts';
import { openCase } from './staff-cases.ts';

/**
 * An invoice that is out has to be corrected when money goes back: its shop finds it under “to adjust”, finance gets a case.
 * One not yet written is written for what is left.
 */
export async function adjustInvoice(
  tx: Orm,
  order: OrderRow,
  rows: readonly ItemRow[],
  at: number,
): Promise<void> {
  const bill = await lockBill(tx, order.id);
  if (bill === null || !isBillOut(bill.state)) return;
  const gone = rows.filter(({ data }) => isGone(data)).length;
  await tx
    .update(redBills)
    .set({ adjustSince: bill.adjustSince ?? new Date(at) })
    .where(eq(redBills.orderId, order.id));
  await openCase(tx, {
    queue: 'finance',
    because: 'invoice-adjust',
    groupId: order.groupId,
    facts: { orderId: order.id, gone },
    key: `invoice:${order.id}:${order.version}`,
    at,
  });
}

/** Nothing of the order is left: an invoice not yet written is not written any more. */
export async function voidInvoice(tx: Orm, order: OrderRow, at: number): Promise<void> {
  const row = await lockBill(tx, order.id);
  if (row === null) return;
  const applied = apply(redBillMachine, asBill(row), {
    event: 'order.cancelled',
    by: 'system',
    at,
    payload: {},
  });
  if (!applied.ok) return;
  await writeBill(tx, order, applied.entity, row.adjustSince);
  await closeCase(tx, order.id, null, at);
}
