import type { AdOrderKind, AdPlan, CityPosition, PaymentMethod, RedBillBuyer } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { adOrders } from '../../db/schema/memberships.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { nextNumber } from '../write/order-number.ts';
import type { AdOrderRow } from './stored-membership.ts';

export type NewAdOrder = {
  readonly contractorId: number;
  readonly userId: number;
  readonly kind: AdOrderKind;
  readonly plan: AdPlan;
  readonly cities: readonly CityPosition[];
  /** Whole đồng. */
  readonly total: number;
  readonly method: PaymentMethod;
  readonly redBill: RedBillBuyer | null;
  readonly at: number;
  readonly dueAt: number;
};

/** Makes the payment group of an order of advertising, and the order in it, which waits for its money. */
export async function createAdOrder(
  tx: Orm,
  { contractorId, userId, kind, plan, cities, total, method, redBill, at, dueAt }: NewAdOrder,
): Promise<AdOrderRow> {
  const [group] = await tx
    .insert(paymentGroups)
    .values({
      number: await nextNumber(tx, at),
      userId,
      purpose: 'ad',
      method,
      goods: total,
      total,
      placedAt: new Date(at),
      dueAt: new Date(dueAt),
    })
    .returning();
  if (group === undefined) throw new Error('the payment group was not written');
  const [order] = await tx
    .insert(adOrders)
    .values({
      groupId: group.id,
      contractorId,
      kind,
      plan,
      cities: [...cities],
      state: 'waiting',
      redBill,
      placedAt: new Date(at),
      dueAt: new Date(dueAt),
    })
    .returning();
  if (order === undefined) throw new Error('the order of advertising was not written');
  return order;
}
