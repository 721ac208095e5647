import {
  type AttemptPayloads,
  type Command,
  type Gateway,
  type PaymentAttempt,
  apply,
  attemptMachine,
} from '@hien/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { paymentAttempts } from '../db/schema/payments.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** A row as the domain's machine sees it. */
export function attemptOf(row: AttemptRow): PaymentAttempt {
  return {
    state: row.state,
    version: row.version,
    changedAt: row.changedAt.getTime(),
    amount: row.amount,
    expiresAt: row.expiresAt?.getTime() ?? null,
    transaction: row.transaction,
    duplicate: row.duplicate,
    late: row.late,
    failure: row.failure,
  };
}

const columnsOf = (attempt: PaymentAttempt) => ({
  state: attempt.state,
  version: attempt.version,
  changedAt: new Date(attempt.changedAt),
  expiresAt: attempt.expiresAt === null ? null : new Date(attempt.expiresAt),
  transaction: attempt.transaction,
  duplicate: attempt.duplicate,
  late: attempt.late,
  failure: attempt.failure,
});

/** The attempt a gateway names, held until the transaction ends: two calls at once are looked at one by one. */
export async function lockAttempt(
  tx: Orm,
  gateway: Gateway,
  reference: string,
): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.gateway, gateway), eq(paymentAttempts.reference, reference)))
    .for('update');
  return row ?? null;
}

/** The tries of a group, the newest first. */
export function attemptsOf(orm: Orm, groupId: number): Promise<AttemptRow[]> {
  return orm
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.groupId, groupId))
    .orderBy(desc(paymentAttempts.id));
}

/** Sends the machine an event and stores what it makes of it. @throws when the row was not held or the event is no rule. */
export async function moveAttempt(
  tx: Orm,
  row: AttemptRow,
  command: Command<AttemptPayloads>,
  more: Partial<Pick<AttemptRow, 'redirect' | 'expiresAt'>> = {},
): Promise<AttemptRow> {
  const applied = apply(attemptMachine, attemptOf(row), command);
  if (!applied.ok)
    throw new Error(`attempt ${row.id}: ${command.event} refused, ${applied.refusal.reason}`);
  const [after] = await tx
    .update(paymentAttempts)
    .set({ ...columnsOf(applied.entity), ...more })
    .where(and(eq(paymentAttempts.id, row.id), eq(paymentAttempts.version, row.version)))
    .returning();
  if (after === undefined) throw new Error(`attempt ${row.id} changed meanwhile`);
  return after;
}
