import { codeOf, isGone, orderCodes } from '@hien/domain';
import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { type BookedRefund, orders } from '../../db/schema/orders.ts';
import { tell } from '../notices/notify.ts';
import { bookRefunds } from './book-refunds.ts';
import { closeGroup } from './close-group.ts';
import { countChanges } from './counts.ts';
import { noteEffect, nothingFollows, writeFollowUp } from './follow-up.ts';
import { writeHistory } from './history.ts';
import { adjustInvoice } from './invoices.ts';
import type { LockedOrder, OrderRow } from './locked-order.ts';
import { linesOf, type Outcome } from './outcome.ts';
import { keptFees } from './settlement.ts';
import { closeMovedOn } from './staff-cases.ts';
import { writeLines } from './write-lines.ts';

/** Who pressed and when; nobody for the system and for a visitor with a link. */
type Press = { readonly userId: number | null; readonly at: number };

/** An order whose lock is held, and what the domain decided about it. */
export type Decided = { readonly locked: LockedOrder; readonly outcome: Outcome };

/**
 * Writes what the domain decided, and works off what follows from it, in the transaction that holds the order's lock:
 * lines, history, stock, money that goes back, points, coupon, settlement, penalties, cases, news.
 */
export async function bookChange(
  tx: Orm,
  locked: LockedOrder,
  outcome: Outcome,
  press: Press,
): Promise<LockedOrder> {
  const [after = locked] = await bookChanges(tx, [{ locked, outcome }], press);
  return after;
}

/** The same for several orders of one group: as many statements for ten orders as for one, unless lines leave. */
export async function bookChanges(
  tx: Orm,
  decided: readonly Decided[],
  { userId, at }: Press,
): Promise<LockedOrder[]> {
  const [first] = decided;
  if (first === undefined) return [];
  const changes: (Decided & { readonly refunds: ReadonlyMap<number, BookedRefund> })[] = [];
  for (const { locked, outcome } of decided)
    changes.push({ locked, ...(await bookRefunds(tx, locked, outcome, at)) });
  const lines = changes.map(({ locked, outcome }) => linesOf(locked.rows, outcome));
  const rows = await writeLines(
    tx,
    lines.flat(),
    new Map(changes.flatMap(({ refunds }) => [...refunds])),
  );
  await writeHistory(tx, changes, userId);
  const heads = await writeOrders(tx, changes, at);
  const written = changes.map(({ locked, outcome }) => ({
    outcome,
    group: locked.group,
    order: heads.get(locked.order.id) ?? locked.order,
    rows: locked.rows.map((row) => rows.get(row.id) ?? row),
  }));
  await countChanges(
    tx,
    changes.map(({ locked }, index) => ({ before: locked, after: written[index] ?? locked })),
  );
  const work = nothingFollows();
  for (const [index, after] of written.entries()) {
    const own = lines[index] ?? [];
    for (const effect of after.outcome.effects) {
      const line = own[effect.item];
      if (line !== undefined) noteEffect(work, after, line, effect, at);
    }
    const change = changes[index];
    if (change !== undefined)
      work.settlement.push(...keptFees(change.locked, own, change.refunds, at));
  }
  await writeFollowUp(tx, work, at);
  await closeMovedOn(tx, lines.flat(), { staff: staffIn(decided, userId), at });
  for (const [index, { order, rows: own, outcome }] of written.entries())
    // A refund says so itself; a purchase that is cancelled after its invoice went out makes that wrong as well (2.16).
    if (
      outcome.effects.some((effect) => effect.do === 'adjust-invoice') ||
      (lines[index] ?? []).some(({ row, item }) => isGone(item) && !isGone(row.data))
    )
      await adjustInvoice(tx, order, own, at);
  const group = await closeGroup(tx, first.locked.group, written, at);
  await tell(tx, written, at);
  return written.map((after) => ({ group, order: after.order, rows: after.rows }));
}

/** Who of staff pressed, with the reason they gave; null when it was nobody of theirs. */
function staffIn(decided: readonly Decided[], userId: number | null) {
  const command = decided
    .flatMap(({ outcome }) => outcome.entries)
    .find((entry) => entry.command.by === 'admin')?.command;
  if (userId === null || command === undefined) return null;
  const { payload } = command;
  return { userId, reason: 'reason' in payload ? (payload.reason ?? null) : null };
}

/** What an order says of itself, from its lines. By its id. */
async function writeOrders(
  tx: Orm,
  changes: readonly Decided[],
  at: number,
): Promise<ReadonlyMap<number, OrderRow>> {
  const written = await tx
    .insert(orders)
    .values(
      changes.map(({ locked, outcome: { order } }) => ({
        ...locked.order,
        code: orderCodes[codeOf(order)],
        version: locked.order.version + 1,
        extendedAt: order.extendedAt === null ? null : new Date(order.extendedAt),
        extensions: order.extensions,
        changedAt: new Date(at),
      })),
    )
    .onConflictDoUpdate({
      target: orders.id,
      set: {
        code: sql`excluded.code`,
        version: sql`excluded.version`,
        extendedAt: sql`excluded.extended_at`,
        extensions: sql`excluded.extensions`,
        changedAt: sql`excluded.changed_at`,
      },
    })
    .returning();
  return new Map(written.map((row) => [row.id, row]));
}
