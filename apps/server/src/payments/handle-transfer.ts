import { newAttempt } from '@hien/domain';
import { type CallVerdict, judgeTransfer } from '@hien/domain/payments';
import type { Orm } from '../db/database.ts';
import { paymentAttempts } from '../db/schema/payments.ts';
import { openCase } from '../orders/write/staff-cases.ts';
import { type AttemptRow, attemptOf, lockAttempt } from './attempt-repository.ts';
import type { GatewayMessage } from './gateways/gateway.ts';
import { moneyCameAgain, wrongAmount } from './money-arrived.ts';
import { type GroupRow, amountOf, isPayable, lockGroupOfMemo } from './payment-group.ts';
import { partsOf } from '../orders/write/transferred-parts.ts';
import { payTogether } from './pay-together.ts';

/**
 * Works a bank's call about a transfer. Its group is held from the start, so that a part is never written down for an
 * order that somebody ends meanwhile, and two transfers are looked at one by one.
 */
export async function handleTransfer(
  tx: Orm,
  message: GatewayMessage,
  at: number,
): Promise<CallVerdict> {
  const group = await lockGroupOfMemo(tx, message.reference);
  if (group === null) {
    await strayTransfer(tx, message, at);
    return 'unknown-order';
  }
  const asked = await amountOf(tx, group);
  const due = isPayable(group, asked, at) ? asked : null;
  const row = await attemptOfMemo(tx, group, message.reference, due ?? group.total, at);
  const parts = await partsOf(tx, group.id);
  const { amount, transaction } = message;
  const verdict = judgeTransfer({ amount, transaction, parts, due }, attemptOf(row));
  if (verdict === 'wrong-amount')
    await wrongAmount(tx, { ...row, amount: due ?? row.amount }, message, at);
  if (verdict === 'paid')
    await payTogether(tx, row, parts, { transaction, sum: parts.sum + (amount ?? 0) }, at);
  if (verdict === 'paid-twice') await moneyCameAgain(tx, row, message, at);
  return verdict;
}

/** The one try of a group by transfer: the memo is enough, nobody needs to have opened it. */
async function attemptOfMemo(
  tx: Orm,
  group: GroupRow,
  reference: string,
  amount: number,
  at: number,
): Promise<AttemptRow> {
  const fresh = newAttempt(amount, at);
  await tx
    .insert(paymentAttempts)
    .values({
      groupId: group.id,
      method: 'VA',
      gateway: 'vietqr',
      reference,
      state: fresh.state,
      amount: fresh.amount,
      idempotencyKey: `memo:${reference}`,
      changedAt: new Date(at),
      createdAt: new Date(at),
    })
    .onConflictDoNothing({ target: paymentAttempts.reference });
  const row = await lockAttempt(tx, 'vietqr', reference);
  if (row === null) throw new Error(`no attempt for ${reference}`);
  return row;
}

/** Money for which there is no order. */
async function strayTransfer(tx: Orm, message: GatewayMessage, at: number) {
  await openCase(tx, {
    queue: 'finance',
    because: 'stray-transfer',
    groupId: null,
    orderItemId: null,
    facts: { transaction: message.transaction, amount: message.amount ?? 0 },
    key: `stray-transfer:${message.transaction}`,
    at,
  });
}
