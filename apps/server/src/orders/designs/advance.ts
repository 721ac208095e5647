import { and, eq, lt } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { designOrders } from '../../db/schema/design-orders.ts';
import { type GroupRow, lockGroup } from '../write/locked-order.ts';
import { designsOfGroup, type LockedDesigns, moveDesigns } from './stored-order.ts';

const atOnce = 100;

const overdueAt = (now: number) =>
  and(eq(designOrders.state, 'pending'), lt(designOrders.dueAt, new Date(now)));

/** The order of a group whose lock is held, cancelled first when its time to pay has passed (G5). */
export async function advancedDesigns(
  tx: Orm,
  group: GroupRow,
  now: number,
): Promise<LockedDesigns> {
  const locked = await designsOfGroup(tx, group);
  const { state, dueAt } = locked.row;
  if (state !== 'pending' || dueAt.getTime() >= now) return locked;
  // Dated when it fell due, not when somebody came by.
  const at = dueAt.getTime() + 1;
  await moveDesigns(tx, locked, { event: 'payment.due_elapsed', by: 'system', at, payload: {} });
  return designsOfGroup(tx, group);
}

async function endOverdue(tx: Orm, groupId: number, now: number, wait = true): Promise<void> {
  const group = await lockGroup(tx, groupId, wait);
  if (group !== null) await advancedDesigns(tx, group, now);
}

/** A member's orders that nobody paid in time hold no design back, whether or not a round of the clock has come by. */
export async function endOverdueOf(tx: Orm, userId: number, now: number): Promise<void> {
  const due = await tx
    .select({ groupId: designOrders.groupId })
    .from(designOrders)
    .where(and(eq(designOrders.userId, userId), overdueAt(now)))
    .orderBy(designOrders.groupId);
  for (const { groupId } of due) await endOverdue(tx, groupId, now);
}

/** Ends every order that was not paid in time, each in a transaction of its own. */
export async function advanceDesigns(
  database: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const due = await database.orm
    .select({ groupId: designOrders.groupId })
    .from(designOrders)
    .where(overdueAt(now))
    .orderBy(designOrders.dueAt)
    .limit(atOnce);
  for (const { groupId } of due) {
    try {
      await retried(database.orm, (tx) => endOverdue(tx, groupId, now, false));
    } catch (error) {
      onError(error);
    }
  }
}
