import {
  apply,
  type Command,
  type DesignOrder,
  designOrderMachine,
  type DesignOrderPayloads,
  type Language,
  newDesignLine,
  reasonText,
  stateAfterDownloads,
  totalOf,
} from '@hien/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { designOrderLines, designOrders } from '../../db/schema/design-orders.ts';
import { designPurchases } from '../../db/schema/design-purchases.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { ApiError } from '../../http/api-error.ts';
import { returnParts } from '../write/transferred-parts.ts';
import { type GroupRow, lockGroup } from '../write/locked-order.ts';
import { followRefund } from './refund-follows.ts';
import { tellBuyer } from './tell-buyer.ts';

export type OrderRow = typeof designOrders.$inferSelect;
export type LineRow = typeof designOrderLines.$inferSelect;
export type OwnedRow = typeof designPurchases.$inferSelect;

/** Whose the designs are once they are paid: the buyer's, or the member's in whose name a contractor buys (G1). */
export const ownerOf = ({ forUserId, userId }: Pick<OrderRow, 'forUserId' | 'userId'>): number =>
  forUserId ?? userId;

/** An order of designs that nobody else can change until the transaction ends. */
export type LockedDesigns = {
  readonly group: GroupRow;
  readonly row: OrderRow;
  readonly lines: readonly LineRow[];
  /** What it bought, held too: no download begins meanwhile. */
  readonly owned: readonly OwnedRow[];
};

/** The domain's order of the rows, with what was downloaded of each design. */
export const asDesignOrder = ({
  row,
  lines,
  owned,
}: Pick<LockedDesigns, 'row' | 'lines' | 'owned'>): DesignOrder => ({
  state: stateAfterDownloads(
    row.state,
    owned.reduce((all, { usedTimes }) => all + usedTimes, 0),
  ),
  version: row.version,
  changedAt: row.changedAt.getTime(),
  placedAt: row.placedAt.getTime(),
  paymentDueAt: row.dueAt.getTime(),
  designs: lines.map((line) => {
    const bought = owned.find(({ designId }) => designId === line.designId);
    return bought === undefined
      ? newDesignLine(line)
      : {
          designId: line.designId,
          price: line.price,
          allowedTimes: bought.allowedTimes,
          used: bought.usedTimes,
          expiresAt: bought.expiresAt.getTime(),
        };
  }),
  added: row.added,
  refundDueAt: row.refundDueAt?.getTime() ?? null,
});

export const linesOf = (tx: Orm, orderId: number): Promise<LineRow[]> =>
  tx
    .select()
    .from(designOrderLines)
    .where(eq(designOrderLines.orderId, orderId))
    .orderBy(asc(designOrderLines.id));

/** The order of a payment group whose lock is held. */
export async function designsOfGroup(tx: Orm, group: GroupRow): Promise<LockedDesigns> {
  const [row] = await tx
    .select()
    .from(designOrders)
    .where(eq(designOrders.groupId, group.id))
    .for('update');
  if (row === undefined) throw new Error(`payment group ${group.id} has no order of designs`);
  const owned = await tx
    .select()
    .from(designPurchases)
    .where(eq(designPurchases.orderId, row.id))
    .orderBy(asc(designPurchases.id))
    .for('update');
  return { group, row, lines: await linesOf(tx, row.id), owned };
}

/** Locks the payment group, then the order: the way money and the shop's orders do. Null when it is not this buyer's; staff name none. */
export async function lockDesigns(
  tx: Orm,
  id: number,
  userId?: number,
): Promise<LockedDesigns | null> {
  const [found] = await tx
    .select({ groupId: designOrders.groupId })
    .from(designOrders)
    .where(
      and(
        eq(designOrders.id, id),
        userId === undefined ? undefined : eq(designOrders.userId, userId),
      ),
    );
  const group = found === undefined ? null : await lockGroup(tx, found.groupId);
  return group === null ? null : designsOfGroup(tx, group);
}

/** What follows for the group and the lines from the order's new state. */
async function writeOrder(tx: Orm, { group, row, lines }: LockedDesigns, after: DesignOrder) {
  const changedAt = new Date(after.changedAt);
  await tx
    .update(designOrders)
    .set({
      state: after.state,
      version: after.version,
      added: after.added,
      refundDueAt: after.refundDueAt === null ? null : new Date(after.refundDueAt),
      changedAt,
    })
    .where(eq(designOrders.id, row.id));
  const known = new Set(lines.map(({ designId }) => designId));
  const fresh = after.designs.filter(({ designId }) => !known.has(designId));
  if (fresh.length > 0) {
    await tx.insert(designOrderLines).values(
      fresh.map(({ designId, price }) => ({
        orderId: row.id,
        designId,
        userId: ownerOf(row),
        price,
      })),
    );
    const total = totalOf(after);
    await tx
      .update(paymentGroups)
      .set({ goods: total, total, version: group.version + 1 })
      .where(eq(paymentGroups.id, group.id));
  }
  if (after.state !== 'cancelled') return;
  await tx
    .update(paymentGroups)
    .set({ cancelledAt: changedAt, version: group.version + 1 })
    .where(eq(paymentGroups.id, group.id));
  await returnParts(tx, group.id, after.changedAt);
  // Who let it go may order the same again.
  await tx
    .update(designOrderLines)
    .set({ endedAt: changedAt })
    .where(eq(designOrderLines.orderId, row.id));
}

type Event = Command<DesignOrderPayloads>;

/**
 * Sends the machine an event and stores what it makes of it, with the buyer's news.
 * @throws {ApiError} EVENT_REFUSED with the reason in the reader's language.
 */
export async function moveDesigns(
  tx: Orm,
  locked: LockedDesigns,
  command: Event,
  language: Language = 'vi',
): Promise<void> {
  const applied = apply(designOrderMachine, asDesignOrder(locked), command);
  if (!applied.ok)
    throw new ApiError('EVENT_REFUSED', {
      said: reasonText(applied.refusal.reason, 'buyer')[language],
    });
  await writeOrder(tx, locked, applied.entity);
  await followRefund(tx, locked, applied.entity);
  await tellBuyer(tx, locked, applied.entity, applied.effects);
}
