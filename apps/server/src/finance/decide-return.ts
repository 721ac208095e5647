import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { decideCase } from '../cases/decide-case.ts';
import type { Orm } from '../db/database.ts';
import { staffCases } from '../db/schema/payments.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import { moneyReturned } from '../orders/write/money-returned.ts';
import {
  type MoneyReturnRow,
  lockMoneyReturn,
  moveMoneyReturn,
} from '../payments/money-return-repository.ts';
import type { Services } from '../services.ts';
import { type ReturnRow, returnQueue } from './return-cases.ts';
import { writeAct } from '../staff-acts.ts';

/** The account in full, to whoever makes the transfer; that they looked stays with the return. */
export function readReturnAccount({ database, now }: Services): Handler<'readReturnAccount'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    return database.orm.transaction(async (tx) => {
      const row = await lockMoneyReturn(tx, call.params.id);
      if (row === null || row.account === null) throw new ApiError('NOT_FOUND');
      await writeAct(tx, {
        userId,
        act: 'account-shown',
        subject: 'money-return',
        subjectId: row.id,
        at: now(),
      });
      return { data: row.account };
    });
  };
}

/** Closes a return that was made by hand. The same reference of the same person again changes nothing. */
export const payMoneyReturn = (services: Services): Handler<'payMoneyReturn'> =>
  decideCase<'payMoneyReturn', ReturnRow>(services, returnQueue, {
    lock: lockMoneyReturn,
    words: ({ proof }) => ({ field: 'proof', text: proof }),
    version: ({ row }) => row.version,
    again: ({ row }, { text, userId }) =>
      row.state === 'refunded' && row.proof === text && row.decidedBy === userId,
    async change(tx, found, { body, text: proof, userId, at, language }) {
      const { row } = found;
      if (row.state === 'refunded') return false;
      // A gateway that still works on it may pay it too.
      if (hasGateway(found) && row.state !== 'failed') throw new ApiError('CONFLICT');
      // So may one that never answered: somebody has to have looked there.
      if (row.state === 'failed' && !row.refused && body.gateway_checked !== true)
        throw refusedField('AUTH_15', language, 'gateway_checked');
      await moved(
        tx,
        row,
        {
          event: 'paid-by-hand',
          by: 'admin',
          at,
          payload: { proof, checked: body.gateway_checked ?? false },
        },
        { decidedBy: userId },
      );
      await moneyReturned(tx, row.id, 'refunded', at);
      await writeAct(tx, {
        userId,
        act: 'paid-by-hand',
        subject: 'money-return',
        subjectId: row.id,
        text: proof,
        at,
      });
      await closeItsCases(tx, row, { userId, note: proof, at });
      return true;
    },
  });

/**
 * Has a gateway asked once more: under a new key after a refusal, which it would only repeat; after no answer under the
 * same one, beginning with what became of it.
 */
export const retryMoneyReturn = (services: Services): Handler<'retryMoneyReturn'> =>
  decideCase<'retryMoneyReturn', ReturnRow>(services, returnQueue, {
    lock: lockMoneyReturn,
    version: ({ row }) => row.version,
    again: ({ row }, { body, userId }) =>
      row.state === 'processing' &&
      row.decidedBy === userId &&
      row.version === body.expected_version + 1,
    async change(tx, found, { userId, at }) {
      const { row } = found;
      if (!hasGateway(found)) throw new ApiError('CONFLICT');
      await moved(
        tx,
        row,
        { event: 'retry', by: 'admin', at, payload: {} },
        { decidedBy: userId, nextTryAt: new Date(at) },
      );
      await writeAct(tx, {
        userId,
        act: 'sent-again',
        subject: 'money-return',
        subjectId: row.id,
        at,
      });
      return true;
    },
  });

/** Whether a gateway made the payment and can give it back; everything else is a person's to make. */
const hasGateway = ({ gateway }: ReturnRow): boolean => gateway !== null && gateway !== 'vietqr';

/** @throws {ApiError} CONFLICT when the machine refuses it. */
async function moved(...asked: Parameters<typeof moveMoneyReturn>): Promise<void> {
  const result = await moveMoneyReturn(...asked);
  if (!result.ok) throw new ApiError('CONFLICT');
}

/** With the money, what asked for it is done too. */
async function closeItsCases(
  tx: Orm,
  row: MoneyReturnRow,
  { userId, note, at }: { readonly userId: number; readonly note: string; readonly at: number },
): Promise<void> {
  const ofReturn = sql`${staffCases.key} like ${`refund-failed:${row.id}:%`}`;
  const itself = eq(staffCases.key, row.key);
  const ofItem =
    row.orderItemId === null
      ? undefined
      : eq(staffCases.key, `item:${row.orderItemId}:payout-late`);
  await tx
    .update(staffCases)
    .set({ closedAt: new Date(at), closedBy: userId, note })
    .where(and(isNull(staffCases.closedAt), or(ofReturn, itself, ofItem)));
}
