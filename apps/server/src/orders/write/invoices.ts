import { apply, isGone, type RedBill, redBillMachine } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { redBills } from '../../db/schema/orders.ts';
import { staffCases } from '../../db/schema/payments.ts';
import type { ItemRow, OrderRow } from './locked-order.ts';

/** An invoice that is out has to be corrected when money goes back; one not yet written is written for what is left. */
export async function adjustInvoice(
  tx: Orm,
  order: OrderRow,
  rows: readonly ItemRow[],
  at: number,
): Promise<void> {
  const [bill] = await tx.select().from(redBills).where(eq(redBills.orderId, order.id));
  if (bill === undefined || (bill.state !== 'issued' && bill.state !== 'adjusted')) return;
  const gone = rows.filter(({ data }) => isGone(data)).length;
  await tx
    .insert(staffCases)
    .values({
      queue: 'finance',
      because: 'invoice-adjust',
      groupId: order.groupId,
      facts: { orderId: order.id, gone },
      key: `invoice:${order.id}:${order.version}`,
      openedAt: new Date(at),
    })
    .onConflictDoNothing({ target: staffCases.key });
}

/** Nothing of the order is left: an invoice not yet written is not written any more. */
export async function voidInvoice(tx: Orm, order: OrderRow, at: number): Promise<void> {
  const [row] = await tx
    .select()
    .from(redBills)
    .where(eq(redBills.orderId, order.id))
    .for('update');
  if (row === undefined) return;
  const bill: RedBill = {
    state: row.state,
    version: row.version,
    changedAt: row.changedAt.getTime(),
    orderedAt: order.placedAt.getTime(),
    buyer: { company: row.company, email: row.email, taxCode: row.taxCode, address: row.address },
    rejection: row.rejection,
    number: row.number,
  };
  const applied = apply(redBillMachine, bill, {
    event: 'order.cancelled',
    by: 'system',
    at,
    payload: {},
  });
  if (!applied.ok) return;
  await tx
    .update(redBills)
    .set({ state: applied.entity.state, version: applied.entity.version, changedAt: new Date(at) })
    .where(eq(redBills.orderId, order.id));
}
