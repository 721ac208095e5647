import type { Gateway } from '@hien/domain';
import { type CallVerdict, judgeCall } from '@hien/domain/payments';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { openCase } from '../orders/write/staff-cases.ts';
import { notifyMember } from '../notices/notify-member.ts';
import type { Services } from '../services.ts';
import { type AttemptRow, attemptOf, lockAttempt, moveAttempt } from './attempt-repository.ts';
import type { GatewayMessage } from './gateways/gateway.ts';
import { handleTransfer } from './handle-transfer.ts';
import { caseOf, groupOf, moneyArrived, moneyCameAgain, wrongAmount } from './money-arrived.ts';

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
  return retried(database.orm, (tx) =>
    gateway === 'vietqr'
      ? handleTransfer(tx, message, now())
      : handleCall(tx, gateway, message, now()),
  );
}

async function handleCall(
  tx: Orm,
  gateway: Gateway,
  message: GatewayMessage,
  at: number,
): Promise<CallVerdict> {
  const row = await lockAttempt(tx, gateway, message.reference);
  if (row === null) return judgeCall(message, null);
  const verdict = judgeCall(message, attemptOf(row));
  if (verdict === 'wrong-amount' && message.paid) await wrongAmount(tx, row, message, at);
  if (verdict === 'paid') await moneyArrived(tx, row, message, at);
  if (verdict === 'paid-twice') await moneyCameAgain(tx, row, message, at);
  if (verdict === 'not-paid' && !message.open) await notPaid(tx, row, message, at);
  return verdict;
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
