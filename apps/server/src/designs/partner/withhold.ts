import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { designOrderLines, designOrders } from '../../db/schema/design-orders.ts';
import { designs } from '../../db/schema/designs.ts';
import { partnerApplications } from '../../db/schema/leads.ts';
import { writeNotice } from '../../notices/write-notice.ts';

type Design = typeof designs.$inferSelect;

/**
 * Off sale by staff: whoever has ordered it and not paid yet is told. Nothing changes for one that is so already, but that
 * one that is off with its partner stays off for itself.
 */
export async function withhold(
  tx: Orm,
  design: Design,
  { why, reason, at }: { readonly why: 'design' | 'partner'; readonly reason: string; at: number },
): Promise<void> {
  if (design.withheldAt !== null) {
    if (why === 'design') await keepFor(tx, design.id, why, reason);
    return;
  }
  await tx
    .update(designs)
    .set({
      withdrawnAt: design.withdrawnAt ?? new Date(at),
      withheldAt: new Date(at),
      withheldFor: why,
      withheldReason: reason,
    })
    .where(eq(designs.id, design.id));
  if (design.withdrawnAt === null) await tellWhoWaits(tx, design, at);
}

const keepFor = (tx: Orm, designId: number, why: 'design' | 'partner', reason: string) =>
  tx
    .update(designs)
    .set({ withheldFor: why, withheldReason: reason })
    .where(eq(designs.id, designId));

/**
 * Staff have nothing against it any more; of a partner that is stopped it waits with the rest.
 * @returns whether its partner may sell it
 */
export async function release(
  tx: Orm,
  { id, ownerId }: Pick<Design, 'id' | 'ownerId'>,
): Promise<boolean> {
  const stopped = ownerId === null ? null : await whyStopped(tx, ownerId);
  if (stopped === null) await letGoOn(tx, id);
  else await keepFor(tx, id, 'partner', stopped);
  return stopped === null;
}

/** Where it was before: what its partner had taken off earlier stays off. */
export const letGoOn = (tx: Orm, designId: number) =>
  tx
    .update(designs)
    .set({
      withdrawnAt: sql`case when ${designs.withdrawnAt} < ${designs.withheldAt} then ${designs.withdrawnAt} end`,
      withheldAt: null,
      withheldFor: null,
      withheldReason: null,
    })
    .where(and(eq(designs.id, designId), isNotNull(designs.withheldAt)));

/** Why a partner sells nothing for now, in the words of staff; null of one that may sell. */
export async function whyStopped(tx: Orm, ownerId: number): Promise<string | null> {
  const [owner] = await tx
    .select({ partner: users.partner })
    .from(users)
    .where(eq(users.id, ownerId));
  if (owner?.partner.includes('design') === true) return null;
  const [application] = await tx
    .select({ reason: partnerApplications.reason })
    .from(partnerApplications)
    .where(and(eq(partnerApplications.userId, ownerId), eq(partnerApplications.kind, 'design')));
  return application?.reason ?? '';
}

/** All of a partner's that buyers know, one after the other. */
export const designsOfPartner = (tx: Orm, ownerId: number): Promise<Design[]> =>
  tx.select().from(designs).where(eq(designs.ownerId, ownerId)).orderBy(asc(designs.id));

/** Whoever has ordered it and not paid yet: the order cannot be paid any more as it is. */
export async function tellWhoWaits(
  tx: Orm,
  { id, name }: Pick<Design, 'id' | 'name'>,
  at: number,
): Promise<void> {
  const orders = await tx
    .select({ id: designOrders.id, userId: designOrders.userId })
    .from(designOrderLines)
    .innerJoin(designOrders, eq(designOrders.id, designOrderLines.orderId))
    .where(
      and(
        eq(designOrderLines.designId, id),
        isNull(designOrderLines.endedAt),
        eq(designOrders.state, 'pending'),
      ),
    );
  for (const order of orders)
    await writeNotice(tx, {
      userId: order.userId,
      about: 'design.taken-off',
      to: 'buyer',
      name,
      key: `design.taken-off:${order.id}:${id}:${at}`,
      at,
    });
}
