import { fold, type RedBill, type RedBillBuyer, redBillMachine, timersOf } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { redBills } from '../../db/schema/orders.ts';

export type BillRow = typeof redBills.$inferSelect;

/** The domain's invoice of a row. */
export function asBill(row: BillRow): RedBill {
  const { state, version, company, email, taxCode, address, rejection, number } = row;
  return {
    state,
    version,
    changedAt: row.changedAt.getTime(),
    orderedAt: row.orderedAt.getTime(),
    buyer: { company, email, taxCode, address },
    rejection,
    number,
  };
}

/** What depends on the invoice and is kept for lists and the clock alone. */
function keptColumns(bill: RedBill, orderNumber: string) {
  const [timer] = timersOf(redBillMachine, bill);
  const { company = '', taxCode = '' } = bill.buyer ?? {};
  return {
    search: fold([company, taxCode, orderNumber, bill.number ?? ''].join(' ')),
    dueAt: timer === undefined ? null : new Date(timer.at),
  };
}

/** The row of an invoice that is asked for at checkout. */
export function newBillRow(
  order: { readonly id: number; readonly number: string; readonly sellerId: number },
  buyer: RedBillBuyer,
  at: number,
): typeof redBills.$inferInsert {
  const bill: RedBill = {
    state: 'requested',
    version: 1,
    changedAt: at,
    orderedAt: at,
    buyer,
    rejection: null,
    number: null,
  };
  return {
    orderId: order.id,
    sellerId: order.sellerId,
    state: bill.state,
    version: bill.version,
    ...buyer,
    ...keptColumns(bill, order.number),
    orderedAt: new Date(at),
    changedAt: new Date(at),
  };
}

/** The invoice of an order whose lock is held; null for an order without one. */
export async function lockBill(tx: Orm, orderId: number): Promise<BillRow | null> {
  const [row] = await tx.select().from(redBills).where(eq(redBills.orderId, orderId)).for('update');
  return row ?? null;
}

export async function writeBill(
  tx: Orm,
  order: { readonly id: number; readonly number: string },
  bill: RedBill,
  adjustSince: Date | null,
): Promise<void> {
  const { state, version, buyer, rejection, number } = bill;
  await tx
    .update(redBills)
    .set({
      state,
      version,
      ...buyer,
      rejection,
      number,
      adjustSince,
      ...keptColumns(bill, order.number),
      changedAt: new Date(bill.changedAt),
    })
    .where(eq(redBills.orderId, order.id));
}
