import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { paymentAttempts, staffCases } from '../../db/schema/payments.ts';
import { giveBack } from './give-back.ts';

/** Transfers of a group that did not make up its sum, each told once. */
export type Parts = {
  readonly transactions: readonly string[];
  /** The cases that say so while the money lies with us. */
  readonly open: readonly number[];
  /** What the open ones brought; whole đồng, 0 when nothing has. */
  readonly sum: number;
  /** The last of the open ones. */
  readonly newest: string | null;
};

export async function partsOf(orm: Orm, groupId: number): Promise<Parts> {
  const rows = await orm
    .select({ id: staffCases.id, facts: staffCases.facts, closedAt: staffCases.closedAt })
    .from(staffCases)
    .where(and(eq(staffCases.groupId, groupId), eq(staffCases.because, 'wrong-amount')))
    .orderBy(asc(staffCases.id));
  // A wrong sum at a gateway is no part of a transfer.
  const parts = rows.filter(({ facts }) => facts['gateway'] === 'vietqr');
  const open = parts.filter(({ closedAt }) => closedAt === null);
  return {
    transactions: parts.map(({ facts }) => String(facts['transaction'])),
    open: open.map(({ id }) => id),
    sum: open.reduce((all, { facts }) => all + Number(facts['arrived'] ?? 0), 0),
    newest: open.length === 0 ? null : String(open.at(-1)?.facts['transaction']),
  };
}

/** What has arrived by transfer for a group without making up the sum. */
export async function arrivedShort(orm: Orm, groupId: number): Promise<number> {
  return (await partsOf(orm, groupId)).sum;
}

/** The parts are counted elsewhere now: nobody has to look at them any more. */
export async function closeParts(tx: Orm, { open }: Parts, note: string, at: number) {
  if (open.length === 0) return;
  await tx
    .update(staffCases)
    .set({ closedAt: new Date(at), note })
    .where(inArray(staffCases.id, [...open]));
}

/**
 * A group waits for nothing any more while parts of its sum are here: they go back together, to the account that made
 * them (3.4, rule 2). Its lock is held, or its row was just written.
 */
export async function returnParts(tx: Orm, groupId: number, at: number): Promise<void> {
  const parts = await partsOf(tx, groupId);
  const newest = parts.open.at(-1);
  if (newest === undefined) return;
  const key = `parts:${newest}`;
  await closeParts(tx, parts, key, at);
  if (parts.sum === 0) return;
  const [group] = await tx.select().from(paymentGroups).where(eq(paymentGroups.id, groupId));
  const [attempt] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.groupId, groupId), eq(paymentAttempts.gateway, 'vietqr')));
  if (group === undefined || attempt === undefined) throw new Error(`parts of nobody: ${groupId}`);
  const { sum: amount } = parts;
  await giveBack(tx, group, { attemptId: attempt.id, amount, at, because: 'paid-too-little', key });
}
