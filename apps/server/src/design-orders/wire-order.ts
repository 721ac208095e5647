import {
  apply,
  type DesignOrder,
  designOrderCodes,
  designOrderMachine,
  displayName,
  type Language,
  limits,
  orderCodes,
} from '@hien/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { designOrderLines, designOrders, designRefunds } from '../db/schema/design-orders.ts';
import { designPurchases } from '../db/schema/design-purchases.ts';
import { designs } from '../db/schema/designs.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import type { Answer } from '../http/handler.ts';
import { asDesignOrder } from '../orders/designs/stored-order.ts';
import { designColumns, thingOf } from './standings.ts';

export type WireOrder = Answer<'cancelDesignOrder'>;

/** Who reads, and when: whether money can be asked back depends on the clock. */
export type Reading = { readonly language: Language; readonly now: number };

/** Orders as the wire shows them, in the order of the ids; four statements however many there are. */
export async function wireOrders(
  orm: Orm,
  ids: readonly number[],
  { language, now }: Reading,
): Promise<WireOrder[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select({
      order: designOrders,
      group: paymentGroups,
      refund: designRefunds,
      owner: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(designOrders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, designOrders.groupId))
    .leftJoin(designRefunds, eq(designRefunds.orderId, designOrders.id))
    .leftJoin(users, eq(users.id, designOrders.forUserId))
    .where(inArray(designOrders.id, [...ids]));
  const lines = await orm
    .select({ line: designOrderLines, design: designColumns })
    .from(designOrderLines)
    .innerJoin(designs, eq(designs.id, designOrderLines.designId))
    .where(inArray(designOrderLines.orderId, [...ids]))
    .orderBy(asc(designOrderLines.id));
  const bought = await orm
    .select()
    .from(designPurchases)
    .where(inArray(designPurchases.orderId, [...ids]));
  return ids.flatMap((id) => {
    const found = rows.find(({ order }) => order.id === id);
    if (found === undefined) return [];
    const { order, group, refund, owner } = found;
    const own = lines.filter(({ line }) => line.orderId === id);
    const entity = asDesignOrder({
      row: order,
      lines: own.map(({ line }) => line),
      owned: bought.filter(({ orderId }) => orderId === id),
    });
    return {
      id,
      groupId: group.id,
      number: group.number,
      state: entity.state,
      code: orderCodes[designOrderCodes[entity.state]],
      version: order.version,
      method: group.method as WireOrder['method'],
      lines: own.map(({ line, design }) => ({
        ...thingOf({ ...design, price: line.price }, language),
        isWithdrawn: design.withdrawnAt !== null,
      })),
      total: group.total,
      left:
        order.state === 'pending' && owner === null ? limits.design.maxReorder - order.added : 0,
      hasInvoice: order.redBill !== null,
      referralCode: group.referralCode,
      placedAt: order.placedAt.toISOString(),
      dueAt: order.dueAt.toISOString(),
      paidAt: group.paidAt?.toISOString() ?? null,
      refund:
        refund === null
          ? null
          : {
              reason: refund.reason,
              requestedAt: refund.requestedAt.toISOString(),
              decision: refund.decision,
              answer: refund.answer,
              decidedAt: refund.decidedAt?.toISOString() ?? null,
            },
      refundRefused: refundRefused(entity, now),
      ownerName:
        owner === null
          ? null
          : displayName({ first_name: owner.firstName, last_name: owner.lastName }, language),
    };
  });
}

/** Why the money cannot be asked back now, by the machine itself; null when it can. */
function refundRefused(order: DesignOrder, at: number): WireOrder['refundRefused'] {
  const asked = apply(designOrderMachine, order, {
    event: 'refund.request',
    by: 'buyer',
    at,
    payload: { reason: 'x' },
  });
  if (asked.ok) return null;
  const { reason } = asked.refusal;
  return reason === 'DOWNLOADED' || reason === 'DOWNLOAD_EXPIRED' ? reason : 'NOT_NOW';
}

/** One of them, which is there. */
export async function wireOrder(orm: Orm, id: number, reading: Reading): Promise<WireOrder> {
  const [order] = await wireOrders(orm, [id], reading);
  if (order === undefined) throw new Error(`no order of designs ${id}`);
  return order;
}
