import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { paymentAttempts } from '../db/schema/payments.ts';
import type { GroupRow } from '../orders/write/locked-order.ts';
import { type Parts, closeParts, partsOf } from '../orders/write/transferred-parts.ts';
import type { AttemptRow } from './attempt-repository.ts';
import { moneyArrived } from './money-arrived.ts';
import { amountOf, isPayable } from './payment-group.ts';

/** Transfers that make up what is due pay together, as one that brought their `sum` in whole đồng. */
export async function payTogether(
  tx: Orm,
  row: AttemptRow,
  parts: Parts,
  { transaction, sum }: { readonly transaction: string; readonly sum: number },
  at: number,
): Promise<void> {
  await closeParts(tx, parts, `${transaction}: ${sum}`, at);
  // What arrived stands in the books, whatever was asked for.
  const [whole = row] = await tx
    .update(paymentAttempts)
    .set({ amount: sum })
    .where(eq(paymentAttempts.id, row.id))
    .returning();
  await moneyArrived(tx, whole, { transaction, amount: sum }, at);
}

/**
 * A line was let go before it was paid, so that less is due: parts that were too little may be enough now, and nobody
 * will send another (3.4). The group's lock is held.
 */
export async function payWithParts(tx: Orm, group: GroupRow, at: number): Promise<void> {
  if (group.paidAt !== null || group.method === 'COD') return;
  const parts = await partsOf(tx, group.id);
  const transaction = parts.newest;
  if (transaction === null) return;
  const due = await amountOf(tx, group);
  if (!isPayable(group, due, at) || parts.sum < due) return;
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.groupId, group.id), eq(paymentAttempts.gateway, 'vietqr')))
    .for('update');
  if (row === undefined) throw new Error(`parts of nobody: ${group.id}`);
  await payTogether(tx, row, parts, { transaction, sum: parts.sum }, at);
}
