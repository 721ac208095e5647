import {
  type Command,
  type MoneyReturn,
  type MoneyReturnPayloads,
  type Refusal,
  apply,
  moneyReturnMachine,
} from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { moneyReturns } from '../db/schema/payments.ts';
import { lockGroup } from '../orders/write/locked-order.ts';

export type MoneyReturnRow = typeof moneyReturns.$inferSelect;

/** The case that staff has for how a round ended: one for a refusal, one while the gateway does not answer. */
export const failureKey = ({
  id,
  round,
  refused,
}: Pick<MoneyReturnRow, 'id' | 'round' | 'refused'>) =>
  `refund-failed:${id}:${round}${refused ? '' : ':unanswered'}`;

export function moneyReturnOf(row: MoneyReturnRow): MoneyReturn {
  return {
    state: row.state,
    version: row.version,
    changedAt: row.changedAt.getTime(),
    amount: row.amount,
    dueAt: row.dueAt.getTime(),
    tries: row.tries,
    round: row.round,
    refused: row.refused,
    proof: row.proof,
  };
}

/**
 * The return, held until the transaction ends, and its group before it: what ends a return goes on to the group's orders,
 * and whoever holds an order may change its returns (ADR 0075).
 */
export async function lockMoneyReturn(tx: Orm, id: number): Promise<MoneyReturnRow | null> {
  const [found] = await tx
    .select({ groupId: moneyReturns.groupId })
    .from(moneyReturns)
    .where(eq(moneyReturns.id, id));
  if (found === undefined) return null;
  await lockGroup(tx, found.groupId);
  const [row] = await tx.select().from(moneyReturns).where(eq(moneyReturns.id, id)).for('update');
  return row ?? null;
}

type Moved =
  | { readonly ok: true; readonly row: MoneyReturnRow }
  | { readonly ok: false; readonly refusal: Refusal<MoneyReturnPayloads> };

/** Sends the machine an event and stores what it makes of it. The row has to be held. */
export async function moveMoneyReturn(
  tx: Orm,
  row: MoneyReturnRow,
  command: Command<MoneyReturnPayloads>,
  more: Partial<Pick<MoneyReturnRow, 'nextTryAt' | 'decidedBy'>> = {},
): Promise<Moved> {
  const applied = apply(moneyReturnMachine, moneyReturnOf(row), command);
  if (!applied.ok) return applied;
  const { state, version, changedAt, tries, round, refused, proof } = applied.entity;
  const [after] = await tx
    .update(moneyReturns)
    .set({
      state,
      version,
      changedAt: new Date(changedAt),
      tries,
      round,
      refused,
      proof,
      ...more,
    })
    .where(and(eq(moneyReturns.id, row.id), eq(moneyReturns.version, row.version)))
    .returning();
  if (after === undefined) throw new Error(`money return ${row.id} was not held`);
  return { ok: true, row: after };
}
