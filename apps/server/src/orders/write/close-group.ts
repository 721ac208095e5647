import { couponComesBack, isCancelled, isGone } from '@hien/domain';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderItems, orders, paymentGroups } from '../../db/schema/orders.ts';
import { returnParts } from './transferred-parts.ts';
import { restoreCoupon } from '../../rewards/restore.ts';
import { voidInvoice } from './invoices.ts';
import type { GroupRow } from './locked-order.ts';
import type { WrittenChange } from './outcome.ts';

/**
 * What orders of a group that were just written mean for the group: cash is here once it was seen for every parcel; a
 * group without a living line frees its coupon, and what was transferred for it without paying it goes back.
 */
export async function closeGroup(
  tx: Orm,
  group: GroupRow,
  written: readonly Pick<WrittenChange, 'order' | 'rows'>[],
  at: number,
): Promise<GroupRow> {
  const cashToCome = group.paidAt === null && group.method === 'COD';
  const own = written.flatMap(({ rows }) => rows.map(({ data }) => data));
  if (!cashToCome && (!own.some(isGone) || group.cancelledAt !== null)) return group;
  const others = await tx
    .select({ data: orderItems.data })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.groupId, group.id),
        notInArray(
          orders.id,
          written.map(({ order }) => order.id),
        ),
      ),
    );
  const items = [...others.map(({ data }) => data), ...own];
  const change: Partial<typeof paymentGroups.$inferInsert> = {};
  const living = items.filter((item) => !isGone(item));
  if (cashToCome && living.length > 0 && living.every(({ collectedAt }) => collectedAt !== null))
    change.paidAt = new Date(at);
  const cancelled = items.filter(isCancelled);
  if (
    group.cancelledAt === null &&
    couponComesBack({ cancelled: cancelled.length, items: items.length })
  ) {
    change.cancelledAt = new Date(at);
    if (group.couponId !== null) await restoreCoupon(tx, group.couponId, at);
    if (group.paidAt === null) await returnParts(tx, group.id, at);
  }
  for (const { order, rows } of written)
    if (rows.every(({ data }) => isGone(data))) await voidInvoice(tx, order, at);
  if (Object.keys(change).length === 0) return group;
  const [after = group] = await tx
    .update(paymentGroups)
    .set({ ...change, version: group.version + 1 })
    .where(eq(paymentGroups.id, group.id))
    .returning();
  return after;
}
