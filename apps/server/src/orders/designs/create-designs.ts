import {
  newDesignOrder,
  notify,
  type PaymentMethod,
  type RedBillBuyer,
  totalOf,
} from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { designOrderLines, designOrders } from '../../db/schema/design-orders.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { nextNumber } from '../write/order-number.ts';
import { ownerOf } from './stored-order.ts';
import { tellBuyer } from './tell-buyer.ts';

/** Designs with the prices that were agreed; whether they may be bought has been asked. */
export type NewDesigns = {
  readonly userId: number;
  /** Whose they are then, when a contractor buys in a member's name (G1). */
  readonly forUserId: number | null;
  readonly designs: readonly { readonly designId: number; readonly price: number }[];
  readonly method: PaymentMethod;
  readonly referralCode: string | null;
  readonly redBill: RedBillBuyer | null;
  readonly at: number;
};

/** Makes one payment group and the order of designs in it, which waits for its money; answers the order's id. */
export async function createDesigns(
  tx: Orm,
  { userId, forUserId, designs, method, referralCode, redBill, at }: NewDesigns,
): Promise<number> {
  const order = newDesignOrder(designs, at);
  const dueAt = new Date(order.paymentDueAt);
  const [group] = await tx
    .insert(paymentGroups)
    .values({
      number: await nextNumber(tx, at),
      userId,
      purpose: 'design',
      method,
      goods: totalOf(order),
      total: totalOf(order),
      referralCode,
      placedAt: new Date(at),
      dueAt,
    })
    .returning();
  if (group === undefined) throw new Error('the payment group was not written');
  const [row] = await tx
    .insert(designOrders)
    .values({
      groupId: group.id,
      userId,
      forUserId,
      state: order.state,
      version: order.version,
      added: order.added,
      redBill,
      placedAt: new Date(at),
      dueAt,
      changedAt: new Date(at),
    })
    .returning();
  if (row === undefined) throw new Error('the order of designs was not written');
  await tx.insert(designOrderLines).values(
    order.designs.map(({ designId, price }) => ({
      orderId: row.id,
      userId: ownerOf(row),
      designId,
      price,
    })),
  );
  await tellBuyer(tx, { group, row }, order, [notify('design.ordered', 'buyer')]);
  return row.id;
}
