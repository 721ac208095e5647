import type { Language } from '@hien/domain';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { paymentAttempts, staffCases } from '../db/schema/payments.ts';
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
import { type ReturnCase, returnCase } from './return-cases.ts';
import { writeAct } from './staff-acts.ts';

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
export function payMoneyReturn({ database, now }: Services): Handler<'payMoneyReturn'> {
  return async (call) => {
    const { language, params, body } = call;
    const { userId } = await call.signedIn();
    const proof = body.proof.normalize('NFC').trim();
    return retried(database.orm, async (tx) => {
      const at = now();
      const { row, person } = await held(tx, params.id);
      if (row.state === 'refunded' && row.proof === proof && row.decidedBy === userId)
        return { data: await shown(tx, row.id, language) };
      if (row.version !== body.expected_version || row.state === 'refunded')
        throw await conflict(tx, row.id, language);
      if (proof === '') throw refusedField('AUTH_15', language, 'proof');
      // A gateway that still works on it may pay it too.
      if (!person) throw new ApiError('CONFLICT');
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
      return { data: await shown(tx, row.id, language) };
    });
  };
}

/**
 * Has a gateway asked once more: under a new key after a refusal, which it would only repeat; after no answer under the
 * same one, beginning with what became of it.
 */
export function retryMoneyReturn({ database, now }: Services): Handler<'retryMoneyReturn'> {
  return async (call) => {
    const { language, params, body } = call;
    const { userId } = await call.signedIn();
    return retried(database.orm, async (tx) => {
      const at = now();
      const { row, gateway } = await held(tx, params.id);
      // The same press twice: it is on its way already.
      const pressedBefore = row.state === 'processing' && row.decidedBy === userId;
      if (pressedBefore && row.version === body.expected_version + 1)
        return { data: await shown(tx, row.id, language) };
      if (row.version !== body.expected_version) throw await conflict(tx, row.id, language);
      if (row.state !== 'failed' || !gateway) throw new ApiError('CONFLICT');
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
      return { data: await shown(tx, row.id, language) };
    });
  };
}

type Held = {
  readonly row: MoneyReturnRow;
  /** A gateway made the payment and can give it back. */
  readonly gateway: boolean;
  /** It is a person's to make. */
  readonly person: boolean;
};

/** @throws {ApiError} NOT_FOUND */
async function held(tx: Orm, id: number): Promise<Held> {
  const row = await lockMoneyReturn(tx, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  const [attempt] =
    row.attemptId === null
      ? []
      : await tx
          .select({ gateway: paymentAttempts.gateway })
          .from(paymentAttempts)
          .where(eq(paymentAttempts.id, row.attemptId));
  const gateway = attempt !== undefined && attempt.gateway !== 'vietqr';
  return { row, gateway, person: !gateway || row.state === 'failed' };
}

/** @throws {ApiError} CONFLICT when the machine refuses it. */
async function moved(...asked: Parameters<typeof moveMoneyReturn>): Promise<void> {
  const result = await moveMoneyReturn(...asked);
  if (!result.ok) throw new ApiError('CONFLICT');
}

async function shown(tx: Orm, id: number, language: Language): Promise<ReturnCase> {
  const found = await returnCase(tx, id, language);
  if (found === null) throw new ApiError('NOT_FOUND');
  return found;
}

async function conflict(tx: Orm, id: number, language: Language): Promise<ApiError> {
  return new ApiError('VERSION_CONFLICT', { current: await shown(tx, id, language) });
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
      : or(
          eq(staffCases.key, `item:${row.orderItemId}:payout-late`),
          eq(staffCases.key, `item:${row.orderItemId}:refund-failed`),
        );
  await tx
    .update(staffCases)
    .set({ closedAt: new Date(at), closedBy: userId, note })
    .where(and(isNull(staffCases.closedAt), or(ofReturn, itself, ofItem)));
}
