import { type Gateway, newAttempt, newMoneyReturn } from '@hien/domain';
import { type CallVerdict, judgeCall } from '@hien/domain/payments';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import { moneyReturns, paymentAttempts } from '../db/schema/payments.ts';
import { openCase } from '../orders/write/staff-cases.ts';
import { moneyReturning } from '../orders/write/money-returned.ts';
import { payGroup } from '../orders/write/pay-group.ts';
import { notifyMember } from '../notices/notify-member.ts';
import type { Services } from '../services.ts';
import { type AttemptRow, attemptOf, lockAttempt, moveAttempt } from './attempt-repository.ts';
import type { GatewayMessage } from './gateways/gateway.ts';
import { amountOf, findGroupByMemo } from './payment-group.ts';
import { closeShort, withEarlier } from './short-transfers.ts';

/**
 * Works a gateway's call: signature, order, amount, once (3.4), in one transaction that holds the attempt. What the
 * call is found to be decides the answer; a forged one is not even looked for.
 */
export async function handleCallback(
  { database, now }: Services,
  gateway: Gateway,
  message: GatewayMessage,
): Promise<CallVerdict> {
  if (!message.genuine) return judgeCall(message, null);
  return retried(database.orm, async (tx) => {
    const at = now();
    const row = await attemptNamed(tx, gateway, message, at);
    if (row === null) {
      if (gateway === 'vietqr') await strayTransfer(tx, message, at);
      return judgeCall(message, null);
    }
    const told = await withEarlier(tx, row, message);
    const verdict = judgeCall(told, attemptOf(row));
    if (verdict === 'wrong-amount' && message.paid) await wrongAmount(tx, row, message, at);
    if (verdict === 'paid') await paid(tx, row, told, at);
    if (verdict === 'paid' && told !== message)
      await closeShort(tx, row.groupId, `${message.transaction}: ${told.amount}`, at);
    if (verdict === 'paid-twice') await paidTwice(tx, row, message, at);
    if (verdict === 'not-paid' && !message.open) await notPaid(tx, row, message, at);
    return verdict;
  });
}

async function attemptNamed(
  tx: Orm,
  gateway: Gateway,
  { reference }: GatewayMessage,
  at: number,
): Promise<AttemptRow | null> {
  return gateway === 'vietqr'
    ? attemptOfMemo(tx, reference, at)
    : lockAttempt(tx, gateway, reference);
}

/** A transfer has to bring what is due when it arrives, and the memo is enough: nobody needs to have opened a try. */
async function attemptOfMemo(tx: Orm, reference: string, at: number): Promise<AttemptRow | null> {
  const group = await findGroupByMemo(tx, reference);
  if (group === null) return null;
  const due = await amountOf(tx, group);
  const fresh = newAttempt(due === 0 ? group.total : due, at);
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
  if (row === null || row.state === 'succeeded' || due === 0 || row.amount === due) return row;
  const [asked = row] = await tx
    .update(paymentAttempts)
    .set({ amount: due })
    .where(eq(paymentAttempts.id, row.id))
    .returning();
  return asked;
}

/** The money arrived. Whether the order still wants it is the order's to say. */
async function paid(tx: Orm, row: AttemptRow, message: GatewayMessage, at: number) {
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
  // Money goes back the way it came; an order whose cash is still to come keeps its way when somebody transfers as well.
  if (told === 'paid')
    await tx
      .update(paymentGroups)
      .set({ method: row.method })
      .where(eq(paymentGroups.id, row.groupId));
  if (after.late && told === 'paid')
    await openCase(tx, { ...caseOf(row, message, at), because: 'paid-late' });
}

/** The same try paid again under another number of the gateway's. */
async function paidTwice(tx: Orm, row: AttemptRow, message: GatewayMessage, at: number) {
  await moveAttempt(tx, row, {
    event: 'ipn.success',
    by: 'system',
    at,
    payload: { genuine: true, amount: message.amount ?? 0, transaction: message.transaction },
  });
  await giveBack(tx, row, message.transaction, at);
}

async function giveBack(tx: Orm, row: AttemptRow, transaction: string, at: number): Promise<void> {
  const because = 'paid-twice';
  const key = `${because}:${row.id}:${transaction}`;
  const money = newMoneyReturn(row.amount, at);
  await tx
    .insert(moneyReturns)
    .values({
      groupId: row.groupId,
      key,
      attemptId: row.id,
      transaction,
      state: money.state,
      amount: money.amount,
      dueAt: new Date(money.dueAt),
      nextTryAt: new Date(at),
      changedAt: new Date(at),
      createdAt: new Date(at),
    })
    .onConflictDoNothing({ target: moneyReturns.key });
  const group = await groupOf(tx, row);
  await moneyReturning(tx, group, { key, amount: money.amount, dueAt: money.dueAt }, at);
  await openCase(tx, {
    queue: 'finance',
    because,
    groupId: row.groupId,
    orderItemId: null,
    facts: { gateway: row.gateway, reference: row.reference, transaction, amount: row.amount },
    key,
    at,
  });
}

async function notPaid(tx: Orm, row: AttemptRow, message: GatewayMessage, at: number) {
  await moveAttempt(tx, row, {
    event: 'ipn.failure',
    by: 'system',
    at,
    payload: { genuine: true, code: message.code },
  });
  // Money was taken, and the gateway has its doubts (VNPay 07): a person asks there.
  if (message.result === 'suspicious')
    await openCase(tx, { ...caseOf(row, message, at), because: 'suspicious' });
  // Who cancelled knows it.
  else if (message.result !== 'cancelled') await tellFailure(tx, row, message, at);
}

async function groupOf(tx: Orm, { groupId }: AttemptRow) {
  const [group] = await tx.select().from(paymentGroups).where(eq(paymentGroups.id, groupId));
  if (group === undefined) throw new Error(`no payment group ${groupId}`);
  return group;
}

/** The window may be closed by now: the mail leads back to where another try begins, as long as the order waits. */
async function tellFailure(tx: Orm, row: AttemptRow, { result }: GatewayMessage, at: number) {
  const { id, userId, number, purpose, dueAt, paidAt } = await groupOf(tx, row);
  if (paidAt !== null || dueAt.getTime() <= at) return;
  const { amount } = row;
  await notifyMember(tx, {
    userId,
    key: `payment-failed:${row.id}`,
    at,
    values: { number, amount },
    mail: {
      template: 'money-step',
      values: {
        about: 'payment.failed',
        number,
        amount,
        failure: result,
        until: dueAt.getTime(),
        page: `/payment/${purpose}/${id}/${row.method}`,
      },
    },
  });
}

/** The answer does not undo the payment, so a person has to (3.4). */
async function wrongAmount(tx: Orm, row: AttemptRow, message: GatewayMessage, at: number) {
  await openCase(tx, { ...caseOf(row, message, at), because: 'wrong-amount' });
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

function caseOf(row: AttemptRow, message: GatewayMessage, at: number) {
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
