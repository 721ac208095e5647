import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import { giveBack } from '../orders/write/give-back.ts';
import { payGroup } from '../orders/write/pay-group.ts';
import { openCase } from '../orders/write/staff-cases.ts';
import { type AttemptRow, moveAttempt } from './attempt-repository.ts';
import type { GatewayMessage } from './gateways/gateway.ts';
import { returnParts } from '../orders/write/transferred-parts.ts';

/** What a gateway or a bank says has come, in whole đồng. */
type Arrived = Pick<GatewayMessage, 'amount' | 'transaction'>;

/** The money of a try is here. Whether the order still wants it is the order's to say. */
export async function moneyArrived(tx: Orm, row: AttemptRow, message: Arrived, at: number) {
  // The gateway may call before its page's address was stored.
  const open =
    row.state === 'created'
      ? await moveAttempt(tx, row, { event: 'redirect', by: 'system', at, payload: {} })
      : row;
  const { amount, transaction } = message;
  const after = await moveAttempt(tx, open, {
    event: 'ipn.success',
    by: 'system',
    at,
    payload: { genuine: true, amount: amount ?? 0, transaction },
  });
  const told = await payGroup(tx, {
    groupId: row.groupId,
    attemptId: row.id,
    captured: row.amount,
    at,
  });
  if (told !== 'paid') return;
  // Money goes back the way it came; an order whose cash is still to come keeps its way when somebody transfers as well.
  await tx
    .update(paymentGroups)
    .set({ method: row.method })
    .where(eq(paymentGroups.id, row.groupId));
  // Nothing is missing any more that parts could make up.
  await returnParts(tx, row.groupId, at);
  if (after.late) await openCase(tx, { ...caseOf(row, message, at), because: 'paid-late' });
}

/** The same try paid again under another number: that money goes back, once for each number (2.11). */
export async function moneyCameAgain(
  tx: Orm,
  row: AttemptRow,
  message: GatewayMessage,
  at: number,
) {
  const { transaction } = message;
  const amount = message.amount ?? 0;
  await moveAttempt(tx, row, {
    event: 'ipn.success',
    by: 'system',
    at,
    payload: { genuine: true, amount, transaction },
  });
  const group = await groupOf(tx, row);
  await giveBack(tx, group, {
    attemptId: row.id,
    amount,
    at,
    because: group.paidAt === null ? 'paid-too-late' : 'paid-twice',
    key: `paid-twice:${row.id}:${transaction}`,
    transaction,
    facts: { gateway: row.gateway, reference: row.reference, transaction },
  });
}

/** The answer does not undo the payment, so a person has to (3.4). */
export async function wrongAmount(
  tx: Orm,
  row: AttemptRow,
  message: GatewayMessage,
  at: number,
): Promise<void> {
  await openCase(tx, { ...caseOf(row, message, at), because: 'wrong-amount' });
}

export async function groupOf(tx: Orm, { groupId }: Pick<AttemptRow, 'groupId'>) {
  const [group] = await tx.select().from(paymentGroups).where(eq(paymentGroups.id, groupId));
  if (group === undefined) throw new Error(`no payment group ${groupId}`);
  return group;
}

/** What a person sees of a call. */
export function caseOf(row: AttemptRow, message: Arrived, at: number) {
  return {
    queue: 'finance' as const,
    groupId: row.groupId,
    orderItemId: null,
    facts: {
      gateway: row.gateway,
      reference: row.reference,
      transaction: message.transaction,
      expected: row.amount,
      arrived: message.amount ?? 0,
    },
    key: `call:${row.id}:${message.transaction}:${message.amount ?? 0}`,
    at,
  };
}
