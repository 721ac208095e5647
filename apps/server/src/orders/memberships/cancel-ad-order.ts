import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { adOrders } from '../../db/schema/memberships.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { returnParts } from '../write/transferred-parts.ts';
import { freePlaces } from './places.ts';
import { keepOffers } from './waiting-list.ts';
import type { AdOrderRow } from './stored-membership.ts';

/** Lets an order go and frees what it held. The group's lock is held. */
export async function cancelAdOrder(tx: Orm, order: AdOrderRow, at: number): Promise<void> {
  await tx.update(adOrders).set({ state: 'cancelled' }).where(eq(adOrders.id, order.id));
  await tx
    .update(paymentGroups)
    .set({ cancelledAt: new Date(at) })
    .where(and(eq(paymentGroups.id, order.groupId), isNull(paymentGroups.paidAt)));
  await returnParts(tx, order.groupId, at);
  if (order.kind === 'renewal') return;
  await freePlaces(tx, order.contractorId, order.cities);
  await keepOffers(tx, order.contractorId, at);
}
